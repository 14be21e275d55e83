import PostalMime from "postal-mime";

/** The first word of the subject of a message that unsubscribes; the second is the link's token. */
export const UNSUBSCRIBE_SUBJECT = "unsubscribe";

/** Returns the token in a message that a mail program sent to unsubscribe (RFC 2369), or undefined. */
export async function readUnsubscribe(message: Uint8Array): Promise<string | undefined> {
  const { subject = "" } = await PostalMime.parse(message).catch(() => ({ subject: "" }));
  const [word, token] = subject.trim().split(/\s+/);
  return word?.toLowerCase() === UNSUBSCRIBE_SUBJECT ? token : undefined;
}
