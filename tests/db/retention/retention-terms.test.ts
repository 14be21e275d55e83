import { beforeAll, describe, expect, test } from "bun:test";
import { sql } from "drizzle-orm";
import type { Database } from "../../../db/connection/client";
import { sweeps } from "../../../db/retention/sweeps";
import { REPORT_DAYS, type SweptTerm } from "../../../db/schema/retention";
import { sweepTerm, type RetentionReport } from "../../../db/retention/sweep-term";
import { allRows } from "../../support/rows/all-rows";
import { databases, OPENING_MS } from "../../support/database/databases";
import { emailsOf, storeAged } from "../../support/rows/store-aged";

/** Terms that the first release lacked. */
const NEW: SweptTerm[] = ["leftSignUp", "waitlistEntry", "contactMessage", "unconfirmedAccount"];
const DAY_MS = 24 * 60 * 60_000;

/** Sweeps the new terms and returns the reports. */
async function sweep(database: Database, replicas = 1): Promise<RetentionReport[]> {
  const reports: RetentionReport[] = [];
  const all = Array.from({ length: replicas }, () => NEW).flat();
  await Promise.all(all.map((term) => sweepTerm(database, term, (one) => reports.push(one))));
  return reports;
}

const aWeekLater = (database: Database) =>
  database.run((db) =>
    db.execute(sql`update retention_reports
      set reported_at = reported_at - make_interval(days => ${REPORT_DAYS}::int)`),
  );

for (const { name, open } of databases) {
  describe(`a retention term new to ${name}`, () => {
    beforeAll(open, OPENING_MS);

    test("is reported once despite replicas and restarts, and deletes a week later", async () => {
      const database = await open();
      await storeAged(database, "Ann", "800 days");
      await storeAged(database, "Bob", "20 days");
      const before = await allRows(database);
      const reports = await sweep(database, 3);
      expect(reports.map(({ term }) => term).toSorted()).toEqual(NEW.toSorted());
      for (const { rows, isMore, deletesFrom } of reports) {
        expect({ rows, isMore }).toEqual({ rows: 1, isMore: false });
        const inDays = (Date.parse(deletesFrom) - Date.now()) / DAY_MS;
        expect(inDays).toBeWithin(REPORT_DAYS - 1, REPORT_DAYS + 1);
      }
      expect(await sweep(database, 3)).toEqual([]);
      before.set("retention_reports", expect.stringContaining("waitlistEntry: 24 months"));
      expect(await allRows(database)).toEqual(before);

      await aWeekLater(database);
      expect(await sweep(database, 3)).toEqual([]);
      for (const table of ["subscribers", "waitlist_entries", "contact_messages", "users"])
        expect({ table, left: await emailsOf(database, table) }).toEqual({
          table,
          left: ["bob@example.com"],
        });
      // Including rows that belong to them.
      const left = await allRows(database);
      for (const table of ["consent_changes", "outbox", "profiles", "sessions", "audit_events"])
        expect(JSON.parse(left.get(table) ?? "[]")).toHaveLength(
          JSON.parse(before.get(table) ?? "[]").length / 2,
        );
    });

    test("reports nothing if nothing is past it, and still deletes a week later", async () => {
      const database = await open();
      expect(await sweep(database)).toEqual([]);
      await aWeekLater(database);
      await storeAged(database, "Ann", "800 days");
      expect(await sweep(database)).toEqual([]);
      expect(await emailsOf(database, "contact_messages")).toEqual([]);
    });

    test("deletes everything in one sweep, 1,000 at a time", async () => {
      const database = await open();
      await sweep(database);
      await aWeekLater(database);
      await database.run((db) =>
        db.execute(sql`insert into contact_messages (id, name, email, topic, message, created_at)
          select gen_random_uuid(), 'Ann', 'ann@example.com', 'sales', 'Hello', now() - interval '800 days'
          from generate_series(1, 2500)`),
      );
      expect(await database.run(sweeps.contactMessage.drop)).toBe(1_000);
      await sweep(database);
      expect(await emailsOf(database, "contact_messages")).toEqual([]);
    });
  });
}
