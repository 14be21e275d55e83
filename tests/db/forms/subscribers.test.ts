import { beforeAll, describe, expect, test } from "bun:test";
import { addSubscribers } from "../../../db/forms/subscribers";
import { addWaitlistEntries } from "../../../db/forms/waitlist-entries";
import { databases, OPENING_MS } from "../../support/database/databases";
import { listSubscribers, listWaitlistEntries } from "../../support/rows/list-rows";

const ann = { email: "ann@example.com", source: "home" };
const bob = { email: "bob@example.com", source: "home" };

for (const { name, open } of databases) {
  describe(`on ${name}`, () => {
    beforeAll(open, OPENING_MS);

    test("an address is stored once per source, ignoring case", async () => {
      const database = await open();
      await database.run((db) => addSubscribers(db, [{ ...ann, email: "Ann@Example.com" }]));
      await database.run((db) => addSubscribers(db, [ann]));
      await database.run((db) => addSubscribers(db, [{ ...ann, email: "ANN@EXAMPLE.COM" }]));
      const rows = await database.run(listSubscribers);
      expect(rows.map(({ email }) => email)).toEqual(["Ann@Example.com"]);
    });

    test("an address is stored for each source", async () => {
      const database = await open();
      const rows = [ann, { ...ann, source: "coming-soon:Scroll" }];
      await database.run((db) => addSubscribers(db, rows));
      const stored = await database.run(listSubscribers);
      expect(stored.map(({ source }) => source).toSorted()).toEqual(["coming-soon:Scroll", "home"]);
    });

    test("an address that appears twice in a batch is stored once, with the others", async () => {
      const database = await open();
      const twice = { ...ann, email: "ANN@example.com" };
      await database.run((db) => addSubscribers(db, [ann, bob, twice, ann]));
      const rows = await database.run(listSubscribers);
      expect(rows.map(({ email }) => email.toLowerCase()).toSorted()).toEqual([
        ann.email,
        bob.email,
      ]);
    });

    test("of two rows in a batch, the earlier one is stored, on the waitlist too", async () => {
      const database = await open();
      const first = Bun.randomUUIDv7();
      const second = Bun.randomUUIDv7();
      const receivedAt = new Date().toISOString();
      const rows = [
        { ...ann, id: second, receivedAt, email: "ANN@example.com" },
        { ...ann, id: first, receivedAt },
      ];
      await database.run((db) => addSubscribers(db, rows));
      await database.run((db) => addWaitlistEntries(db, rows));
      const stored = [
        ...(await database.run(listSubscribers)),
        ...(await database.run(async (db) => listWaitlistEntries(db))),
      ];
      expect(stored.map(({ id, email }) => [id, email])).toEqual([
        [first, ann.email],
        [first, ann.email],
      ]);
    });

    test("consent is stored with its text, the policy's version and the time", async () => {
      const database = await open();
      const consent = { consentText: "I agree to receive emails.", privacyVersion: "2026-11" };
      await database.run((db) => addSubscribers(db, [{ ...ann, ...consent }, bob]));
      const rows = await database.run(listSubscribers);
      const [annStored, bobStored] = rows.toSorted((a, b) => a.email.localeCompare(b.email));
      expect(annStored).toMatchObject({ ...ann, ...consent });
      expect(bobStored).toMatchObject({ ...bob, consentText: null, privacyVersion: null });
      expect(Math.abs(Date.now() - Number(annStored?.createdAt))).toBeLessThan(60_000);
    });

    test("a row keeps the id and time set on receipt", async () => {
      const database = await open();
      const received = { id: Bun.randomUUIDv7(), receivedAt: "2026-11-01T10:00:00.000Z" };
      await database.run((db) => addSubscribers(db, [{ ...ann, ...received }]));
      await database.run((db) => addSubscribers(db, [{ ...ann, ...received }]));
      expect(await database.run(listSubscribers)).toMatchObject([
        { ...ann, id: received.id, createdAt: new Date(received.receivedAt) },
      ]);
    });

    test("batches with the same addresses in different order do not deadlock", async () => {
      const database = await open();
      const people = Array.from({ length: 200 }, (_, n) => ({
        ...ann,
        email: `p${n}@example.com`,
      }));
      const batches = Array.from({ length: 8 }, (_, n) => (n % 2 ? people : people.toReversed()));
      await Promise.all(batches.map((rows) => database.run((db) => addSubscribers(db, rows))));
      expect(await database.run(listSubscribers)).toHaveLength(200);
    });

    for (const [what, row, code] of [
      ["a NUL character", { ...ann, email: "ann\0@example.com" }, "22P05"],
      [
        "an address of 255 characters",
        { ...ann, email: `${"a".repeat(243)}@example.com` },
        "23514",
      ],
      ["an empty source", { ...ann, source: "" }, "23514"],
      ["an address with spaces round it", { ...ann, email: " ann@example.com " }, "23514"],
    ] as const) {
      test(`${what} is rejected without naming anyone, and the next sign-up works`, async () => {
        const database = await open();
        const refused = await database
          .run((db) => addSubscribers(db, [row]))
          .catch((error) => error);
        expect(refused).toMatchObject({ name: "PostgresError", code });
        expect(refused.message).not.toContain("example.com");
        await database.run((db) => addSubscribers(db, [bob]));
        expect(await database.run(listSubscribers)).toMatchObject([bob]);
      });
    }

    test("a store in a transaction is rolled back with it", async () => {
      const database = await open();
      const undo = new Error("changed my mind");
      const undone = database.run((db) =>
        db.transaction(async (tx) => {
          await addSubscribers(tx, [ann]);
          throw undo;
        }),
      );
      expect(await undone.catch((error: unknown) => error)).toBe(undo);
      expect(await database.run(listSubscribers)).toEqual([]);
    });
  });
}
