import { setTimeout as sleep } from "node:timers/promises";
import type { Database } from "../connection/client";
import { batchWrites } from "../connection/batch-writes";
import { decide, type ConsentOutcome, type Decision } from "../forms/consent";
import { DatabaseUnavailable, isRefusal } from "../connection/database-unavailable";
import { createDating } from "./dating";
import { within } from "../connection/deadline";
import { createReplayer } from "./replayer";
import { erasePerson } from "../forms/erase";
import type { Journal } from "./journal";
import type { JournalEntry } from "./journal-entry";
import { shareInFlight } from "./once";
import { addSubmissions, type Submission } from "../forms/submissions";

/** What an operator wants to know about what could not be stored at once. */
export type DurableWritesEvent =
  | { kind: "journaled"; count: number }
  | { kind: "replayed"; count: number }
  | { kind: "refused"; code: string }
  /** The journal could not be written, or not be replayed for a reason other than the database's absence. */
  | { kind: "journal failed"; error: unknown };

type DurableWritesOptions = {
  database: Database;
  journal: Journal;
  /** The database does not sync what it commits, so that only the journal is safe. */
  isJournalFirst: boolean;
  onEvent: (event: DurableWritesEvent) => void;
};

export type DurableWrites = ReturnType<typeof createDurableWrites>;

/** What arrives together is stored by one statement, and journaled by one sync. */
const STORE = { withinMs: 2, enough: 16, most: 500, atOnce: 2 };
const JOURNAL = { withinMs: 1, enough: 16, most: 500 };
/** Its thread may have to start, on a busy machine; a disk that takes longer is as good as none. */
const JOURNAL_DEADLINE_MS = 3_000;
/** While the server stops, or somebody asks, what is journaled may still be replayed for this long. */
const LAST_REPLAY_MS = 2_000;

/**
 * Saves what visitors send and decide: `save` and `decide` resolve once it is durable: in the database, or, where
 * that is away or fails within its deadline, on this machine's disk, from which it is replayed when the database is
 * back. They reject with `DatabaseUnavailable` when neither takes it.
 */
export function createDurableWrites(options: DurableWritesOptions) {
  const { database, journal, isJournalFirst, onEvent } = options;
  const store = batchWrites(
    (all: Submission[]) => database.pipeline((db) => addSubmissions(db, all)),
    STORE,
  );
  const appendToJournal = batchWrites(async (all: JournalEntry[]) => {
    try {
      await within(JOURNAL_DEADLINE_MS, journal.append(JSON.stringify(all)));
    } catch (error) {
      onEvent({ kind: "journal failed", error });
      throw new DatabaseUnavailable(error);
    }
    if (!isJournalFirst) onEvent({ kind: "journaled", count: all.length });
    replayer.start();
  }, JOURNAL);

  const onFailure = (error: unknown) => onEvent({ kind: "journal failed", error });
  const dating = createDating({ database, journal, isJournalFirst, onFailure });
  const replayer = createReplayer({
    database,
    journal,
    onReplayed: (count) => {
      if (!isJournalFirst) onEvent({ kind: "replayed", count });
    },
    onRefused: (code) => onEvent({ kind: "refused", code }),
    onFailure,
  });
  if (journal.isThere()) replayer.start();

  return {
    async save(sent: Submission): Promise<void> {
      const submission = await dating.date(sent);
      if (isJournalFirst) return appendToJournal(submission);
      // A database that is known to be away is not waited for, unless the disk fails too.
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
     * Answers what came of a decision, or `journaled` while only the disk has it. It goes there first where the database
     * does not sync, and where something is still on its way from there, which it may be about. The same that comes
     * again meanwhile is the same decision: a link that is followed a thousand times a second is written down once.
     */
    decide: shareInFlight(async (sent: Decision): Promise<ConsentOutcome | "journaled"> => {
      const dated = await dating.date({ kind: "decision", row: sent });
      const decision = dated.row;
      const write = async () => {
        await appendToJournal(dated);
        return "journaled" as const;
      };
      const carryOut = () => database.run((db) => decide(db, decision));
      const isWrittenFirst = isJournalFirst || replayer.current() || !database.isReady();
      const journaled = isWrittenFirst ? await write().catch(unlessSynced) : undefined;
      if (journaled && !database.isReady()) return journaled;
      try {
        const outcome = await carryOut();
        const underWay = replayer.current();
        if (outcome !== "gone" || !journaled || !underWay) return outcome;
        const late = sleep(LAST_REPLAY_MS, "late", { ref: false });
        return (await Promise.race([underWay, late])) === "late" ? journaled : await carryOut();
      } catch (error) {
        if (isRefusal(error)) throw error;
        return journaled ?? write();
      }
    }),
    /**
     * Removes a person from the database and from the journal. Where the database does not sync, the journal remembers
     * that, under a mark without a name. Rejects with `DatabaseUnavailable`.
     */
    async erase(email: string): Promise<void> {
      const { mark } = await database.run((db) => erasePerson(db, email));
      dating.startAfter(mark.receivedAt);
      // What the journal still holds is marked as erased from here on, so the order loses nothing.
      if (isJournalFirst) await appendToJournal({ kind: "erasure", row: mark });
      if (!journal.isThere()) return;
      try {
        await journal.erase(email);
      } catch (error) {
        onEvent({ kind: "journal failed", error });
        throw new DatabaseUnavailable(error);
      }
    },
    stalledMs: replayer.stalledMs,
    /** Replays what can be replayed at once, and leaves the rest for the next start. */
    async close(): Promise<void> {
      const late = sleep(LAST_REPLAY_MS, undefined, { ref: false });
      if (database.isReady()) await Promise.race([replayer.current(), late]);
      await replayer.stop();
      await journal.close();
    },
  };

  /** A database that syncs is as good a place as the disk. */
  function unlessSynced(error: unknown): undefined {
    if (isJournalFirst) throw error;
  }
}
