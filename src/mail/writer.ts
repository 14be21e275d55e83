import type { QueuedMail } from "../../db/mail/outbox";
import type { EmailContent } from "../../views/content/email-content";
import type { Secret } from "../secrets/secret";
import type { Sender } from "./sender";

/** What messages have in common. Mail servers return undeliverable messages to `bouncesTo`. */
export type MailContext = {
  siteUrl: string;
  from: Sender;
  bouncesTo: string;
  secret: Secret;
  isContactAnswered: boolean;
};

/** The parts of a queued message that writing it needs. */
export type Writable = Pick<QueuedMail, "id" | "kind" | "recipient" | "aboutId" | "data">;

/**
 * Writes one kind of message. `leave` is where a mail program's unsubscribe button posts; `replyTo` is where replies
 * go, if not to the sender.
 */
export type Writer = (
  context: MailContext,
  mail: Writable,
) => { content: EmailContent; leave?: string; replyTo?: string };
