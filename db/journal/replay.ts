import { correctStamped } from "./clock-stamp";
import type { Database } from "../connection/client";
import { isRefusal } from "../connection/database-unavailable";
import { withoutErased } from "../forms/erase";
import type { Journal } from "./journal";
import type { Batch } from "./file/journal-file";
import { storeEntries, type JournalEntry } from "./journal-entry";

/** Batches in one replay. */
const MAX_BATCHES = 50;
/** Entries in one transaction, as long as it does not take too long. */
export const MAX_ENTRIES = 8_192;

type ReplayOptions = {
  /** The code with which the database refused an entry; `unreadable` for a batch that holds none. */
  onRefused: (code: string) => void;
  /** Entries in one transaction at most. */
  most?: number;
};

/**
 * Brings what stands first in the journal to the database, and answers how many batches, and entries in them, that
 * were; no batches when nothing waits. Each verb leaves alone what is already there, so that a replay that is
 * repeated, after a crash between the two steps, changes nothing. Rejects when the database does not answer: what it has
 * not taken is still there then.
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

  /** One that cannot be read, as on a damaged disk, must not keep back the others. */
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

  /** Nor must one that the database refuses. */
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
