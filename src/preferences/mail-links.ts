import { Hono } from "hono";
import type { Evidence } from "../../db/forms/consent";
import { DatabaseUnavailable } from "../../db/connection/database-unavailable";
import { consent } from "../../views/content/consent";
import { mailLinks } from "../../views/content/mail-links";
import { mailLinkPage, type MailLinkState } from "../../views/pages/link/mail-link";
import type { App, Context } from "../context";
import type { Purpose } from "../mail/link-token";
import { readLink } from "../mail/read-link";
import { endpoints } from "../paths";
import { privateHeaders } from "../http/private-headers";
import { readFields } from "../forms/read-fields";
import { refuse } from "../pages/refuse";
import { RETRY_AFTER_SECONDS } from "../http/retry-after";
import { showPage } from "../pages/show-page";

const STATUS = {
  ask: 200,
  done: 200,
  already: 200,
  journaled: 200,
  outdated: 410,
  "cut-off": 400,
  foreign: 400,
  expired: 410,
  gone: 410,
  away: 503,
} as const satisfies Record<MailLinkState["status"], number>;

/**
 * Where the links in messages lead. A GET changes nothing, since scanners follow every link in a message: it shows a
 * form, which the page's script posts by itself. Mail programs post to the link to leave without a visit (RFC 8058).
 */
export const mailLinkRoutes = new Hono<App>();

for (const purpose of ["confirm", "unsubscribe"] as const) {
  const address = endpoints[purpose];
  mailLinkRoutes.get(address, (c) => {
    const token = c.req.query("token") ?? "";
    const { status } = readLink(c.env.secret, purpose, token);
    return showMailLink(
      c,
      status === "valid" ? { status: "ask", purpose, address, token } : { status },
    );
  });
  mailLinkRoutes.post(address, async (c) => {
    const fields = await readFields(c);
    if (fields === undefined) return refuse(c, "bad_form", privateHeaders);
    const isOneClick = fields["List-Unsubscribe"] === "One-Click";
    const token = typeof fields["token"] === "string" ? fields["token"] : c.req.query("token");
    const state = await change(c, purpose, token ?? "", isOneClick ? "one-click" : "link");
    return isOneClick ? c.text("", STATUS[state.status], headersOf(state)) : showMailLink(c, state);
  });
}

async function change(
  c: Context,
  purpose: Purpose,
  token: string,
  how: Evidence["how"],
): Promise<MailLinkState> {
  const read = readLink(c.env.secret, purpose, token);
  if (read.status !== "valid") return { status: read.status };
  // A mail program's own button shows none of our words.
  const shown =
    how === "link" ? { sentence: mailLinks[purpose].ask.text, page: endpoints[purpose] } : {};
  const evidence = { how, ...shown, privacyVersion: consent.privacyVersion };
  try {
    const outcome =
      "email" in read
        ? await c.env.preferences.leave(read.email, undefined, evidence)
        : await c.env.preferences.change(purpose, read, evidence);
    return outcome === "outdated" || outcome === "gone"
      ? { status: outcome }
      : { status: outcome, purpose };
  } catch (error) {
    if (error instanceof DatabaseUnavailable) return { status: "away" };
    throw error;
  }
}

/** Shows what a link has come to. */
export function showMailLink(c: Context, state: MailLinkState): Response {
  const page = mailLinkPage(state);
  return showPage(c, page, { path: page.place.path }, STATUS[state.status], headersOf(state));
}

function headersOf({ status }: MailLinkState): Record<string, string> {
  return {
    ...privateHeaders,
    ...(status === "away" && { "Retry-After": String(RETRY_AFTER_SECONDS) }),
  };
}
