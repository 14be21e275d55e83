import { beforeAll, describe, expect, setDefaultTimeout, test } from "bun:test";
import { sql } from "drizzle-orm";
import type { Database } from "../../../db/connection/client";
import { erasePerson } from "../../../db/forms/erase";
import { MAIL_CAP } from "../../../db/mail/mail-cap";
import { sweeps } from "../../../db/retention/sweeps";
import { addSubmissions, type Submission } from "../../../db/forms/submissions";
import { endpoints } from "../../../src/paths";
import { jsonPost, startAppOn } from "../../support/site/app";
import { databases, OPENING_MS } from "../../support/database/databases";
import { mailsTo, startMailApp, waitFor } from "../../support/mail/mail";

setDefaultTimeout(OPENING_MS);

const { anHour, aDay } = MAIL_CAP;
const ann = "ann@example.com";

const notify = (email: string, number: number): Submission => ({
  kind: "subscriber",
  row: { email, source: `coming-soon:Feature ${number}` },
});
const many = (count: number, email = ann, from = 1) =>
  Array.from({ length: count }, (_, index) => notify(email, from + index));

/** Makes all queued messages older. */
const pass = (database: Database, time: string) =>
  database.run((db) =>
    db.execute(sql`update mail_counts
      set queued_at = array(select at - ${time}::interval from unnest(queued_at) at)`),
  );

for (const { name, open } of databases) {
  describe(`on ${name}`, () => {
    beforeAll(open);

    test("made-up features send an address no more mail, and all responses are the same", async () => {
      const database = await open();
      const app = startAppOn(database);
      const answers: string[] = [];
      for (const { row } of many(40)) {
        const answer = await app.request(endpoints.newsletter, jsonPost(row));
        answers.push(`${answer.status} ${await answer.text()}`);
      }
      expect(new Set(answers).size).toBe(1);
      expect(await app.rows()).toHaveLength(40);
      expect(await mailsTo(database, ann)).toBe(anHour);
    });

    test("counts of a clock that was ahead neither hold mail back nor outlive their term", async () => {
      const database = await open();
      await database.run((db) => addSubmissions(db, many(anHour)));
      await pass(database, "-1 year");
      await database.run((db) => addSubmissions(db, many(1, ann, anHour + 1)));
      expect(await mailsTo(database, ann)).toBe(anHour + 1);
      await pass(database, "-1 year");
      await database.run(sweeps.mailCount);
      const [row] = await database.run((db) =>
        db.execute(sql`select count(*)::int as count from mail_counts`),
      );
      expect(row).toEqual({ count: 0 });
    });

    test("all lists, forms and link requests count together, ignoring case", async () => {
      const database = await open();
      const app = startMailApp(database);
      const post = (endpoint: string, body: object) => app.request(endpoint, jsonPost(body));
      await post(endpoints.newsletter, { email: ann });
      await post(endpoints.newsletter, { email: "ANN@example.com", source: "coming-soon:Scroll" });
      await post(endpoints.waitlist, { email: ann, source: "beta-waitlist:Mobile App" });
      await post(endpoints.contact, { email: ann, name: "Ann", message: "Hello" });
      await post(endpoints.newLink, { email: ann });
      await waitFor(async () => (await mailsTo(database, ann)) === anHour);
      await post(endpoints.waitlist, { email: "Ann@Example.com", source: "beta-waitlist:Scroll" });
      await post(endpoints.newsletter, { email: ann, source: "coming-soon:Vision" });
      await post(endpoints.contact, { email: ann, name: "Ann", message: "Hello again" });
      expect(await mailsTo(database, ann)).toBe(anHour);
      await post(endpoints.newsletter, { email: "bob@example.com" });
      expect(await mailsTo(database, "bob@example.com")).toBe(1);
    });

    test("a statement with many rows for one address queues the first ones", async () => {
      const database = await open();
      await database.run((db) => addSubmissions(db, [...many(40), notify("bob@example.com", 1)]));
      expect(await mailsTo(database, ann)).toBe(anHour);
      expect(await mailsTo(database, "bob@example.com")).toBe(1);
    });

    test("more is queued an hour later, up to the daily cap", async () => {
      const database = await open();
      const counts: number[] = [];
      for (let hour = 0; hour < 6; hour++) {
        await database.run((db) => addSubmissions(db, many(9, ann, hour * 9)));
        counts.push(await mailsTo(database, ann));
        await pass(database, "59 minutes");
        await database.run((db) => addSubmissions(db, many(1, ann, 1000 + hour)));
        expect(await mailsTo(database, ann)).toBe(counts.at(-1) ?? 0);
        await pass(database, "1 minute");
      }
      expect(counts).toEqual([5, 10, 15, aDay, aDay, aDay]);
      await pass(database, "18 hours");
      await database.run((db) => addSubmissions(db, many(9, ann, 2000)));
      expect(await mailsTo(database, ann)).toBe(aDay + anHour);
    });

    test("the hour is a sliding window", async () => {
      const database = await open();
      await database.run((db) => addSubmissions(db, many(3)));
      await pass(database, "50 minutes");
      await database.run((db) => addSubmissions(db, many(9, ann, 10)));
      expect(await mailsTo(database, ann)).toBe(anHour);
      await pass(database, "11 minutes");
      await database.run((db) => addSubmissions(db, many(9, ann, 20)));
      expect(await mailsTo(database, ann)).toBe(anHour + 3);
    });

    test("the team's own mail is not capped", async () => {
      const database = await open();
      const app = startAppOn(database, { teamFor: () => "team@example.com" });
      for (let number = 0; number < 30; number++) {
        const body = { email: `p${number}@example.com`, name: "P", message: `Hello ${number}` };
        await app.request(endpoints.contact, jsonPost(body));
      }
      expect(await mailsTo(database, "team@example.com")).toBe(30);
    });

    test("counts are deleted after a day, and erased with the person", async () => {
      const database = await open();
      const rows = async () => [
        ...(await database.run((db) => db.execute(sql`select recipient from mail_counts`))),
      ];
      await database.run((db) => addSubmissions(db, [...many(1), ...many(1, "bob@example.com")]));
      await database.run((db) => erasePerson(db, "ANN@example.com"));
      expect(await rows()).toEqual([{ recipient: "bob@example.com" }]);
      expect(await database.run(sweeps.mailCount)).toBe(0);
      await pass(database, "25 hours");
      expect(await database.run(sweeps.mailCount)).toBe(1);
      expect(await rows()).toEqual([]);
    });
  });
}
