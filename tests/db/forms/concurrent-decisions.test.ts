import { beforeAll, describe, expect, test } from "bun:test";
import { decide } from "../../../db/forms/decisions";
import { addSubscribers } from "../../../db/forms/subscribers";
import { databases, OPENING_MS } from "../../support/database/databases";
import { at, confirm, leave, linesOf } from "../../support/database/decisions";

const PEOPLE = 40;

for (const { name, open } of databases) {
  describe(`on ${name}`, () => {
    beforeAll(open, OPENING_MS);

    test("concurrent decisions to confirm and to leave are both applied, one after the other", async () => {
      const database = await open();
      const people = Array.from({ length: PEOPLE }, (_, number) => ({
        id: crypto.randomUUID(),
        email: `visitor-${number}@example.com`,
        source: "newsletter",
        receivedAt: at(0),
      }));
      await database.run((db) => addSubscribers(db, people));
      for (const { id } of people) {
        const both = [{ ...confirm(1), id }, leave(1, { id })];
        const [confirmed, left] = await Promise.all(
          both.map((decision) => database.run((db) => decide(db, decision))),
        );
        expect(left).toBe("done");
        const changes = (await linesOf(database, id)).map(([change]) => change).slice(1);
        const isFirst = changes[0] === "confirmed";
        expect(changes).toEqual(isFirst ? ["confirmed", "unsubscribed"] : ["unsubscribed"]);
        expect(confirmed).toBe(isFirst ? "done" : "outdated");
      }
    });
  });
}
