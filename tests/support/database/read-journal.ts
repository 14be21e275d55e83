import type { JournalEntry } from "../../../db/journal/journal-entry";
import { decodeLine, journalFolder, listSegments, readSegment } from "../../../db/journal/segments";

/** All entries in the journal of a data folder, replayed or not. Throws if one is damaged. */
export async function readJournal(dataFolder: string): Promise<JournalEntry[]> {
  const folder = journalFolder(dataFolder);
  const entries: JournalEntry[] = [];
  for (const { number } of listSegments(folder))
    for await (const lines of readSegment(folder, number))
      for (const entry of lines.map(decodeLine)) {
        if (entry === "damaged") throw new Error("A line of the journal is damaged.");
        if (entry !== "erased") entries.push(entry);
      }
  return entries;
}
