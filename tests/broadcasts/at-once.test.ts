import { beforeAll, describe, expect, test } from "bun:test";
import { sql } from "drizzle-orm";
import { addBroadcast, scheduleBroadcast, type Broadcast } from "../../db/broadcasts/broadcasts";
import { takeRecipients } from "../../db/broadcasts/broadcast-delivery";
import { saveFeatures, setAnnouncement } from "../../db/broadcasts/stored-features";
import type { Database } from "../../db/connection/client";
import { featureFacts } from "../../views/content/feature-status";
import { addPeople, confirmAll, drafts, FAST, report, schedule } from "../support/mail/broadcasts";
import { databases, OPENING_MS } from "../support/database/databases";

const LONG_MS = 120_000;
const people = (count: number) => Array.from({ length: count }, (_, n) => `p${n}@example.com`);
const sender = { senderName: "Genie Inc.", postalAddress: "1 Main St, Springfield, USA" };
const queueing = { sender, recipients: 40, domainRate: 1_000 };

const add = (database: Database, draft: (typeof drafts)[keyof typeof drafts]) =>
  database.run((db) => addBroadcast(db, draft));

for (const { name, open } of databases) {
  describe(`at the same moment on ${name}`, () => {
    beforeAll(open, OPENING_MS);

    test(
      "two waves of invitations invite nobody twice",
      async () => {
        const database = await open();
        await addPeople(database, "beta-waitlist:Mobile App", people(60));
        const waves = await Promise.all([1, 2].map(() => add(database, drafts.invitation)));
        const send = (wave: Broadcast) =>
          database.run((db) => scheduleBroadcast(db, wave, { ...queueing, next: 40 }));
        const ends = await Promise.allSettled(waves.map(send));
        // The other one finds only 20 left, which is not the number that its operator confirmed.
        expect(ends.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
        const rows = await database.run((db) =>
          db.execute<{ most: number }>(sql`select count(*)::int as most from broadcast_recipients
            group by address order by most desc limit 1`),
        );
        expect(rows[0]).toEqual({ most: 1 });
      },
      LONG_MS,
    );

    test(
      "a draft that two operators send is sent once",
      async () => {
        const database = await open();
        await addPeople(database, "newsletter", people(40));
        await confirmAll(database);
        const draft = await add(database, drafts.issue);
        const send = () => database.run((db) => scheduleBroadcast(db, draft, queueing));
        const ends = await Promise.allSettled([send(), send(), send()]);
        expect(ends.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
        expect(await report(database, draft.id)).toMatchObject({ recipients: 40, waiting: 40 });
      },
      LONG_MS,
    );

    test("a feature that two operators ship has one announcement", async () => {
      const database = await open();
      await database.run((db) => saveFeatures(db, featureFacts));
      const both = await Promise.all([1, 2].map(() => add(database, drafts.announcement)));
      const isShipped = await Promise.all(
        both.map(({ id }) => database.run((db) => setAnnouncement(db, "scroll", id))),
      );
      expect(isShipped.filter(Boolean)).toHaveLength(1);
    });

    test("a small broadcast does not wait for a large one", async () => {
      const database = await open();
      await addPeople(database, "newsletter", people(200));
      await addPeople(database, "coming-soon:Scroll", people(10));
      await confirmAll(database);
      await schedule(database, drafts.issue);
      const small = await schedule(database, drafts.announcement);
      const taken: string[] = [];
      while (taken.length < 150)
        for (const { broadcastId } of (await database.run((db) => takeRecipients(db, FAST, 5)))
          .taken)
          taken.push(broadcastId);
      expect(taken.filter((id) => id === small)).toHaveLength(10);
    });

    test("a clock that is set back does not stop the rates", async () => {
      const database = await open();
      await addPeople(database, "newsletter", people(20));
      await confirmAll(database);
      await schedule(database, drafts.issue);
      const take = () => database.run((db) => takeRecipients(db, { inAll: 5, perDomain: 5 }, 5));
      expect((await take()).taken).toHaveLength(5);
      expect((await take()).retryInMs).toBeWithin(1, 1_001);
      await database.run((db) =>
        db.execute(sql`update broadcast_recipients set taken_at = taken_at + interval '1 hour'`),
      );
      expect((await take()).taken).toHaveLength(5);
    });
  });
}
