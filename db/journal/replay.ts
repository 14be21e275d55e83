import { setTimeout as sleep } from "node:timers/promises";
import { backoffMs } from "../connection/backoff";
import type { Database } from "../connection/client";
import { DatabaseUnavailable, isRefusal } from "../connection/database-unavailable";
import { withoutErased } from "../forms/erase";
import type { Journal } from "./journal";
import { storeEntries, type JournalEntry } from "./journal-entry";

/** Entries per transaction, reduced if it takes too long. */
const MAX_ENTRIES = 8_192;

export type ReplayOptions = {
  /** Other machines write to the database too, so the order of late entries by time is not certain. */
  isShared: boolean;
  /** The error code of an entry that the database rejected. */
  onRefused: (code: string) => void;
};

/**
 * Stores entries of a journal in one transaction. Those that are already stored change nothing, so it can be repeated. A
 * rejected entry does not block the others. Rejects if the database does not respond.
 */
export async function replayEntries(
  database: Pick<Database, "run">,
  all: JournalEntry[],
  options: ReplayOptions,
): Promise<void> {
  if (all.length === 0) return;
  try {
    await database.run((db) =>
      db.transaction(async (tx) => {
        await storeEntries(tx, await withoutErased(tx, all), options.isShared);
      }),
    );
  } catch (error) {
    if (!isRefusal(error)) throw error;
    if (all.length > 1) for (const one of all) await replayEntries(database, [one], options);
    else options.onRefused(codeOf(error));
  }
}

type ReplayerOptions = ReplayOptions & {
  database: Pick<Database, "run">;
  journal: Pick<Journal, "next">;
  /** Called with the number of entries that were stored. */
  onReplayed: (count: number) => void;
  /** Called with failures other than an outage; everything is retried. */
  onFailure: (error: unknown) => void;
};

/** Replays everything in the journal, retrying while the database is down. */
export function createReplayer(options: ReplayerOptions) {
  const { database, journal, onReplayed, onFailure } = options;
  const stopping = new AbortController();
  let current: Promise<void> | undefined;
  let isMoreThere = false;
  let progressedAt = 0;

  return {
    /** Starts a replay unless one is running, which then includes new entries. */
    start(): void {
      isMoreThere = true;
      if (!current) progressedAt = performance.now();
      current ??= replayAll().finally(() => (current = undefined));
    },
    /** The running replay; it retries after failures, so it may last as long as an outage. */
    current: (): Promise<void> | undefined => current,
    /** The time since the last progress while entries are pending, in milliseconds; otherwise 0. */
    stalledMs: (): number => (current ? performance.now() - progressedAt : 0),
    /** Leaves the rest for the next start, and resolves once no replay is running. */
    async stop(): Promise<void> {
      stopping.abort();
      await current;
    },
  };

  /** Halves transactions that miss the deadline, to make progress on a slow database. */
  async function replayAll() {
    let most = MAX_ENTRIES;
    for (let failures = 0; isMoreThere && !stopping.signal.aborted;) {
      try {
        isMoreThere = false;
        const piece = await journal.next(most);
        if (!piece) continue;
        isMoreThere = true;
        await replayEntries(database, piece.entries, options);
        piece.ack();
        progressedAt = performance.now();
        failures = 0;
        most = Math.min(MAX_ENTRIES, most * 2);
        if (piece.entries.length > 0) onReplayed(piece.entries.length);
      } catch (error) {
        isMoreThere = true;
        most = Math.max(1, Math.floor(most / 2));
        if (!(error instanceof DatabaseUnavailable)) onFailure(error);
        await sleep(backoffMs(failures++), undefined, { signal: stopping.signal }).catch(() => {});
      }
    }
  }
}

function codeOf(error: unknown): string {
  return error instanceof Error && "code" in error ? String(error.code) : "unknown";
}
