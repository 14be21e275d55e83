import { SQLiteError } from "bun:sqlite";
import { countPending } from "../../../db/journal/file/journal-file";

const RETRY_MS = 20;

/** The journal's owner locks it only for a moment, such as to recover its log after a crash. */
const LOCKED_MS = 10_000;

/** A replay is retried after at most 3 s. */
const REPLAY_MS = 120_000;

/** Counts the pending batches in the journal of a running site, once its owner does not lock it. */
export async function pendingBatches(folder: string): Promise<number> {
  const end = performance.now() + LOCKED_MS;
  for (;;) {
    try {
      return countPending(folder);
    } catch (error) {
      const isLocked = error instanceof SQLiteError && error.code?.startsWith("SQLITE_BUSY");
      if (!isLocked || performance.now() > end) throw error;
    }
    await Bun.sleep(RETRY_MS);
  }
}

/** Waits until the journal of a running site is replayed; throws when it is not within two minutes. */
export async function untilReplayed(folder: string): Promise<void> {
  const end = performance.now() + REPLAY_MS;
  while ((await pendingBatches(folder)) > 0) {
    if (performance.now() > end) throw new Error("The journal was not replayed in time.");
    await Bun.sleep(RETRY_MS);
  }
}
