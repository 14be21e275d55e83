import { beforeAll, describe, expect, test } from "bun:test";
import { addContactMessages } from "../../../db/forms/messages";
import { countEntries, readEntries, type Filter } from "../../../db/forms/entries";
import { erasePerson } from "../../../db/forms/erase";
import { addSubscribers } from "../../../db/forms/subscribers";
import { addWaitlistEntries } from "../../../db/forms/waitlist-entries";
import type { Queries } from "../../../db/connection/pool";
import { databases, OPENING_MS } from "../../support/database/databases";

const ann = "ann@example.com";
const at = (minute: number) => `2026-11-01T10:0${minute}:00.123Z`;

async function fill(db: Queries) {
  await addSubscribers(db, [
    { email: ann, source: "newsletter", receivedAt: at(1), consentText: "I agree" },
    { email: "Bob@example.com", source: "coming-soon:Scroll", receivedAt: at(2) },
  ]);
  await addWaitlistEntries(db, [
    { email: "ANN@example.com", source: "beta-waitlist:Mobile App", receivedAt: at(3) },
  ]);
  const message = { name: "Ann", email: ann, topic: "sales", message: "Hello", receivedAt: at(4) };
  await addContactMessages(db, [{ ...message, id: Bun.randomUUIDv7() }]);
}

for (const { name, open } of databases) {
  describe(`entries on ${name}`, () => {
    beforeAll(open, OPENING_MS);

    async function filled() {
      const database = await open();
      await database.run(fill);
      const read = (filter: Filter, pageSize?: number) =>
        Array.fromAsync(readEntries(database.run, filter, pageSize));
      return { database, read };
    }

    test("are read in order of receipt, in pages of any size", async () => {
      const { read } = await filled();
      for (const pageSize of [1, 2, 3, 100]) {
        const entries = await read({}, pageSize);
        expect(
          entries.map(({ list, state, createdAt }) => [list, state, createdAt.slice(0, 19)]),
        ).toEqual([
          ["newsletter", "pending", at(1).slice(0, 19)],
          ["notify", "pending", at(2).slice(0, 19)],
          ["waitlist", "received", at(3).slice(0, 19)],
          ["contact", "received", at(4).slice(0, 19)],
        ]);
      }
    });

    for (const [filter, lists] of [
      [{ list: "waitlist" }, ["waitlist"]],
      [{ state: "pending" }, ["newsletter", "notify"]],
      [{ source: "coming-soon:Scroll" }, ["notify"]],
      [{ since: at(2), until: at(4) }, ["notify", "waitlist"]],
      [{ list: "contact", state: "pending" }, []],
    ] as const) {
      test(`are filtered by ${JSON.stringify(filter)}`, async () => {
        const { read } = await filled();
        expect((await read(filter)).map(({ list }) => list)).toEqual([...lists]);
      });
    }

    test("are counted, and erased per person, ignoring case", async () => {
      const { database, read } = await filled();
      expect(await database.run(countEntries)).toContainEqual({
        list: "waitlist",
        state: "received",
        count: 1,
      });
      const { count } = await database.run((db) => erasePerson(db, "Ann@Example.com"));
      expect(count).toBe(3);
      expect((await read({})).map(({ email }) => email)).toEqual(["Bob@example.com"]);
    });
  });
}
