import { setTimeout as sleep } from "node:timers/promises";
import type { Database } from "../connection/client";
import { batchWrites } from "./batch-writes";
import { decide, type ConsentOutcome, type Decision } from "../forms/decisions";
import { DatabaseUnavailable, isRefusal } from "../connection/database-unavailable";
import { createEntryClock } from "./entry-clock";
import { within } from "../connection/deadline";
import { eraseAccounts, erasePerson } from "../forms/erase";
import type { Journal } from "./journal";
import type { JournalEntry } from "./journal-entry";
import { createReplayer } from "./replay";
import { shareInFlight } from "./share-in-flight";
import { addSubmissions, type Submission } from "../forms/submissions";

/** Events for the log about submissions that could not be stored at once. */
export type DurableWritesEvent =
  | { kind: "journaled"; count: number }
  | { kind: "replayed"; count: number }
  | { kind: "refused"; code: string }
  /** The journal could not be written, or its replay failed for a reason other than an outage. */
  | { kind: "journal failed"; error: unknown };

type DurableWritesOptions = {
  database: Database;
  journal: Journal;
  /** The database does not sync its commits, so only the journal is durable. */
  isJournalFirst: boolean;
  onEvent: (event: DurableWritesEvent) => void;
  /** How long a decision waits for the replay. */
  decisionWaitMs?: number;
};

export type DurableWrites = ReturnType<typeof createDurableWrites>;

/** Concurrent submissions are stored by one statement, and journaled by one sync. */
const STORE = { withinMs: 2, enough: 16, most: 500, atOnce: 2 };
const JOURNAL = { withinMs: 1, enough: 16, most: 500 };
/** A slower disk counts as failed. */
const JOURNAL_DEADLINE_MS = 3_000;
/** How long a shutdown waits for the replay. */
const REPLAY_WAIT_MS = 2_000;

/**
 * Saves submissions and decisions. `save` and `decide` resolve once they are durable: in the database or, if it is down
 * or misses its deadline, in the journal on this machine's disk, which is replayed when the database is back. They
 * reject with `DatabaseUnavailable` if both fail.
 */
export function createDurableWrites(options: DurableWritesOptions) {
  const { database, journal, isJournalFirst, onEvent, decisionWaitMs = REPLAY_WAIT_MS } = options;
  const store = batchWrites(
    (all: Submission[]) => database.pipeline((db) => addSubmissions(db, all)),
    STORE,
  );
  const appendToJournal = batchWrites(async (all: JournalEntry[]) => {
    try {
      await within(JOURNAL_DEADLINE_MS, journal.append(all));
    } catch (error) {
      onEvent({ kind: "journal failed", error });
      throw new DatabaseUnavailable(error);
    }
    if (!isJournalFirst) onEvent({ kind: "journaled", count: all.length });
    replayer.start();
  }, JOURNAL);

  const onFailure = (error: unknown) => onEvent({ kind: "journal failed", error });
  const clock = createEntryClock();
  const continued = journal.isThere() ? continueClock() : undefined;
  const replayer = createReplayer({
    database,
    journal,
    isShared: !isJournalFirst,
    onReplayed: (count) => {
      if (!isJournalFirst) onEvent({ kind: "replayed", count });
    },
    onRefused: (code) => onEvent({ kind: "refused", code }),
    onFailure,
  });
  if (journal.isThere()) replayer.start();

  return {
    async save(sent: Submission): Promise<void> {
      await continued;
      const submission = clock.date(sent);
      if (isJournalFirst) return appendToJournal(submission);
      // If the database is known to be down, try the disk first.
      const [first, second] = database.isReady()
        ? [store, appendToJournal]
        : [appendToJournal, store];
      try {
        await first(submission);
      } catch (error) {
        if (isRefusal(error)) throw error;
        await second(submission);
      }
    },
    /**
     * Returns the outcome of a decision, or `journaled` while only the disk has it. It is journaled first if the database
     * does not sync, or while a replay is running that may contain its subject. Concurrent identical decisions share one
     * outcome: a link followed a thousand times a second is written once.
     */
    decide: shareInFlight(async (sent: Decision): Promise<ConsentOutcome | "journaled"> => {
      await continued;
      const dated = clock.date({ kind: "decision", row: sent });
      const decision = dated.row;
      const write = async () => {
        await appendToJournal(dated);
        return "journaled" as const;
      };
      const apply = () => database.run((db) => decide(db, decision));
      const isWrittenFirst = isJournalFirst || replayer.current() || !database.isReady();
      const journaled = isWrittenFirst ? await write().catch(unlessSynced) : undefined;
      if (journaled && !database.isReady()) return journaled;
      try {
        const outcome = await apply();
        const underWay = replayer.current();
        if (outcome !== "gone" || !journaled || !underWay) return outcome;
        const late = sleep(decisionWaitMs, "late", { ref: false });
        return (await Promise.race([underWay, late])) === "late" ? journaled : await apply();
      } catch (error) {
        if (isRefusal(error)) throw error;
        return journaled ?? write();
      }
    }),
    /**
     * Erases a person from the database and the journal. If the database does not sync, the journal also records the
     * erasure, without a name. Rejects with `DatabaseUnavailable`.
     */
    erase,
    /** The same, and the address's accounts. */
    async eraseWithAccounts(email: string): Promise<void> {
      await erase(email);
      const marks = await database.run((db) => eraseAccounts(db, email));
      if (isJournalFirst) for (const row of marks) await appendToJournal({ kind: "erasure", row });
    },
    stalledMs: replayer.stalledMs,
    countPending: journal.countPending,
    /** Waits briefly for the replay, and leaves the rest for the next start. */
    async close(): Promise<void> {
      const late = sleep(REPLAY_WAIT_MS, undefined, { ref: false });
      if (database.isReady()) await Promise.race([replayer.current(), late]);
      await replayer.stop();
      await journal.close();
    },
  };

  async function erase(email: string): Promise<void> {
    const { mark } = await database.run((db) => erasePerson(db, email));
    clock.startAfter(mark.receivedAt);
    // From here on, replays drop the person's entries, so this order is safe.
    if (isJournalFirst) await appendToJournal({ kind: "erasure", row: mark });
    if (!journal.isThere()) return;
    try {
      await journal.erase(email);
    } catch (error) {
      onEvent({ kind: "journal failed", error });
      throw new DatabaseUnavailable(error);
    }
  }

  async function continueClock() {
    try {
      const latest = await journal.latest();
      if (latest?.row.receivedAt !== undefined) clock.startAt(latest.row.receivedAt);
    } catch (error) {
      onFailure(error);
    }
  }

  /** A journal failure is fatal only if the database does not sync. */
  function unlessSynced(error: unknown): undefined {
    if (isJournalFirst) throw error;
  }
}
