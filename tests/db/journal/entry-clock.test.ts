import { afterEach, describe, expect, setSystemTime, test } from "bun:test";
import type { Decision } from "../../../db/forms/decisions";
import { createEntryClock, readClockSkew } from "../../../db/journal/entry-clock";
import { openJournal } from "../../../db/journal/journal";
import type { JournalEntry } from "../../../db/journal/journal-entry";
import type { Database } from "../../../db/connection/client";
import { newDataFolder } from "../../support/database/data-folder";
import { databases, openPglite } from "../../support/database/databases";
import { leave, late, replay } from "../../support/database/decisions";
import { signUpOf } from "../../support/database/journal-files";
import { openDurableWrites } from "../../support/database/durable-writes";
import { readJournal } from "../../support/database/read-journal";
import { listSubscribers, listWaitlistEntries } from "../../support/rows/list-rows";

const LONG_MS = 120_000;
const HOUR_MS = 60 * 60_000;
const timeIn = (ms: number) => new Date(Date.now() + ms).toISOString();
const decision = (receivedAt: string) =>
  ({ kind: "decision", row: leave(0, { id: "x", receivedAt }) }) as const;

afterEach(() => void setSystemTime());

test("no entry is dated before an earlier one, and a right time is not changed", () => {
  const clock = createEntryClock();
  const [early, later] = [timeIn(0), timeIn(HOUR_MS)];
  expect(clock.date(decision(early)).row.receivedAt).toBe(early);
  expect(clock.date(decision(later)).row.receivedAt).toBe(later);
  expect(clock.date(decision(early)).row.receivedAt).toBe(later);
  const row = { ...signUpOf("ann", early).row, id: "y", kind: "subscriber" as const };
  const held = { ...row, email: "ann@example.com", row, receivedAt: early, score: 7, signals: [] };
  const dated = clock.date({ kind: "held", row: held });
  expect(dated.row).toMatchObject({ receivedAt: later, row: { receivedAt: later } });
  clock.startAfter(later);
  expect(clock.date(decision(early)).row.receivedAt > later).toBe(true);
});

test(
  "a site whose clock was set back continues after its journal's last entry and after an erasure",
  async () => {
    const folder = await newDataFolder();
    const earlier = openJournal({ folder, replaysAfterReboot: true });
    const last = timeIn(0);
    await earlier.append([signUpOf("bob", last)]);
    await earlier.close();
    setSystemTime(new Date(Date.now() - 2 * HOUR_MS));
    const { save, database, durableWrites, untilReplayed, close } = openDurableWrites({ folder });
    await save("ann@example.com");
    await untilReplayed();
    await durableWrites.erase("ann@example.com");
    await save("ann@example.com");
    const times = (await readJournal(folder)).map(({ row }) => row.receivedAt ?? "");
    expect(times).toEqual(times.toSorted());
    expect(times[0]).toBe(last);
    await untilReplayed();
    const stored = await database.run(listSubscribers);
    expect(stored.map(({ email }) => email).toSorted()).toEqual([
      "ann@example.com",
      "bob@example.com",
    ]);
    await close();
  },
  LONG_MS,
);

/** The order in which the journals of two machines arrive, or that of one. */
type Order = "leave first" | "join first" | "in one journal";

/**
 * Whether ann is on the lists after an unsubscription and a new sign-up. A waitlist records
 * no second sign-up before she has left.
 */
async function rejoins(database: Database, afterMs: number, order: Order) {
  const start = Date.now() - HOUR_MS;
  const at = (ms: number) => new Date(start + ms).toISOString();
  const email = "ann@example.com";
  const ids = [crypto.randomUUID(), crypto.randomUUID()] as const;
  const join = (receivedAt: string): JournalEntry[] => [
    { kind: "waitlistEntry", row: { id: ids[0], email, source: "beta-waitlist:A", receivedAt } },
    { kind: "subscriber", row: { id: ids[1], email, source: "newsletter", receivedAt } },
  ];
  const confirm: Decision = {
    ...leave(0, { id: ids[1] }),
    change: "confirmed",
    receivedAt: at(HOUR_MS / 2 + afterMs),
  };
  const left = late(leave(0, { email, receivedAt: at(HOUR_MS / 2) }));
  await replay(database, ...join(at(0)));
  const joined = [...join(at(HOUR_MS / 2 + afterMs)), late(confirm)];
  if (order === "leave first") await replay(database, left);
  await replay(database, ...(order === "in one journal" ? [left, ...joined] : joined));
  if (order === "join first") await replay(database, left);
  const rows = [
    ...(await database.run(listSubscribers)),
    ...(order === "join first" ? [] : await database.run(listWaitlistEntries)),
  ];
  return rows.every(({ unsubscribedAt }) => unsubscribedAt === null);
}

for (const { name, open } of databases)
  describe(`on ${name}`, () => {
    for (const [order, ms] of [
      ["leave first", 60_000],
      ["join first", 60_000],
      ["in one journal", 1],
    ] as const)
      test(
        `leaving wins over a sign-up less than ${ms} ms later, replayed ${order}`,
        async () => {
          expect(await rejoins(await open(), ms - 1, order)).toBe(false);
          expect(await rejoins(await open(), ms, order)).toBe(true);
        },
        LONG_MS,
      );
  });

test(
  "the skew of a clock is measured, and is 0 if it agrees with the database's",
  async () => {
    const database = await openPglite();
    expect(await database.run(readClockSkew)).toBeLessThan(1_000);
    setSystemTime(new Date(Date.now() + HOUR_MS));
    const skew = await database.run(readClockSkew);
    expect(Math.abs(skew - HOUR_MS)).toBeLessThan(HOUR_MS / 2);
  },
  LONG_MS,
);
