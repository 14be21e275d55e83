import { renderToString } from "react-dom/server";
import type { QueuedMail } from "../../db/outbox";
import type { MailKind } from "../../db/mail-schema";
import type { Letter } from "../../views/content/letter";
import { LetterHtml } from "../../views/emails/letter-html";
import { letterText } from "../../views/emails/letter-text";
import type { Secret } from "../auth/secret";
import { writers } from "./writers";

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

/** What a message is written from, whichever its kind. */
export type Writable = Pick<QueuedMail, "id" | "kind" | "recipient" | "aboutId" | "data">;

/** The words of a kind of message, and where a mail program's own unsubscribe button posts, if it has one. */
export type Writer = (writing: Writing, mail: Writable) => { letter: Letter; leave?: string };

/** The kinds that this version of the site can write. */
export const writableKinds = Object.keys(writers) as MailKind[];

/**
 * Writes a queued message. The same row gives the same Message-ID, so that one that is sent twice is seen to be one.
 * Throws when it holds something sealed by another secret.
 */
export function writeMessage(writing: Writing, mail: Writable): Message {
  const { letter, leave } = writers[mail.kind](writing, mail);
  return {
    from: writing.from,
    to: mail.recipient,
    subject: letter.subject,
    text: letterText(letter),
    html: `<!doctype html>${renderToString(<LetterHtml {...letter} />)}`,
    messageId: `<${mail.id}@${new URL(writing.siteUrl).hostname}>`,
    headers: {
      // RFC 8058: mail programs show a button of their own, and post there without a visit.
      ...(leave && {
        "List-Unsubscribe": `<${leave}>`,
        "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
      }),
      // RFC 3834: nobody's holiday note answers this.
      "Auto-Submitted": "auto-generated",
    },
  };
}
