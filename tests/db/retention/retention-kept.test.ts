import { beforeAll, describe, expect, test } from "bun:test";
import { sql } from "drizzle-orm";
import type { Database } from "../../../db/connection/client";
import { decide } from "../../../db/forms/decisions";
import { sweeps } from "../../../db/retention/sweeps";
import { terms } from "../../../db/schema/retention";
import { databases, OPENING_MS } from "../../support/database/databases";
import { allRows } from "../../support/rows/all-rows";
import { emailsOf, storeAged } from "../../support/rows/store-aged";

for (const { name, open } of databases) {
  describe(`after its term, on ${name},`, () => {
    beforeAll(open, OPENING_MS);

    const dropAll = async (database: Database) => {
      for (const drop of Object.values(sweeps)) await database.run(drop);
    };

    test("data in use is kept: confirmed sign-ups, renewed requests, active accounts", async () => {
      const database = await open();
      const names = ["Confirmed", "Rejoined", "Disabled", "Asked"];
      for (const one of names) await storeAged(database, one, "800 days");
      const run = (statement: ReturnType<typeof sql>) =>
        database.run((db) => db.execute<{ id: string }>(statement));
      await run(sql`update subscribers set unsubscribed_at = null where email like 'confirmed@%'`);
      await run(sql`update users set email_confirmed_at = now() where email like 'confirmed@%'`);
      await run(sql`update users set banned_until = 'infinity' where email like 'disabled@%'`);
      await run(sql`update users set recovery_sent_at = now() where email like 'asked@%'`);
      const [entry] = await run(sql`update waitlist_entries
        set unsubscribed_at = now() - interval '1 hour' where email like 'rejoined@%' returning id`);
      const evidence = { how: "preferences", privacyVersion: "1" } as const;
      const receivedAt = new Date().toISOString();
      const joined = { change: "confirmed", id: entry?.id, receivedAt, evidence } as const;
      expect(await database.run((db) => decide(db, joined))).toBe("done");
      await dropAll(database);
      expect(await emailsOf(database, "subscribers")).toEqual(["confirmed@example.com"]);
      expect(await emailsOf(database, "waitlist_entries")).toEqual(["rejoined@example.com"]);
      expect(await emailsOf(database, "contact_messages")).toEqual([]);
      expect(await emailsOf(database, "users")).toEqual([
        "asked@example.com",
        "confirmed@example.com",
        "disabled@example.com",
      ]);
    });

    test("what belongs to a deleted row goes too", async () => {
      const database = await open();
      await storeAged(database, "Ann", "800 days");
      await storeAged(database, "Bob", "20 days");
      const before = await allRows(database);
      await dropAll(database);
      for (const table of ["subscribers", "waitlist_entries", "contact_messages", "users"])
        expect([table, await emailsOf(database, table)]).toEqual([table, ["bob@example.com"]]);
      const left = await allRows(database);
      for (const table of ["consent_changes", "outbox", "profiles", "sessions", "audit_events"])
        expect(JSON.parse(left.get(table) ?? "[]")).toHaveLength(
          JSON.parse(before.get(table) ?? "[]").length / 2,
        );
    });

    for (const [term, table, set] of [
      ["leftSignUp", "subscribers", "unsubscribed_at"],
      ["waitlistEntry", "waitlist_entries", "created_at"],
      ["contactMessage", "contact_messages", "created_at"],
      ["unconfirmedAccount", "users", "created_at"],
    ] as const) {
      test(`${terms[term].what.toLowerCase()} are deleted, and not before`, async () => {
        const database = await open();
        const { amount, unit } = terms[term];
        for (const [who, more] of [
          ["Ann", "+ interval '1 minute'"],
          ["Bob", "- interval '1 minute'"],
        ] as const) {
          await storeAged(database, who, "800 days");
          await database.run((db) =>
            db.execute(
              sql.raw(`update ${table} set ${set} = now() - interval '${amount} ${unit}' ${more}
                where email = '${who.toLowerCase()}@example.com'`),
            ),
          );
        }
        expect(await database.run(sweeps[term])).toBe(1);
        expect(await emailsOf(database, table)).toEqual(["ann@example.com"]);
      });
    }
  });
}
