import { sql } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "bun:test";
import { addHeldSubmissions, type NewHeld } from "../../../db/forms/held";
import { listOutbox } from "../../../db/mail/outbox";
import { countEntries, readEntries } from "../../../db/forms/entries";
import { erasePerson } from "../../../db/forms/erase";
import { releaseHeld } from "../../../db/forms/release";
import { sweeps } from "../../../db/retention/sweeps";
import { addSubmissions, type Submission } from "../../../db/forms/submissions";
import { databases, OPENING_MS } from "../../support/database/databases";

const receivedAt = "2026-11-01T10:00:00.000Z";
const id = (number: number) => `00000000-0000-4000-8000-00000000000${number}`;
const contactRow = { name: "Bob", topic: "sales", message: "Buy http://a http://b", company: "B" };

/** One submission of each kind, as a form would hold it. */
const held: NewHeld[] = (
  [
    [1, "subscriber", "ann@example.com", { source: "newsletter", consentText: "I agree" }],
    [2, "subscriber", "ann@example.com", { source: "coming-soon:Scroll" }],
    [3, "waitlistEntry", "ann@example.com", { source: "beta-waitlist:Mobile App" }],
    [4, "contactMessage", "bob@example.com", contactRow],
  ] as const
).map(([number, kind, email, rest]) => ({
  id: id(number),
  receivedAt,
  kind,
  email,
  row: { id: id(number + 4), receivedAt, email, ...rest },
  score: 6,
  signals: ["hidden_field", "no_stamp"],
}));
const submissions: Submission[] = held.map((row) => ({ kind: "held", row }));
const all = held.map((one) => one.id);

for (const { name, open } of databases) {
  describe(`held submissions on ${name}`, () => {
    beforeAll(open, OPENING_MS);

    async function holding() {
      const database = await open();
      await database.run((db) => addSubmissions(db, submissions));
      const read = () => Array.fromAsync(readEntries(database.run));
      const mails = () => database.run((db) => listOutbox(db, 10));
      return { database, read, mails };
    }

    test("are stored once however often they are sent, listed with reasons, counted, and send no mail", async () => {
      const { database, read, mails } = await holding();
      await database.run((db) => addHeldSubmissions(db, held.toReversed()));
      const entries = await read();
      expect(entries.map(({ list, state }) => [list, state])).toEqual([
        ["newsletter", "held"],
        ["notify", "held"],
        ["waitlist", "held"],
        ["contact", "held"],
      ]);
      expect(entries[0]).toMatchObject({
        email: "ann@example.com",
        source: "newsletter",
        consentText: "I agree",
        heldFor: "6: hidden_field, no_stamp",
      });
      expect(entries[3]).toMatchObject(contactRow);
      expect(await mails()).toEqual([]);
      const counts = await database.run(countEntries);
      expect(counts).toContainEqual({ list: "contact", state: "held", count: 1 });
    });

    test("are stored normally when released, once, with their own id, time and mail", async () => {
      const { database, read, mails } = await holding();
      const release = (ids: string[]) =>
        database.run(async (db) => (await releaseHeld(db, ids)).length);
      const counts = await Promise.all([release(all), release(all), release([id(9)])]);
      expect([counts[2], Math.max(...counts), Math.min(...counts)]).toEqual([0, 4, 0]);
      const entries = await read();
      expect(entries.map((entry) => [entry.id, entry.list, entry.state])).toEqual([
        [id(5), "newsletter", "pending"],
        [id(6), "notify", "pending"],
        [id(7), "waitlist", "received"],
        [id(8), "contact", "received"],
      ]);
      expect(new Set(entries.map(({ createdAt }) => createdAt.slice(0, 19)))).toEqual(
        new Set([receivedAt.slice(0, 19)]),
      );
      const asked = (await mails()).map(({ aboutId }) => aboutId);
      expect(asked).toContain(id(5));
      expect(asked).toContain(id(6));
      expect(await database.run((db) => releaseHeld(db, all))).toEqual([]);
    });

    test("are deleted after 30 days, and not before", async () => {
      const { database, read } = await holding();
      const age = (number: number, days: number) =>
        database.run((db) =>
          db.execute(sql`update held_submissions
            set created_at = now() - make_interval(days => ${days}) where id = ${id(number)}`),
        );
      for (const number of [1, 3, 4]) await age(number, 29);
      await age(2, 31);
      expect(await database.run(sweeps.heldSubmission)).toBe(1);
      expect((await read()).map(({ id: left }) => left)).toEqual([id(1), id(3), id(4)]);
    });

    test("are erased with the person", async () => {
      const { database, read } = await holding();
      const { count } = await database.run((db) => erasePerson(db, "ANN@example.com"));
      expect(count).toBe(3);
      expect((await read()).map(({ email }) => email)).toEqual(["bob@example.com"]);
    });
  });
}
