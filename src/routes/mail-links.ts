import { Hono } from "hono";
import { DatabaseUnavailable } from "../../db/database-unavailable";
import { mailLinkPage, type MailLinkState } from "../../views/pages/mail-link";
import type { App, Context } from "../context";
import { readToken, type Purpose } from "../mail/link-token";
import { endpoints } from "../paths";
import { showPage } from "../show-page";

const STATUS = { ask: 200, done: 200, broken: 400, expired: 410, gone: 410, away: 503 } as const;

/**
 * Where the links in messages lead. A GET changes nothing, since scanners follow every link in a message: it shows a
 * form, which the page's script posts by itself. Mail programs post to the link to leave without a visit (RFC 8058).
 */
export const mailLinkRoutes = new Hono<App>();

for (const purpose of ["confirm", "unsubscribe"] as const) {
  const address = endpoints[purpose];
  mailLinkRoutes.get(address, (c) => {
    const token = c.req.query("token") ?? "";
    const { status } = readToken(c.var.secret, purpose, token);
    return show(c, status === "valid" ? { status: "ask", purpose, address, token } : { status });
  });
  mailLinkRoutes.post(address, async (c) => {
    const fields = await c.req.parseBody();
    const isOneClick = fields["List-Unsubscribe"] === "One-Click";
    const token = typeof fields["token"] === "string" ? fields["token"] : c.req.query("token");
    const state = await change(c, purpose, token ?? "", isOneClick);
    return isOneClick ? c.text("", STATUS[state.status]) : show(c, state);
  });
}

async function change(
  c: Context,
  purpose: Purpose,
  token: string,
  isOneClick: boolean,
): Promise<MailLinkState> {
  const read = readToken(c.var.secret, purpose, token);
  if (read.status !== "valid") return { status: read.status };
  try {
    const isFound = await c.var.changeConsent(purpose, read.id, isOneClick ? "one-click" : "page");
    return isFound ? { status: "done", purpose } : { status: "gone" };
  } catch (error) {
    if (error instanceof DatabaseUnavailable) return { status: "away" };
    throw error;
  }
}

function show(c: Context, state: MailLinkState): Response {
  const page = mailLinkPage(state);
  const headers = { "Cache-Control": "no-store", "Referrer-Policy": "same-origin" };
  return showPage(c, page, { path: page.place.path }, STATUS[state.status], headers);
}
