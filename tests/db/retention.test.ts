import { beforeAll, describe, expect, test } from "bun:test";
import { sql } from "drizzle-orm";
import type { Database } from "../../db/client";
import { dropUnconfirmed } from "../../db/retention";
import { addSubscribers, listSubscribers } from "../../db/subscribers";
import { startSweeping } from "../../src/sweep";
import { databases, OPENING_MS } from "../support/databases";
import { queued } from "../support/mail";

const noJournal = { isThere: () => false, forget: () => Promise.resolve() };
const ann = { email: "ann@example.com", source: "newsletter" };

const makeOld = (database: Database) =>
  database.run((db) =>
    db.execute(sql`
      with old as (update subscribers set created_at = now() - interval '32 days')
      update outbox set created_at = now() - interval '32 days', sent_at = now() - interval '32 days'`),
  );

for (const { name, open } of databases) {
  describe(`what was kept for its time, on ${name},`, () => {
    beforeAll(open, OPENING_MS);

    test("goes in one sweep, however much has gathered", async () => {
      const database = await open();
      const people = Array.from({ length: 2_500 }, (_, n) => ({
        email: `p${n}@example.com`,
        source: "newsletter",
      }));
      await database.run((db) => addSubscribers(db, people));
      await makeOld(database);
      const failures: unknown[] = [];
      startSweeping({
        database,
        journal: noJournal,
        isEmbedded: false,
        onFailure: (error) => failures.push(error),
      });
      const left = async () => (await database.run(listSubscribers)).length;
      while ((await left()) > 0 && failures.length === 0) await Bun.sleep(20);
      expect(failures).toEqual([]);
      expect(await queued(database)).toEqual([]);
    });
  });
}

// The embedded database does one thing after another: there is no such moment.
for (const { open } of databases.filter(({ name }) => name === "postgres"))
  test(
    "who signs up again while the unconfirmed are removed stays",
    async () => {
      const database = await open();
      await database.run((db) => addSubscribers(db, [ann]));
      await makeOld(database);
      const { swept } = await database.run((db) =>
        db.transaction(async (tx) => {
          await addSubscribers(tx, [ann]);
          const sweep = database.run(dropUnconfirmed).then(String, String);
          await Bun.sleep(100);
          return { swept: sweep };
        }),
      );
      expect(await swept).toContain("signed up again meanwhile");
      expect(await database.run(listSubscribers)).toMatchObject([ann]);
      expect((await queued(database)).filter(({ sentAt }) => sentAt === null)).toHaveLength(1);
    },
    OPENING_MS,
  );
