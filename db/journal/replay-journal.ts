import type { Target } from "../connection/session-settings";
import { join } from "node:path";
import { unwrapped } from "../connection/database-unavailable";
import { replayBatches } from "./replay";
import { isJournalThere } from "./file/journal-damage";
import { JOURNAL_FILE } from "./file/journal-file";
import { openOrRecover, type JournalNotice } from "./file/journal-recovery";
import { createPool, type Queries } from "../connection/pool";

type ReplayOptions = {
  folder: string;
  /** Replay everything again: always, or only if the machine was restarted since. */
  again?: "always" | "after a restart" | undefined;
  onNotice: (notice: JournalNotice) => void;
};

/**
 * Replays the journal of a data folder to the database, with or without the site running: entries that are replayed twice
 * count once. Returns how many the database rejected.
 */
export async function replayJournal(
  target: Target,
  { folder, again, onNotice }: ReplayOptions,
): Promise<number> {
  const path = join(folder, JOURNAL_FILE);
  if (!isJournalThere(path)) return 0;
  const file = openOrRecover(path, onNotice);
  if (again === "always") file.requeueAll();
  if (again === "after a restart") file.requeueAfterRestart();
  const journal = {
    pending: (most: number) => Promise.resolve(file.pending(most)),
    ack: (numbers: number[]) => Promise.resolve(file.ack(numbers)),
  };
  const pool = createPool(target, 1);
  const database = {
    run: <T>(verb: (db: Queries) => Promise<T>) => verb(pool.queries).catch(throwPlain),
  };
  let refused = 0;
  try {
    const onRefused = () => void refused++;
    while ((await replayBatches(database, journal, { onRefused })).batches > 0);
    return refused;
  } finally {
    file.close();
    await pool.end({ graceMs: 1_000 });
  }
}

function throwPlain(error: unknown): never {
  throw unwrapped(error);
}
