import type { Database } from "../connection/client";
import { readClock, stampAt, withTime } from "./clock-stamp";
import type { Decision } from "../forms/decisions";
import { within } from "../connection/deadline";
import type { Journal } from "./journal";
import type { JournalEntry } from "./journal-entry";
import { createSiteClock } from "./site-clock";
import type { Submission } from "../forms/submissions";

/** If the database takes longer, it is asked again later. */
const CLOCK_DEADLINE_MS = 300;

type EntryClockOptions = {
  database: Database;
  journal: Journal;
  /** Everything goes to the journal first, whose order is right whatever the clock says. */
  isJournalFirst: boolean;
  onFailure: (error: unknown) => void;
};

/** Dates submissions and decisions by the database's clock, once it is known. */
export function createEntryClock({
  database,
  journal,
  isJournalFirst,
  onFailure,
}: EntryClockOptions) {
  const clock = createSiteClock();
  const continued = isJournalFirst && journal.isThere() ? continueClock() : undefined;
  let measuring: Promise<void> | undefined;

  return {
    startAfter: (time: string) => clock.startAfter(time),
    async setTime<Entry extends Submission | { kind: "decision"; row: Decision }>(
      entry: Entry,
    ): Promise<Entry> {
      await continued;
      if (database.isReady() && clock.isMeasurementDue()) measuring = measure();
      await measuring;
      const dated = withTime(entry, (time) => clock.correct(time));
      return isJournalFirst || clock.isKnown() ? dated : { ...dated, clock: stampAt(clock.now()) };
    },
  };

  async function measure() {
    const asked = clock.measure(() => database.run(readClock));
    await within(CLOCK_DEADLINE_MS, asked).catch(() => {});
    measuring = undefined;
  }

  async function continueClock() {
    try {
      for (const { body } of await journal.latest())
        for (const { row } of JSON.parse(body) as JournalEntry[])
          if (row.receivedAt !== undefined) clock.startAfter(row.receivedAt);
    } catch (error) {
      onFailure(error);
    }
  }
}
