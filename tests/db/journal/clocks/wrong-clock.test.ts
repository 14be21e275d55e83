import { afterEach, describe, expect, setSystemTime, test } from "bun:test";
import { sql } from "drizzle-orm";
import type { Database } from "../../../../db/connection/client";
import type { Decision } from "../../../../db/forms/decisions";
import { createEntryClock } from "../../../../db/journal/entry-clock";
import { openJournal } from "../../../../db/journal/journal";
import { newPostgresDatabase } from "../../../support/database/databases";
import { openDurableWrites, until } from "../../../support/database/durable-writes";
import { tempFolder } from "../../../support/temp";
import { listSubscribers, listWaitlistEntries } from "../../../support/rows/list-rows";
import { UNREACHABLE } from "../../../support/database/unreachable";

const LONG_MS = 120_000;
const HOUR_MS = 60 * 60_000;
/** No server listens there. */
const email = "ann@example.com";
const evidence = { how: "link", privacyVersion: "1" } as const;

type Site = ReturnType<typeof openDurableWrites>;
const now = () => new Date().toISOString();
const minuteAgo = () => new Date(Date.now() - 60_000).toISOString();
const subscriber = (receivedAt = now()) =>
  ({
    kind: "subscriber",
    row: { id: Bun.randomUUIDv7(), receivedAt, email, source: "newsletter" },
  }) as const;
const waitlistEntry = (receivedAt = now()) =>
  ({
    kind: "waitlistEntry",
    row: { id: Bun.randomUUIDv7(), receivedAt, email, source: "beta-waitlist:Vision" },
  }) as const;
const decide = (site: Site, change: Decision["change"], id: string) =>
  site.durableWrites.decide({ change, id, receivedAt: now(), evidence });
const untilReplayed = ({ journal, database }: Site) =>
  until(
    database,
    () => journal.pending(1),
    ({ length }) => length === 0,
  );

afterEach(() => void setSystemTime());

for (const hours of [-2, 2])
  describe(`a machine whose clock is ${Math.abs(hours)} hours ${hours < 0 ? "behind" : "ahead"}`, () => {
    const setClockWrong = () => void setSystemTime(new Date(Date.now() + hours * HOUR_MS));

    test(
      "stores a sign-up after leaving with the right time, even if journaled before the first contact",
      async () => {
        const [url, folder] = [await newPostgresDatabase(), tempFolder()];
        const right = openDurableWrites({ url, folder: tempFolder() });
        await right.database.opened;
        await right.durableWrites.save(subscriber(minuteAgo()));
        await right.durableWrites.save(waitlistEntry(minuteAgo()));
        const [{ id } = { id: "" }] = await right.database.run(listSubscribers);
        const left = { change: "unsubscribed", email, receivedAt: minuteAgo(), evidence } as const;
        expect(await right.durableWrites.decide(left)).toBe("done");
        await right.close();

        setClockWrong();
        const offline = openDurableWrites({ url: UNREACHABLE, folder });
        expect(await decide(offline, "confirmed", id)).toBe("journaled");
        await offline.durableWrites.save(waitlistEntry());
        await offline.close();
        const back = openDurableWrites({ url, folder });
        await back.database.opened;
        await untilReplayed(back);
        const [person] = await back.database.run(listSubscribers);
        const [entry] = await back.database.run(listWaitlistEntries);
        expect([person?.unsubscribedAt, entry?.unsubscribedAt]).toEqual([null, null]);
        setSystemTime();
        expect(Math.abs(Number(person?.confirmedAt) - Date.now())).toBeLessThan(HOUR_MS);
        await back.close();
      },
      LONG_MS,
    );

    test(
      "stores sign-ups after an erasure and drops those before it, journaled or not",
      async () => {
        const [url, folder] = [await newPostgresDatabase(), tempFolder()];
        const right = openDurableWrites({ url, folder: tempFolder() });
        await right.database.opened;
        const eraseAt = async (moved: string) => {
          await right.durableWrites.erase(email);
          await right.database.run((db) =>
            db.execute(sql`update erasures set erased_at = erased_at + ${moved}::interval`),
          );
        };
        for (const [moved, count] of [
          ["1 minute", 0],
          ["-2 minutes", 1],
        ] as const) {
          setClockWrong();
          const offline = openDurableWrites({ url: UNREACHABLE, folder });
          await offline.durableWrites.save(subscriber());
          await offline.close();
          await eraseAt(moved);
          const back = openDurableWrites({ url, folder });
          await back.database.opened;
          await untilReplayed(back);
          expect(await back.database.run(listSubscribers)).toHaveLength(count);
          await back.close();
          setSystemTime();
        }
        await right.close();
      },
      LONG_MS,
    );

    test(
      "rejoins a waitlist while the database is up",
      async () => {
        const url = await newPostgresDatabase();
        const right = openDurableWrites({ url, folder: tempFolder() });
        await right.database.opened;
        await right.durableWrites.save(waitlistEntry(minuteAgo()));
        const left = { change: "unsubscribed", email, receivedAt: minuteAgo(), evidence } as const;
        await right.durableWrites.decide(left);
        await right.close();
        setClockWrong();
        const wrong = openDurableWrites({ url, folder: tempFolder() });
        await wrong.database.opened;
        await wrong.durableWrites.save(waitlistEntry());
        const [entry] = await wrong.database.run(listWaitlistEntries);
        expect(entry?.unsubscribedAt).toBeNull();
        await wrong.close();
      },
      LONG_MS,
    );
  });

test("a site on the embedded database continues after its journal's last time, even if the clock was set back", async () => {
  const folder = tempFolder();
  const journal = openJournal({ folder, requeuesAll: true });
  const last = now();
  await journal.append(JSON.stringify([subscriber(last)]));
  setSystemTime(new Date(Date.now() - 2 * HOUR_MS));
  const database = { isReady: () => false } as Database;
  const options = { database, journal, isJournalFirst: true, onFailure: () => {} };
  const first = await createEntryClock(options).setTime(subscriber());
  expect(first.row.receivedAt > last).toBe(true);
  await journal.close();
});
