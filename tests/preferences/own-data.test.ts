import { beforeAll, describe, expect, test } from "bun:test";
import { sql } from "drizzle-orm";
import { replayBatches } from "../../db/journal/replay";
import { secretFrom } from "../../src/secrets/secret";
import { encryptAddress } from "../../src/mail/address-token";
import { endpoints } from "../../src/paths";
import { preferences as words } from "../../views/content/preferences";
import { formPost } from "../support/app";
import { allRows } from "../support/all-rows";
import { databases, OPENING_MS } from "../support/databases";
import { fillWithPeople } from "../support/fill";
import { startMailApp } from "../support/mail";

const token = encryptAddress(secretFrom("for tests"), "preferences", "Ann@Example.com");
const own = `?${new URLSearchParams({ token })}`;

/** Tables that hold nothing about who fills in a form: accounts, and what has no name in it. */
const OTHER_TABLES = [
  "users",
  "identities",
  "profiles",
  "sessions",
  "refresh_tokens",
  "audit_events",
  "challenges",
  "factors",
  "auth_codes",
  "one_time_tokens",
  "rate_limits",
  "signing_keys",
  "erasures",
];

for (const { name, open } of databases) {
  describe(`what is stored about a person on ${name}`, () => {
    beforeAll(open, OPENING_MS);

    async function start() {
      const database = await open();
      const ids = await fillWithPeople(database);
      return { database, ids, app: startMailApp(database) };
    }

    test("is shown to that person whole, table by table, and nothing of another's", async () => {
      const { database, ids, app } = await start();
      const response = await app.request(endpoints.preferencesData + own);
      expect(response.headers.get("content-type")).toBe("application/json; charset=utf-8");
      type Stored = { address: string; read_at: string } & Record<string, object[] | string>;
      const { address, read_at: readAt, ...tables } = (await response.json()) as Stored;
      expect(address).toBe("Ann@Example.com");
      expect(Date.parse(readAt)).toBeWithin(Date.now() - 60_000, Date.now() + 1);
      expect(Object.values(tables).map((rows) => rows.length)).toEqual([2, 1, 1, 1, 3, 4, 1]);
      for (const id of Object.values(ids).filter((one) => one !== ids.bob))
        expect(JSON.stringify(tables)).toContain(id);
      expect(JSON.stringify(tables)).not.toContain(ids.bob);
      // A table that is added later must be shown too, or be named above.
      const stored = [...(await allRows(database)).keys()];
      expect(stored.length - OTHER_TABLES.length).toBe(Object.keys(tables).length);
      for (const table of OTHER_TABLES) expect(stored).toContain(table);
    });

    test("is erased after one more step, from every table, and bob's is not", async () => {
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

    test("is not stored again by a delivery that comes later, but by a new sign-up", async () => {
      const { database, app } = await start();
      const ago = (ms: number) => new Date(Date.now() - ms).toISOString();
      const signUp = (email: string, receivedAt: string) =>
        ({ kind: "subscriber", row: { email, source: "newsletter", receivedAt } }) as const;
      await app.request(endpoints.preferencesErase, formPost({ token }));
      const deliver = async (...all: ReturnType<typeof signUp>[]) => {
        const journal = {
          pending: async () => [{ number: 1, body: JSON.stringify(all) }],
          settle: async () => {},
        };
        await replayBatches(database, journal, { onRefused: () => {} });
      };
      const emails = async () => (await app.rows()).map(({ email }) => email).toSorted();
      await deliver(signUp("ANN@example.com", ago(5_000)), signUp("eve@example.com", ago(5_000)));
      expect(await emails()).toEqual(["bob@example.com", "eve@example.com"]);
      await deliver(signUp("ann@example.com", ago(-5_000)));
      expect(await emails()).toEqual(["ann@example.com", "bob@example.com", "eve@example.com"]);
    });

    test("has a ledger that only grows", async () => {
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
