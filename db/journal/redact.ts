import type { JournalEntry } from "./journal-entry";

/** The body of a journal's batch without what names an address. A decision about one entry may name nobody. */
export function redact(body: string, email: string): string {
  // Most batches do not name it, and need not be read.
  const written = JSON.stringify(email.toLowerCase()).slice(1, -1);
  if (!body.toLowerCase().includes(written)) return body;
  const all = JSON.parse(body) as JournalEntry[];
  const others = all.filter(({ row }) => row.email?.toLowerCase() !== email.toLowerCase());
  return others.length === all.length ? body : JSON.stringify(others);
}
