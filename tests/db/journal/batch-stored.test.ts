import { beforeAll, describe, expect, test } from "bun:test";
import type { Database } from "../../../db/connection/client";
import { batchWrites } from "../../../db/journal/batch-writes";
import { addSubscribers, type NewSubscriber } from "../../../db/forms/subscribers";
import { databases, OPENING_MS } from "../../support/database/databases";
import { listSubscribers } from "../../support/rows/list-rows";

const collectOn = (database: Database) =>
  batchWrites((rows: NewSubscriber[]) => database.run((db) => addSubscribers(db, rows)), {
    withinMs: 2,
    enough: 16,
    most: 500,
  });

for (const { name, open } of databases) {
  describe(`on ${name}`, () => {
    beforeAll(open, OPENING_MS);

    test("a row that the database rejects does not affect others", async () => {
      const database = await open();
      const add = collectOn(database);
      const typed = [
        "ann@example.com",
        "nul\0@example.com",
        "bob@example.com",
        "x",
        "cid@example.com",
      ];
      const answers = await Promise.allSettled(
        typed.map((email) => add({ email, source: "home" })),
      );
      expect(answers.map(({ status }) => status === "fulfilled")).toEqual([
        true,
        false,
        true,
        false,
        true,
      ]);
      const stored = await database.run(listSubscribers);
      const emails = new Set(stored.map(({ email }) => email));
      expect(emails).toEqual(new Set(["ann@example.com", "bob@example.com", "cid@example.com"]));
    });

    test("a thousand sign-ups at once are all stored", async () => {
      const database = await open();
      const add = collectOn(database);
      const people = Array.from({ length: 1_000 }, (_, n) => `p${n}@example.com`);
      await Promise.all(people.map((email) => add({ email, source: "home" })));
      expect(await database.run(listSubscribers)).toHaveLength(1_000);
    });
  });
}
