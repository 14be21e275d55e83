import {
  broadcastLetter,
  broadcastLists,
  type BroadcastContent,
} from "../../views/content/broadcasts";
import { composeMessage, type Message, type Writing } from "../mail/write-message";
import { waysOut, waysOutOfAll } from "../mail/writers";

type Recipient = { id: string; address: string; aboutId: string };

/** Writes a broadcast for one recipient; unsubscribing ends the sign-up or waitlist entry that it goes to. */
export function writeBroadcast(
  writing: Writing,
  content: BroadcastContent,
  { id, address: recipient, aboutId }: Recipient,
): Message {
  return compose(writing, content, { id, recipient }, waysOut(writing, { recipient, aboutId }));
}

/** Writes a broadcast for the operator, who may be on no list. */
export function writeTest(writing: Writing, content: BroadcastContent, recipient: string): Message {
  const ways = waysOutOfAll(writing, { recipient });
  const subject = `[Test] ${content.subject}`;
  return compose(writing, { ...content, subject }, { id: crypto.randomUUID(), recipient }, ways);
}

function compose(
  writing: Writing,
  content: BroadcastContent,
  to: { id: string; recipient: string },
  ways: { leave: string; preferences: string },
): Message {
  const { name, id } = broadcastLists[content.kind];
  return composeMessage(writing, {
    ...to,
    letter: broadcastLetter(content, { siteUrl: writing.siteUrl, ...ways }),
    leave: ways.leave,
    // RFC 2919.
    headers: { "List-Id": `${name} <${id}.${new URL(writing.siteUrl).hostname}>` },
  });
}
