import { renderToString } from "react-dom/server";
import type { QueuedMail } from "../../db/mail/outbox";
import type { MailKind } from "../../db/schema/mail";
import type { Letter } from "../../views/content/letter";
import { LetterHtml } from "../../views/emails/letter-html";
import { letterText } from "../../views/emails/letter-text";
import type { Secret } from "../secrets/secret";
import { isEmailAddress, withAsciiDomain } from "./email-address";
import type { Sender } from "./sender";
import { writers } from "./writers";

/** A message as a transport sends it. */
export type Message = {
  from: Sender;
  to: Sender;
  subject: string;
  text: string;
  html: string;
  messageId: string;
  headers: Record<string, string>;
  /** Where an answer goes, if not to the sender. */
  replyTo?: Sender;
  envelope: { from: string; to: string[] };
  /** RFC 3461: what comes back names the row, and quotes no more than the header. */
  dsn: { id: string; return: "headers"; notify: "failure" };
};

/** What messages have in common. `bouncesTo` is where mail servers return what they cannot deliver. */
export type Writing = { siteUrl: string; from: Sender; bouncesTo: string; secret: Secret };

/** What a message is written from, whichever its kind. */
export type Writable = Pick<QueuedMail, "id" | "kind" | "recipient" | "aboutId" | "data">;

/**
 * The words of a kind of message, where a mail program's own unsubscribe button posts, if it has one, and whom an answer
 * goes to, if not to the sender.
 */
export type Writer = (
  writing: Writing,
  mail: Writable,
) => { letter: Letter; leave?: string; answerTo?: string };

/** The kinds that this version of the site can write. */
export const writableKinds = Object.keys(writers) as MailKind[];

/**
 * Writes a queued message. The same row gives the same Message-ID, so that one that is sent twice is seen to be one.
 * Throws when it cannot be written: its recipient is not one address, or it holds something sealed by another secret.
 */
export function writeMessage(writing: Writing, mail: Writable): Message {
  const { siteUrl, from, bouncesTo } = writing;
  const address = withAsciiDomain(mail.recipient);
  if (!isEmailAddress(address)) throw new Error("The recipient is not one address.");
  const { letter, leave, answerTo = "" } = writers[mail.kind](writing, mail);
  return {
    from,
    // As an object it is not read as a list of addresses.
    to: { name: "", address },
    subject: letter.subject,
    text: letterText(letter),
    html: `<!doctype html>${renderToString(<LetterHtml letter={letter} home={siteUrl} />)}`,
    messageId: `<${mail.id}@${new URL(siteUrl).hostname}>`,
    headers: {
      // RFC 8058: mail programs show a button of their own, and post there without a visit.
      ...(leave && {
        "List-Unsubscribe": `<${leave}>`,
        "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
      }),
      // RFC 3834: nobody's holiday note answers this.
      "Auto-Submitted": "auto-generated",
    },
    ...(isEmailAddress(answerTo) && { replyTo: { name: "", address: answerTo } }),
    envelope: { from: bouncesTo, to: [address] },
    dsn: { id: mail.id, return: "headers", notify: "failure" },
  };
}
