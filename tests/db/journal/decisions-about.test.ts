import { beforeAll, describe, expect, test } from "bun:test";
import { sql } from "drizzle-orm";
import { erasePerson } from "../../../db/forms/erase";
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
import { fillWithPeople } from "../../support/rows/fill-with-people";

for (const { name, open } of databases) {
  describe(`the subject of a late decision on ${name}`, () => {
    beforeAll(open, OPENING_MS);

    test("with an outdated link or an unknown entry changes nothing", async () => {
      const database = await open();
      await replay(database, signUp(0), late(confirm(1)), late(leave(2)));
      const before = await allRows(database);
      const unknown = "0193a5c2-7f3e-7abc-8def-00000000dead";
      await replay(
        database,
        late(confirm(5, at(1))),
        late(leave(5, { id: unknown })),
        late(leave(5, { email: "nobody@example.com" })),
        late({ ...confirm(5), id: unknown }),
      );
      expect(await allRows(database)).toEqual(before);
    });

    test("leaves every list of an address, ignoring case, and none joined later", async () => {
      const database = await open();
      const ids = await fillWithPeople(database);
      const later: JournalEntry = {
        kind: "subscriber",
        row: { id, email: "ann@example.com", source: "coming-soon:Vision", receivedAt: at(50) },
      };
      await replay(database, later, late(leave(40, { id: undefined, email: "ANN@example.com" })));
      for (const list of [ids.newsletter, ids.waitlist])
        expect((await linesOf(database, list)).map(([change]) => change)).toContain("unsubscribed");
      expect(await linesOf(database)).toEqual([["signed up", at(50)]]);
      expect(await linesOf(database, ids.bob)).toHaveLength(1);
    });

    test("restores nothing of an erased person, and keeps what that person sent later", async () => {
      const database = await open();
      const email = "eve@example.com";
      await replay(database, signUp(0));
      await database.run((db) => erasePerson(db, email));
      const erased = await allRows(database);
      const all = [signUp(0), late(confirm(1)), late(leave(2, { email })), late(leave(3))];
      await replay(database, ...all);
      expect(await allRows(database)).toEqual(erased);
      const anew = "0193a5c2-7f3e-7abc-8def-0123456789ac";
      const receivedAt = new Date().toISOString();
      await replay(database, {
        kind: "subscriber",
        row: { id: anew, email, source: "newsletter", receivedAt },
      });
      const before = await allRows(database);
      await replay(database, ...all);
      expect(await allRows(database)).toEqual(before);
    });

    test("repeats a lost erasure, and keeps what was sent later", async () => {
      const database = await open();
      const { mark } = await database.run((db) => erasePerson(db, "Eve@example.com"));
      await database.run((db) => db.execute(sql`truncate erasures`));
      const person = (ms: number, source: string) => {
        const receivedAt = new Date(Date.parse(mark.receivedAt) + ms).toISOString();
        return { email: "EVE@example.com", source, receivedAt };
      };
      await replay(
        database,
        signUp(0, "bob@example.com"),
        { kind: "subscriber", row: person(-5, "newsletter") },
        { kind: "waitlistEntry", row: person(-5, "beta-waitlist:Scroll") },
        { kind: "waitlistEntry", row: person(5, "beta-waitlist:Vision") },
      );
      const erasure: JournalEntry = { kind: "erasure", row: mark };
      await replay(database, erasure);
      const before = await allRows(database);
      await replay(database, erasure);
      expect(await allRows(database)).toEqual(before);
      const left = (table: string) =>
        (JSON.parse(before.get(table) || "[]") as { source: string }[]).map(({ source }) => source);
      expect(left("subscribers")).toEqual(["newsletter"]);
      expect(left("waitlist_entries")).toEqual(["beta-waitlist:Vision"]);
      expect(left("consent_changes")).toHaveLength(2);
      expect(left("outbox")).toHaveLength(2);
    });
  });
}
