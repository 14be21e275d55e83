import { countPending } from "../../../db/journal/file/journal-file";

/** A replay is retried after at most 3 s. */
const REPLAY_MS = 60_000;

/** Waits until the journal of a running site is replayed; throws when it is not within a minute. */
export async function untilReplayed(folder: string): Promise<void> {
  const end = performance.now() + REPLAY_MS;
  while (countPending(folder) > 0) {
    if (performance.now() > end) throw new Error("The journal was not replayed in time.");
    await Bun.sleep(20);
  }
}
