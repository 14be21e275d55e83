import { beforeAll, describe, expect, test } from "bun:test";
import { sql } from "drizzle-orm";
import type { Database } from "../../../db/connection/client";
import { addSubscribers } from "../../../db/forms/subscribers";
import { startSweeping } from "../../../src/process/sweep";
import { databases, OPENING_MS } from "../../support/database/databases";
import { queued } from "../../support/mail/mail";
import { listSubscribers } from "../../support/rows/list-rows";

const noJournal = { isThere: () => false, prune: () => Promise.resolve() };

const makeOld = (database: Database) =>
  database.run((db) =>
    db.execute(sql`
      with old as (update subscribers set created_at = now() - interval '32 days')
      update outbox set created_at = now() - interval '32 days', sent_at = now() - interval '32 days'`),
  );

for (const { name, open } of databases) {
  describe(`expired data on ${name}`, () => {
    beforeAll(open, OPENING_MS);

    test("is deleted in one sweep, however much there is", async () => {
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
