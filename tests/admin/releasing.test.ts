import { beforeAll, beforeEach, describe, expect, test } from "bun:test";
import type { Database } from "../../db/connection/client";
import { listPeople } from "../../db/admin/people";
import type { Filter } from "../../db/forms/entries";
import { consoleEndpoints, consolePaths } from "../../src/paths";
import { consoleCopy } from "../../views/content/console/console";
import { addPeople } from "../support/rows/people";
import { databases, OPENING_MS } from "../support/database/databases";
import { startConsoleOn } from "../support/site/console";

const copy = consoleCopy.people;
const { path } = consolePaths.people;
const { release } = consoleEndpoints;

for (const { name: kind, open } of databases)
  describe(`on ${kind}`, () => {
    let database: Database;
    let admin: Awaited<ReturnType<typeof startConsoleOn>>;

    beforeAll(async () => void (database = await open()), OPENING_MS);
    beforeEach(async () => {
      database = await open();
      admin = await startConsoleOn(database);
      await addPeople(database);
    });

    const list = (filter: Filter = {}) =>
      database.run((db) => listPeople(db, filter, { by: "time", isDescending: true }));

    test("held entries are released once their number is confirmed", async () => {
      const asked = await (await admin.post(`${release}?feature=vision`, { all: "1" })).text();
      expect(asked).toContain(copy.release.action(5));
      const changed = await admin.post(`${release}?feature=vision`, { all: "1", count: "4" });
      expect(changed.status).toBe(409);
      const done = await admin.post(`${release}?feature=vision`, { all: "1", count: "5" });
      expect(done.headers.get("location")).toBe(`${path}?feature=vision&done=released&count=5`);
      expect((await list({ state: "held" })).count).toBe(0);
      expect((await list({ feature: "vision", state: "pending" })).count).toBe(5);
      const mails = await admin.query("select from outbox where recipient like 'held%'");
      expect(mails).toHaveLength(5);
      const about = await admin.query("select about from console_audit where act like 'rel%'");
      expect(new Set(about.map((row) => row["about"])).size).toBe(5);
    });

    test("of a filter, only who is held and in the list is released", async () => {
      const address = (await list({ list: "contact", state: "received" })).people[0]?.email ?? "";
      await admin.query(
        `insert into undeliverable_addresses (address, reason) values (lower('${address}'), 'bounce 5.1.1')`,
      );
      for (const query of ["state=undeliverable", "state=received&list=contact"]) {
        const asked = await (await admin.post(`${release}?${query}`, { all: "1" })).text();
        expect(asked).toContain(copy.release.none);
      }
      expect((await list({ state: "held" })).count).toBe(5);
      expect((await admin.get(release)).headers.get("location")).toBe(path);
    });

    test("nobody is released twice, or by an old page", async () => {
      const fields = { all: "1", count: "5" };
      await Promise.all([admin.post(release, fields), admin.post(release, fields)]);
      const about = await admin.query("select from console_audit where act like 'rel%'");
      expect(about).toHaveLength(5);
    });

    test("nobody is released who was not checked, or is not held", async () => {
      const { people } = await list({ list: "contact" });
      const fields = { id: people[0]?.id ?? "", count: "1" };
      expect(await (await admin.post(release, fields)).text()).toContain(copy.release.none);
      expect(await (await admin.post(release, { count: "0" })).text()).toContain(
        copy.nobodySelected,
      );
      expect((await list({ state: "held" })).count).toBe(5);
    });
  });
