import { beforeAll, describe, expect, test } from "bun:test";
import { sql } from "drizzle-orm";
import { replay } from "../support/database/decisions";
import { dataTables } from "../../db/schema/personal-data/personal-data";
import { secretFrom } from "../../src/secrets/secret";
import { makeToken } from "../../src/mail/links/link-token";
import { endpoints } from "../../src/paths";
import { preferences as words } from "../../views/content/preferences";
import { formPost } from "../support/site/app";
import { allRows } from "../support/rows/all-rows";
import { databases, OPENING_MS } from "../support/database/databases";
import { fillWithPeople } from "../support/rows/fill-with-people";
import { storePersonalData } from "../support/rows/store-personal-data";
import { startMailApp } from "../support/mail/mail";

const token = makeToken(secretFrom("for tests"), "preferences", "Ann@Example.com");
const own = `?${new URLSearchParams({ token })}`;

for (const { name, open } of databases) {
  describe(`personal data on ${name}`, () => {
    beforeAll(open, OPENING_MS);

    async function start() {
      const database = await open();
      const ids = await fillWithPeople(database);
      return { database, ids, app: startMailApp(database) };
    }

    test("is shown to its owner in full, table by table, without other people's", async () => {
      const { ids, app } = await start();
      const response = await app.request(endpoints.preferencesData + own);
      expect(response.headers.get("content-type")).toBe("application/json; charset=utf-8");
      type Stored = { address: string; read_at: string } & Record<string, object[] | string>;
      const { address, read_at: readAt, ...tables } = (await response.json()) as Stored;
      expect(address).toBe("Ann@Example.com");
      expect(Date.parse(readAt)).toBeWithin(Date.now() - 60_000, Date.now() + 1);
      const counts = Object.entries(tables).map(([table, rows]) => [table, rows.length] as const);
      expect(counts.filter(([, count]) => count > 0)).toEqual([
        ["sign_ups", 2],
        ["waitlist_entries", 1],
        ["contact_messages", 1],
        ["held_submissions", 1],
        ["consent_changes", 3],
        ["messages_to_you", 4],
        ["messages_counted", 1],
      ]);
      for (const id of Object.values(ids).filter((one) => one !== ids.bob))
        expect(JSON.stringify(tables)).toContain(id);
      expect(JSON.stringify(tables)).not.toContain(ids.bob);
    });

    test("includes the account without its secrets, and erasing keeps the account", async () => {
      const { database, app } = await start();
      await database.run((db) => storePersonalData(db, { name: "Ann", email: "ann@example.com" }));
      const response = await app.request(endpoints.preferencesData + own);
      const data = (await response.json()) as Record<string, Record<string, unknown>[]>;
      const named = dataTables.flatMap(({ name: table }) => table ?? []);
      for (const table of named)
        expect({ table, rows: data[table] }).not.toMatchObject({ rows: [] });
      const columns = Object.values(data).flatMap((rows) => Object.keys(rows[0] ?? {}));
      expect(columns).toContain("user_metadata");
      expect(columns.filter((column) => /hash|secret|sealed|_key$/.test(column))).toEqual([]);
      const accountTables = named.filter((table) =>
        /account|session|app|profile|ident/.test(table),
      );
      const asked = await app.request(endpoints.preferencesErase + own);
      expect(await asked.text()).toContain(words.erase.account);
      const done = await app.request(endpoints.preferencesErase, formPost({ token }));
      const page = await (await app.request(done.headers.get("location") ?? "")).text();
      expect(page).toContain(words.erase.done.title);
      expect(page).toContain(words.erase.account);
      const after = (await (
        await app.request(endpoints.preferencesData + own)
      ).json()) as typeof data;
      for (const table of accountTables) expect(after[table]).toEqual(data[table] ?? []);
      expect(after["sign_ups"]).toEqual([]);
    });

    test("is erased from every table after a confirmation, and other people's is not", async () => {
      const { database, app, ids } = await start();
      const asked = await app.request(endpoints.preferencesErase + own);
      expect(await asked.text()).toContain(words.erase.ask.action);
      expect([...(await allRows(database)).values()].join("")).toContain("ann@example.com");
      const done = await app.request(endpoints.preferencesErase, formPost({ token }));
      const page = await app.request(done.headers.get("location") ?? "");
      expect(await page.text()).toContain(words.erase.done.title);
      const left = await allRows(database);
      for (const [table, rows] of left) {
        expect({ table, rows: rows.toLowerCase() }).not.toMatchObject({
          rows: expect.stringContaining("ann@"),
        });
        for (const id of Object.values(ids).filter((one) => one !== ids.bob))
          expect(rows).not.toContain(id);
      }
      for (const table of ["subscribers", "outbox", "consent_changes"])
        expect(left.get(table)).toContain(ids.bob);
      const again = await app.request(endpoints.preferencesData + own);
      expect(JSON.stringify(await again.json())).not.toContain(ids.newsletter);
    });

    test("is not stored again by a late replay, but by a new sign-up", async () => {
      const { database, app } = await start();
      const ago = (ms: number) => new Date(Date.now() - ms).toISOString();
      const signUp = (email: string, receivedAt: string) =>
        ({ kind: "subscriber", row: { email, source: "newsletter", receivedAt } }) as const;
      await app.request(endpoints.preferencesErase, formPost({ token }));
      const emails = async () => (await app.rows()).map(({ email }) => email).toSorted();
      await replay(
        database,
        signUp("ANN@example.com", ago(5_000)),
        signUp("eve@example.com", ago(5_000)),
      );
      expect(await emails()).toEqual(["bob@example.com", "eve@example.com"]);
      await replay(database, signUp("ann@example.com", ago(-5_000)));
      expect(await emails()).toEqual(["ann@example.com", "bob@example.com", "eve@example.com"]);
    });

    test("has an append-only ledger", async () => {
      const { database, ids } = await start();
      const refused = (statement: string) =>
        database
          .run((db) => db.execute(sql.raw(statement)))
          .then(
            () => "done",
            (error: { code?: string }) => error.code,
          );
      const about = `where about_id = '${ids.newsletter}'`;
      expect(await refused(`update consent_changes set sentence = 'other' ${about}`)).toBe("23001");
      expect(await refused(`delete from consent_changes ${about}`)).toBe("23001");
      expect(await refused(`delete from subscribers where id = '${ids.newsletter}'`)).toBe("done");
      expect(await refused(`delete from consent_changes ${about}`)).toBe("done");
    });
  });
}
