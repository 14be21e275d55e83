import { mailLinkPage, type MailLinkState } from "../../views/pages/link/mail-link";
import type { Context } from "../context";
import { privateHeaders } from "../http/headers";
import { RETRY_AFTER_SECONDS } from "../http/headers";
import { showPage } from "../http/show-page";

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
  unavailable: 503,
} as const satisfies Record<MailLinkState["status"], number>;

/** Shows the page with a mail link's result. */
export function showMailLink(c: Context, state: MailLinkState): Response {
  const page = mailLinkPage(state);
  return showPage(c, page, { path: page.place.path }, STATUS[state.status], headersOf(state));
}

/** Returns the result without a page, for mail programs. */
export function answerMailLink(c: Context, state: MailLinkState): Response {
  return c.text("", STATUS[state.status], headersOf(state));
}

function headersOf({ status }: MailLinkState): Record<string, string> {
  return {
    ...privateHeaders,
    ...(status === "unavailable" && { "Retry-After": String(RETRY_AFTER_SECONDS) }),
  };
}
