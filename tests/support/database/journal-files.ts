import { readdirSync } from "node:fs";
import { join } from "node:path";
import type { JournalEntry } from "../../../db/journal/journal-entry";
import { openJournal, type Journal, type JournalNotice } from "../../../db/journal/journal";
import { journalFolder } from "../../../db/journal/segments";

/** Opens a journal and records what happens to its files. */
export function openNoticed(folder: string, replaysAfterReboot = false) {
  const notices: JournalNotice[] = [];
  const onNotice = (notice: JournalNotice) => notices.push(notice);
  return { journal: openJournal({ folder, replaysAfterReboot, onNotice }), notices };
}

export const signUpOf = (name: string, receivedAt = new Date().toISOString()): JournalEntry => ({
  kind: "subscriber",
  row: { id: Bun.randomUUIDv7(), email: `${name}@example.com`, source: "newsletter", receivedAt },
});

/** Appends entries as a command does beside a running site. */
export async function appendBeside(folder: string, ...entries: JournalEntry[]): Promise<void> {
  const journal = openJournal({ folder, replaysAfterReboot: true });
  await journal.append(entries);
  await journal.close();
}

/** Takes up to this many of the entries that wait, as a replay does, and returns their names. */
export async function replay(journal: Journal, most = Infinity): Promise<string[]> {
  const names: string[] = [];
  while (names.length < most) {
    const piece = await journal.next(most - names.length);
    if (!piece) break;
    names.push(...piece.entries.map(({ row }) => row.email?.split("@")[0] ?? ""));
    piece.ack();
  }
  return names;
}

/** The paths of the journal's files, oldest first. */
export function filesOf(folder: string): string[] {
  const names = readdirSync(journalFolder(folder));
  return names.toSorted().map((name) => join(journalFolder(folder), name));
}
