import { sql } from "drizzle-orm";
import { recipientOf } from "../../../db/broadcasts/broadcast-delivery";
import { markUndeliverable, recipientInOutbox } from "../../../db/forms/undeliverable";
import { decide } from "../../../db/forms/decisions";
import type { Queries } from "../../../db/connection/pool";
import { readEnvid } from "../../mail/links/envid";
import { readLink } from "../../mail/links/link-token";
import { readReport } from "../../mail/read-report";
import { readUnsubscribe } from "../../mail/read-unsubscribe";
import { consent } from "../../../views/content/newsletter-consent";
import type { Secret } from "../../secrets/secret";

const MAX_BYTES = 64 * 1024 * 1024;

/**
 * Counts of messages: those that marked an address or unsubscribed one, those that need nothing, and those that are not
 * ours.
 */
export type Returned = Record<
  "marked" | "unsubscribed" | "ignored" | "unknown" | "unreadable",
  number
>;

/**
 * Reads messages as a mail server returns them: one, or several as an mbox (RFC 4155). Throws an error that says what to
 * pipe in when there is none.
 */
export async function readMessages(input: ReadableStream<Uint8Array>): Promise<Uint8Array[]> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of input) {
    bytes += chunk.length;
    if (bytes > MAX_BYTES) throw new Error("More than 64 MB: split the mailbox.");
    chunks.push(chunk);
  }
  const messages = splitMbox(Buffer.concat(chunks));
  if (messages.length === 0)
    throw new Error("Nothing to read. Pipe in a returned message: mail returned < bounce.eml");
  return messages;
}

/** A line that starts with `From ` and ends with a year begins a message of an mbox. */
function splitMbox(all: Buffer): Uint8Array[] {
  // Latin-1 keeps each byte as one character.
  const text = all.toString("latin1");
  const parts = text.startsWith("From ") ? text.split(/^From [^\n]*\d{4}\r?\n/m) : [text];
  return parts.filter((part) => part.trim() !== "").map((part) => Buffer.from(part, "latin1"));
}

/** Marks the addresses that returned messages say take no mail, and unsubscribes those that ask for it. */
export async function markReturned(
  db: Queries,
  secret: Secret,
  messages: readonly Uint8Array[],
): Promise<Returned> {
  const counts: Returned = { marked: 0, unsubscribed: 0, ignored: 0, unknown: 0, unreadable: 0 };
  for (const message of messages) counts[await markOne(db, secret, message)]++;
  return counts;
}

async function markOne(db: Queries, secret: Secret, message: Uint8Array): Promise<keyof Returned> {
  const report = await readReport(message);
  if (report.kind === "none") return await unsubscribe(db, secret, message);
  const id = readEnvid(secret, report.envid);
  if (id === undefined) return "unknown";
  if (report.kind === "alive") return "ignored";
  const recipient = sql`${recipientInOutbox(id)} union all ${recipientOf(id)}`;
  const isMarked = await markUndeliverable(db, recipient, `bounce ${report.status}`);
  return isMarked ? "marked" : "ignored";
}

async function unsubscribe(
  db: Queries,
  secret: Secret,
  message: Uint8Array,
): Promise<keyof Returned> {
  const token = await readUnsubscribe(message);
  if (token === undefined) return "unreadable";
  const read = readLink(secret, "unsubscribe", token);
  if (read.status !== "valid") return "unknown";
  const outcome = await decide(db, {
    change: "unsubscribed",
    ...("email" in read ? { email: read.email } : { id: read.id }),
    receivedAt: new Date().toISOString(),
    evidence: { how: "one-click", privacyVersion: consent.privacyVersion },
  });
  return outcome === "done" ? "unsubscribed" : "ignored";
}
