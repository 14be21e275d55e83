import { correctStamped } from "./clock-stamp";
import type { Database } from "../connection/client";
import { isRefusal } from "../connection/database-unavailable";
import { withoutErased } from "../forms/erase";
import type { Journal } from "./journal";
import type { Batch } from "./file/journal-file";
import { storeEntries, type JournalEntry } from "./journal-entry";

/** Batches in one replay. */
const MAX_BATCHES = 50;
/** Entries per transaction, reduced if it takes too long. */
export const MAX_ENTRIES = 8_192;

type ReplayOptions = {
  /** The error code of a rejected entry; `unreadable` for a batch that cannot be parsed. */
  onRefused: (code: string) => void;
  /** Maximum number of entries per transaction. */
  most?: number;
};

/**
 * Replays the oldest batches of the journal to the database. Returns the number of batches and entries; 0 batches if
 * nothing is pending. Entries that are already stored change nothing, so a replay that crashed before marking can be
 * repeated. Rejects if the database does not respond; unstored entries then stay in the journal.
 */
export async function replayBatches(
  database: Pick<Database, "run">,
  journal: Pick<Journal, "pending" | "ack">,
  { onRefused, most = MAX_ENTRIES }: ReplayOptions,
): Promise<{ batches: number; entries: number }> {
  const batches = await journal.pending(MAX_BATCHES);
  let entries = 0;
  let numbers: number[] = [];
  let gathered: JournalEntry[] = [];
  for (const batch of batches) {
    numbers.push(batch.number);
    gathered.push(...readEntries(batch));
    if (gathered.length >= most) await replayGathered();
  }
  if (numbers.length > 0) await replayGathered();
  return { batches: batches.length, entries };

  async function replayGathered() {
    for (let from = 0; from < gathered.length; from += most)
      await replay(gathered.slice(from, from + most));
    await journal.ack(numbers);
    entries += gathered.length;
    [numbers, gathered] = [[], []];
  }

  /** An unreadable batch, as from a damaged disk, must not block the others. */
  function readEntries({ body }: Batch): JournalEntry[] {
    try {
      const all = JSON.parse(body) as JournalEntry[];
      if (Array.isArray(all)) return all;
    } catch {
      // Reported below.
    }
    onRefused("unreadable");
    return [];
  }

  /** Nor must a rejected entry. */
  async function replay(some: JournalEntry[]): Promise<void> {
    try {
      await database.run((db) =>
        db.transaction(async (tx) => {
          const dated = await correctStamped(tx, some);
          await storeEntries(tx, await withoutErased(tx, dated));
        }),
      );
    } catch (error) {
      if (!isRefusal(error)) throw error;
      if (some.length > 1) for (const one of some) await replay([one]);
      else onRefused(codeOf(error));
    }
  }
}

function codeOf(error: unknown): string {
  return error instanceof Error && "code" in error ? String(error.code) : "unknown";
}
