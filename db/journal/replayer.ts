import { setTimeout as sleep } from "node:timers/promises";
import { backoffMs } from "../connection/backoff";
import type { Database } from "../connection/client";
import { DatabaseUnavailable } from "../connection/database-unavailable";
import { replayBatches, MAX_ENTRIES } from "./replay";
import type { Journal } from "./journal";

type ReplayerOptions = {
  database: Database;
  journal: Journal;
  /** Called with the number of entries that were stored in one replay. */
  onReplayed: (count: number) => void;
  /** Called with the error code of a rejected entry. */
  onRefused: (code: string) => void;
  /** Called with failures other than an outage; everything is retried. */
  onFailure: (error: unknown) => void;
};

/** Replays the journal to the database. */
type Replayer = {
  /** Starts a replay unless one is running, which then includes new entries. */
  start: () => void;
  /** The running replay; it retries after failures, so it may last as long as an outage. */
  current: () => Promise<void> | undefined;
  /** The time since the last progress while entries are pending, in milliseconds; otherwise 0. */
  stalledMs: () => number;
  /** Leaves the rest for the next start, and resolves once no replay is running. */
  stop: () => Promise<void>;
};

/** Replays everything in the journal, retrying while the database is down. */
export function createReplayer(options: ReplayerOptions): Replayer {
  const { database, journal, onReplayed, onRefused, onFailure } = options;
  const stopping = new AbortController();
  let current: Promise<void> | undefined;
  let isMoreThere = false;
  let progressedAt = 0;
  const watched: Pick<Journal, "pending" | "ack"> = {
    pending: journal.pending,
    ack: async (numbers) => {
      await journal.ack(numbers);
      progressedAt = performance.now();
    },
  };

  return {
    start() {
      isMoreThere = true;
      if (!current) progressedAt = performance.now();
      current ??= replayAll().finally(() => (current = undefined));
    },
    current: () => current,
    stalledMs: () => (current ? performance.now() - progressedAt : 0),
    async stop() {
      stopping.abort();
      await current;
    },
  };

  /** Halves batches that miss the deadline, to make progress on a slow database. */
  async function replayAll() {
    let most = MAX_ENTRIES;
    for (let failures = 0; isMoreThere && !stopping.signal.aborted;) {
      try {
        isMoreThere = false;
        const { batches, entries } = await replayBatches(database, watched, { onRefused, most });
        isMoreThere ||= batches > 0;
        failures = 0;
        most = Math.min(MAX_ENTRIES, most * 2);
        if (entries > 0) onReplayed(entries);
      } catch (error) {
        isMoreThere = true;
        most = Math.max(1, Math.floor(most / 2));
        if (!(error instanceof DatabaseUnavailable)) onFailure(error);
        await sleep(backoffMs(failures++), undefined, { signal: stopping.signal }).catch(() => {});
      }
    }
  }
}
