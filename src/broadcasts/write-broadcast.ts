import type { MailContext } from "../mail/writer";
import {
  broadcastEmail,
  broadcastLists,
  type BroadcastContent,
} from "../../views/content/broadcasts";
import { composeMessage, type Message } from "../mail/write-message";
import { unsubscribeLinks, unsubscribeAllLinks } from "../mail/writers";

type Recipient = { id: string; address: string; aboutId: string };

/** Writes a broadcast for one recipient; unsubscribing ends the sign-up or waitlist entry that it goes to. */
export function writeBroadcast(
  context: MailContext,
  content: BroadcastContent,
  { id, address: recipient, aboutId }: Recipient,
): Message {
  return compose(
    context,
    content,
    { id, recipient },
    unsubscribeLinks(context, { recipient, aboutId }),
  );
}

/** Writes a broadcast as a recipient would get it who is on no list. */
export function writePreview(
  context: MailContext,
  content: BroadcastContent,
  recipient: string,
): Message {
  const links = unsubscribeAllLinks(context, { recipient });
  return compose(context, content, { id: crypto.randomUUID(), recipient }, links);
}

/** Writes a test broadcast to the operator, who may be on no list. */
export const writeTest: typeof writePreview = (context, content, recipient) =>
  writePreview(context, { ...content, subject: `[Test] ${content.subject}` }, recipient);

function compose(
  context: MailContext,
  content: BroadcastContent,
  to: { id: string; recipient: string },
  links: { leave: string; preferences: string },
): Message {
  const { name, id } = broadcastLists[content.kind];
  return composeMessage(context, {
    ...to,
    content: broadcastEmail(content, { siteUrl: context.siteUrl, ...links }),
    leave: links.leave,
    // RFC 2919.
    headers: { "List-Id": `${name} <${id}.${new URL(context.siteUrl).hostname}>` },
  });
}
