import type { MailContext, Writable, Writer } from "./writer";
import { renderToStaticMarkup } from "react-dom/server";
import type { MailKind } from "../../db/schema/mail";
import { EmailHtml } from "../../views/emails/email-html";
import { emailText } from "../../views/emails/email-text";
import { makeEnvid } from "./links/envid";
import { isEmailAddress, withAsciiDomain } from "./email-address";
import { UNSUBSCRIBE_SUBJECT } from "./read-unsubscribe";
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
  /** Where replies go, if not to the sender. */
  replyTo?: Sender;
  envelope: { from: string; to: string[] };
  /** RFC 3461: bounces name the row and quote only the header. */
  dsn: { id: string; return: "headers"; notify: "failure" };
};

/** The kinds of message that this version of the site can write. */
export const writableKinds = Object.keys(writers) as MailKind[];

/**
 * Writes a queued message. A row always gets the same Message-ID, so mail programs recognize a duplicate. Throws if the
 * recipient is not one address, or if the data was encrypted with another secret.
 */
export function writeMessage(context: MailContext, mail: Writable): Message {
  return composeMessage(context, { ...mail, ...writers[mail.kind](context, mail) });
}

type Parts = Pick<Writable, "id" | "recipient"> &
  ReturnType<Writer> & { headers?: Record<string, string> };

/**
 * The addresses of the List-Unsubscribe header (RFC 2369): the link, and a message to the mailbox that `mail returned`
 * reads, if it has its own. Without a space, so that the header is not folded.
 */
function leaveAddresses(leave: string, { bouncesTo, from }: MailContext): string {
  if (bouncesTo === from.address) return `<${leave}>`;
  const token = new URL(leave).searchParams.get("token") ?? "";
  return `<${leave}>,<mailto:${bouncesTo}?subject=${UNSUBSCRIBE_SUBJECT}%20${token}>`;
}

/** A message of these parts, in the site's look and with its headers. */
export function composeMessage(context: MailContext, parts: Parts): Message {
  const { siteUrl, from, bouncesTo } = context;
  const { id, recipient, content, leave, replyTo = "", headers } = parts;
  const address = withAsciiDomain(recipient);
  if (!isEmailAddress(address)) throw new Error("The recipient is not one address.");
  return {
    from,
    // An object, because a string is parsed as a list of addresses.
    to: { name: "", address },
    subject: content.subject,
    text: emailText(content, siteUrl),
    html: `<!doctype html>${renderToStaticMarkup(<EmailHtml content={content} home={siteUrl} />)}`,
    messageId: `<${id}@${new URL(siteUrl).hostname}>`,
    headers: {
      // RFC 8058: mail programs show their own unsubscribe button, which posts to this address.
      ...(leave && {
        "List-Unsubscribe": leaveAddresses(leave, context),
        "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
      }),
      // RFC 3834: prevents automatic replies.
      "Auto-Submitted": "auto-generated",
      ...headers,
    },
    ...(isEmailAddress(replyTo) && { replyTo: { name: "", address: replyTo } }),
    envelope: { from: bouncesTo, to: [address] },
    dsn: { id: makeEnvid(context.secret, id), return: "headers", notify: "failure" },
  };
}
