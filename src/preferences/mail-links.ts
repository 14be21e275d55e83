import { Hono } from "hono";
import type { Evidence } from "../../db/forms/decisions";
import { DatabaseUnavailable } from "../../db/connection/database-unavailable";
import { consent } from "../../views/content/newsletter-consent";
import { mailLinks } from "../../views/content/mail-links";
import type { MailLinkState } from "../../views/pages/link/mail-link";
import type { App, Context } from "../context";
import { mailedField } from "../mail/links/mailed-field";
import { readLink, type Purpose } from "../mail/links/link-token";
import { endpoints } from "../paths";
import { privateHeaders } from "../http/headers";
import { readFields } from "../http/read-fields";
import { refuse } from "../http/refuse";
import { answerMailLink, showMailLink } from "./show-mail-link";

/**
 * The links in messages. A GET changes nothing, because mail scanners follow every link and run scripts: it shows a
 * button. Mail programs post to the unsubscribe link directly (one-click, RFC 8058).
 */
export const mailLinkRoutes = new Hono<App>();

for (const purpose of ["confirm", "unsubscribe"] as const) {
  const address = endpoints[purpose];
  mailLinkRoutes.get(address, (c) => {
    const token = mailedField(c.req.url, "token") ?? "";
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
    const token =
      typeof fields["token"] === "string" ? fields["token"] : mailedField(c.req.url, "token");
    const state = await change(c, purpose, token ?? "", isOneClick ? "one-click" : "link");
    return isOneClick ? answerMailLink(c, state) : showMailLink(c, state);
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
  // One-click unsubscribe shows no text of ours.
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
    if (error instanceof DatabaseUnavailable) return { status: "unavailable" };
    throw error;
  }
}
