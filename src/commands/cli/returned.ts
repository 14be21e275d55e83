import { sql } from "drizzle-orm";
import { recipientOf } from "../../../db/broadcasts/broadcast-delivery";
import { markUndeliverable, recipientInOutbox } from "../../../db/forms/undeliverable";
import type { Queries } from "../../../db/connection/pool";
import { readEnvid } from "../../mail/links/envid";
import { readReport } from "../../mail/read-report";
import type { Secret } from "../../secrets/secret";

const MAX_BYTES = 64 * 1024 * 1024;

/** Counts of returned messages: those that marked an address, those that need nothing, and those that are not ours. */
export type Returned = { marked: number; ignored: number; unknown: number; unreadable: number };

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

/** Marks the addresses that returned messages say take no mail. */
export async function markReturned(
  db: Queries,
  secret: Secret,
  messages: readonly Uint8Array[],
): Promise<Returned> {
  const counts: Returned = { marked: 0, ignored: 0, unknown: 0, unreadable: 0 };
  for (const message of messages) counts[await markOne(db, secret, message)]++;
  return counts;
}

async function markOne(db: Queries, secret: Secret, message: Uint8Array): Promise<keyof Returned> {
  const report = await readReport(message);
  if (report.kind === "none") return "unreadable";
  const id = readEnvid(secret, report.envid);
  if (id === undefined) return "unknown";
  if (report.kind === "alive") return "ignored";
  const recipient = sql`${recipientInOutbox(id)} union all ${recipientOf(id)}`;
  const isMarked = await markUndeliverable(db, recipient, `bounce ${report.status}`);
  return isMarked ? "marked" : "ignored";
}
