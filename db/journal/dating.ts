import type { Database } from "../connection/client";
import { readClock, stampAt, withTime } from "./clock-stamp";
import type { Decision } from "../forms/consent";
import { within } from "../connection/deadline";
import type { Journal } from "./journal";
import type { JournalEntry } from "./journal-entry";
import { createSiteClock } from "./site-clock";
import type { Submission } from "../forms/submissions";

/** If the database takes longer to tell the time, it is asked again later. */
const CLOCK_DEADLINE_MS = 300;

type DatingOptions = {
  database: Database;
  journal: Journal;
  /** All that the database gets is in the journal first, whose order is right whatever the clock says. */
  isJournalFirst: boolean;
  onFailure: (error: unknown) => void;
};

/** Dates what visitors send and decide by the database's clock, as far as it is known. */
export function createDating({ database, journal, isJournalFirst, onFailure }: DatingOptions) {
  const clock = createSiteClock();
  const continued = isJournalFirst && journal.isThere() ? continueClock() : undefined;
  let measuring: Promise<void> | undefined;

  return {
    startAfter: (time: string) => clock.startAfter(time),
    async date<Entry extends Submission | { kind: "decision"; row: Decision }>(
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
