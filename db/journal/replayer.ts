import { setTimeout as sleep } from "node:timers/promises";
import { backoffMs } from "../connection/backoff";
import type { Database } from "../connection/client";
import { DatabaseUnavailable } from "../connection/database-unavailable";
import { replayBatches, MAX_ENTRIES } from "./replay";
import type { Journal } from "./journal";

type ReplayerOptions = {
  database: Database;
  journal: Journal;
  /** How many entries the database took in one go. */
  onReplayed: (count: number) => void;
  /** The code with which it refused one. */
  onRefused: (code: string) => void;
  /** What ended a try other than a database that does not answer; all of it is tried again. */
  onFailure: (error: unknown) => void;
};

/** The way from the journal to the database. */
export type Replayer = {
  /** One at a time; what is journaled meanwhile belongs to it. */
  start: () => void;
  /** The one under way; it rests between failures, so it may take as long as an outage. */
  current: () => Promise<void> | undefined;
  /** How long some of it has waited without any being replayed, in milliseconds; 0 when nothing waits. */
  stalledMs: () => number;
  /** Leaves the rest for the next start, and resolves when nothing is under way. */
  stop: () => Promise<void>;
};

/** Brings all that is in the journal to the database, and tries again for as long as that is away. */
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

  /** What does not end within the deadline is tried in halves, so that it gets on however slow the database is. */
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
