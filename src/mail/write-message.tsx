import { renderToString } from "react-dom/server";
import type { DueMessage } from "../../db/outbox";
import { confirmMessage } from "../../views/content/emails";
import { ConfirmMessage, confirmText } from "../../views/emails/confirm-message";
import type { Secret } from "../auth/secret";
import { endpoints } from "../paths";
import { makeToken } from "./link-token";

/** A message as a transport sends it. */
export type Message = {
  from: string;
  to: string;
  subject: string;
  text: string;
  html: string;
  messageId: string;
  headers: Record<string, string>;
};

export type Writing = { siteUrl: string; from: string; secret: Secret };

/** Writes a queued message. The same row gives the same Message-ID, so that one that is sent twice is seen to be one. */
export function writeMessage(
  { siteUrl, from, secret }: Writing,
  { id, subscriberId, email, source }: Pick<DueMessage, "id" | "subscriberId" | "email" | "source">,
): Message {
  const link = (purpose: "confirm" | "unsubscribe") =>
    `${siteUrl}${endpoints[purpose]}?${new URLSearchParams({ token: makeToken(secret, purpose, subscriberId) })}`;
  const links = { source, confirm: link("confirm"), leave: link("unsubscribe") };
  return {
    from,
    to: email,
    subject: confirmMessage(source).subject,
    text: confirmText(links),
    html: `<!doctype html>${renderToString(<ConfirmMessage {...links} />)}`,
    messageId: `<${id}@${new URL(siteUrl).hostname}>`,
    headers: {
      // RFC 8058: mail programs show a button of their own, and post there without a visit.
      "List-Unsubscribe": `<${links.leave}>`,
      "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
      "Auto-Submitted": "auto-generated",
    },
  };
}
