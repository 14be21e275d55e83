import { expect, test } from "bun:test";
import { sql } from "drizzle-orm";
import type { Decision } from "../../../db/forms/decisions";
import { openJournal } from "../../../db/journal/journal";
import type { Queries } from "../../../db/connection/pool";
import { newPostgresDatabase } from "../../support/database/databases";
import { openDurableWrites, until } from "../../support/database/durable-writes";
import { readJournal } from "../../support/database/read-journal";
import { tempFolder } from "../../support/temp";
import { UNREACHABLE } from "../../support/database/unreachable";

const LONG_MS = 120_000;
/** No server listens there. */
const id = "0193a5c2-7f3e-7abc-8def-0123456789ab";

const steps = async (db: Queries) => [
  ...(await db.execute<{ change: string; how: string; time: number }>(sql`
    select change, how, (extract(epoch from created_at) * 1000)::float8 as time
    from consent_changes where about_id = ${id} order by created_at`)),
];

const leave = ({ durableWrites }: ReturnType<typeof openDurableWrites>, about: string) =>
  durableWrites.decide({
    change: "unsubscribed",
    id: about,
    receivedAt: new Date().toISOString(),
    evidence: { how: "link", privacyVersion: "1" },
  });

test(
  "signing up, confirming and leaving during an outage are applied afterwards, with their times",
  async () => {
    const folder = tempFolder();
    const offline = openDurableWrites({ url: UNREACHABLE, folder });
    const row = { id, email: "ann@example.com", source: "newsletter" };
    const began = Date.now();
    await offline.durableWrites.save({
      kind: "subscriber",
      row: { ...row, receivedAt: new Date(began).toISOString() },
    });
    const decide = (change: Decision["change"], how: "link" | "one-click", ms: number) => {
      const receivedAt = new Date(began + ms).toISOString();
      const evidence = { how, privacyVersion: "1" } as const;
      return offline.durableWrites.decide({ change, id, receivedAt, evidence });
    };
    expect(await decide("confirmed", "link", 10)).toBe("journaled");
    expect(await decide("unsubscribed", "one-click", 20)).toBe("journaled");
    expect(await decide("unsubscribed", "one-click", 30)).toBe("journaled");
    await offline.close();

    const url = await newPostgresDatabase();
    const told = [
      { change: "signed up", how: "api", time: began },
      { change: "confirmed", how: "link", time: began + 10 },
      { change: "unsubscribed", how: "one-click", time: began + 20 },
    ];
    for (let start = 0; start < 2; start++) {
      const back = openDurableWrites({ url, folder });
      expect(await until(back.database, steps, (lines) => lines.length >= 3)).toEqual(told);
      const waiting = await back.database.run((db) => db.execute(sql`select 1 from outbox`));
      expect(waiting).toHaveLength(0);
      await back.close();
    }
  },
  LONG_MS,
);

test(
  "leaving while the sign-up is still in the journal succeeds, and unknown entries are reported",
  async () => {
    const folder = tempFolder();
    const offline = openDurableWrites({ url: UNREACHABLE, folder });
    const receivedAt = new Date().toISOString();
    const row = { id, receivedAt, email: "ann@example.com", source: "newsletter" };
    await offline.durableWrites.save({ kind: "subscriber", row });
    await offline.close();
    const journal = openJournal({ folder, replaysAfterReboot: false });
    const decided = Promise.withResolvers<void>();
    const late = async (most: number) => {
      await decided.promise;
      return journal.next(most);
    };
    const url = await newPostgresDatabase();
    const back = openDurableWrites({ url, folder, journal: { ...journal, next: late } });
    await back.database.opened;
    const outcome = leave(back, id);
    // The decision is in the journal, after the sign-up.
    while ((await readJournal(folder)).length < 2) await Bun.sleep(10);
    decided.resolve();
    // "already" if the replay was faster than the second try.
    expect(["done", "already"]).toContain(await outcome);
    expect(await leave(back, crypto.randomUUID())).toBe("gone");
    await back.close();
  },
  LONG_MS,
);

test(
  "a link followed many times at once is one decision, journaled once",
  async () => {
    const folder = tempFolder();
    const offline = openDurableWrites({ url: UNREACHABLE, folder });
    const other = crypto.randomUUID();
    const all = [...Array.from({ length: 200 }, () => id), other];
    expect(new Set(await Promise.all(all.map((one) => leave(offline, one))))).toEqual(
      new Set(["journaled"]),
    );
    const written = await readJournal(folder);
    expect(written.flatMap(({ row }) => ("id" in row ? (row.id ?? []) : [])).toSorted()).toEqual(
      [id, other].toSorted(),
    );
    await offline.close();
  },
  LONG_MS,
);
