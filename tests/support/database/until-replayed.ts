import { SQLiteError } from "bun:sqlite";
import { countPending } from "../../../db/journal/file/journal-file";

/** A replay is retried after at most 3 s. */
const REPLAY_MS = 60_000;

/** Waits until the journal of a running site is replayed; throws when it is not within a minute. */
export async function untilReplayed(folder: string): Promise<void> {
  const end = performance.now() + REPLAY_MS;
  while (isPending(folder)) {
    if (performance.now() > end) throw new Error("The journal was not replayed in time.");
    await Bun.sleep(20);
  }
}

/** Right after a crash, the site locks the journal for a moment, to recover its log. */
function isPending(folder: string): boolean {
  try {
    return countPending(folder) > 0;
  } catch (error) {
    if (error instanceof SQLiteError && error.code === "SQLITE_BUSY_RECOVERY") return true;
    throw error;
  }
}
