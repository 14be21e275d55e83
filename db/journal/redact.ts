import type { JournalEntry } from "./journal-entry";

/** Removes an address's entries from a batch. Decisions that name no address stay. */
export function redact(body: string, email: string): string {
  // Skip parsing batches that do not contain it.
  const written = JSON.stringify(email.toLowerCase()).slice(1, -1);
  if (!body.toLowerCase().includes(written)) return body;
  const all = JSON.parse(body) as JournalEntry[];
  const others = all.filter(({ row }) => row.email?.toLowerCase() !== email.toLowerCase());
  return others.length === all.length ? body : JSON.stringify(others);
}
