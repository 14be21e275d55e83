import { beforeAll, describe, expect, test } from "bun:test";
import { sql } from "drizzle-orm";
import { decide } from "../../../db/forms/decisions";
import type { JournalEntry } from "../../../db/journal/journal-entry";
import { allRows } from "../../support/rows/all-rows";
import { databases, OPENING_MS } from "../../support/database/databases";
import {
  at,
  confirm,
  replay,
  id,
  late,
  leave,
  linesOf,
  signUp,
} from "../../support/database/decisions";
import { listSubscribers } from "../../support/rows/list-rows";

for (const { name, open } of databases) {
  describe(`a late decision on ${name}`, () => {
    beforeAll(open, OPENING_MS);

    test("is ordered between the sign-ups before and after it, and repeating all changes nothing", async () => {
      const database = await open();
      const story = [
        signUp(0),
        late(confirm(1)),
        late(leave(2)),
        signUp(3),
        late(confirm(4)),
        late(leave(5)),
        signUp(20),
      ];
      await replay(database, ...story);
      const told = [
        ["signed up", at(0)],
        ["confirmed", at(1)],
        ["unsubscribed", at(2)],
        ["signed up", at(3)],
        ["confirmed", at(4)],
        ["unsubscribed", at(5)],
        ["signed up", at(20)],
      ];
      expect(await linesOf(database)).toEqual(told as [string, string][]);
      const before = await allRows(database);
      await replay(database, ...story);
      expect(await allRows(database)).toEqual(before);
      for (const one of story) await replay(database, one);
      expect(await allRows(database)).toEqual(before);
    });

    test("does not undo later decisions", async () => {
      const database = await open();
      await replay(database, signUp(0), late(leave(2)));
      await database.run((db) => decide(db, confirm(6)));
      const before = await allRows(database);
      await replay(database, late(leave(2)), late(leave(5)));
      expect(await allRows(database)).toEqual(before);
      await database.run((db) => decide(db, leave(8)));
      const left = await allRows(database);
      await replay(database, late(confirm(6)), late(confirm(7)), late(leave(5)));
      expect(await allRows(database)).toEqual(left);
    });

    test("loses to an unsubscription of the same time, whichever is stored first", async () => {
      for (const story of [
        [late(confirm(6)), late(leave(6))],
        [late(leave(6)), late(confirm(6))],
      ]) {
        const database = await open();
        await replay(database, signUp(0), ...story);
        await replay(database, ...story);
        const [row] = await database.run(listSubscribers);
        expect(row?.unsubscribedAt?.toISOString()).toBe(at(6));
      }
    });

    test("does not resubscribe anyone who has left", async () => {
      const database = await open();
      await replay(database, signUp(0), late(leave(2)));
      const before = await allRows(database);
      await replay(database, signUp(0), late(leave(2)));
      expect(await allRows(database)).toEqual(before);
    });

    test("does not undo a later beta request", async () => {
      const database = await open();
      const ask = (minute: number): JournalEntry => ({
        kind: "waitlistEntry",
        row: {
          id,
          email: "eve@example.com",
          source: "beta-waitlist:Vision",
          receivedAt: at(minute),
        },
      });
      await replay(database, ask(0), late(leave(1)), ask(2));
      const before = await allRows(database);
      await replay(database, late(leave(1)));
      expect(await allRows(database)).toEqual(before);
      expect((await linesOf(database)).map(([change]) => change)).toEqual([
        "signed up",
        "unsubscribed",
        "signed up",
      ]);
    });

    test("confirms despite a sign-up that arrived in between", async () => {
      const database = await open();
      await replay(database, signUp(0));
      await database.run((db) => db.execute(sql`truncate outbox`));
      await replay(database, signUp(20), late(confirm(10)));
      expect(await linesOf(database)).toContainEqual(["signed up", at(20)]);
      const [row] = await database.run(listSubscribers);
      expect(row?.confirmedAt?.toISOString()).toBe(at(10));
    });

    test("that was applied already still returns done, and two at the same time are two lines", async () => {
      const database = await open();
      await replay(database, signUp(0), late(confirm(1)), late(leave(2)));
      const outcomes = await database.run(async (db) => [
        await decide(db, leave(2)),
        await decide(db, leave(3)),
        await decide(db, confirm(4)),
        await decide(db, leave(4)),
        await decide(db, confirm(5, at(1))),
      ]);
      expect(outcomes).toEqual(["done", "already", "done", "done", "outdated"]);
      expect((await linesOf(database)).slice(3)).toEqual([
        ["confirmed", at(4)],
        ["unsubscribed", at(4)],
      ]);
    });
  });
}
