import { beforeAll, describe, expect, test } from "bun:test";
import { sql } from "drizzle-orm";
import { runCommand } from "../../src/commands/admin/run";
import { queueAuthMail } from "../../src/auth/queue-mail";
import { PASSWORD, startAuthOn } from "../support/auth";
import { databases, OPENING_MS } from "../support/databases";
import { secretFrom } from "../../src/secrets/secret";

const ANN = "ann@example.com";
const secret = secretFrom("for tests");

for (const { name, open } of databases) {
  describe(`on ${name}`, () => {
    beforeAll(open, OPENING_MS);

    async function start() {
      const database = await open();
      const site = await startAuthOn(database, { secret, mail: queueAuthMail(secret) });
      const { siteUrl } = site.auth;
      const askPassword = () => Promise.resolve(undefined);
      const admin = (...words: string[]) =>
        database.run((db) =>
          runCommand({ db, secret, siteUrl, askPassword, rememberErased: () => {} }, words),
        );
      /** Which tables name somebody, by their id or their address. */
      const tablesThatName = async (...values: string[]) => {
        const found = await database.run((db) => db.execute<{ name: string }>(ALL_TABLES));
        const naming = [];
        for (const { name: table } of found) {
          const rows = await database.run((db) =>
            db.execute<{ row: string }>(
              sql`select one_row::text as row from ${sql.identifier(table)} one_row`,
            ),
          );
          if (rows.some(({ row }) => values.some((value) => row.includes(value))))
            naming.push(table);
        }
        return naming;
      };
      return { site, database, admin, tablesThatName };
    }

    test("deleting an account leaves nothing that names it, and nothing else is touched", async () => {
      const { site, admin, tablesThatName, database } = await start();
      const ann = await site.makeUser(ANN, "admin");
      const bob = await site.makeUser("bob@example.com");
      for (const email of [ANN, "bob@example.com"]) {
        const { access_token: token } = await site.signIn(email);
        const body = { factor_type: "totp" };
        const { id } = await (await site.call("/auth/v1/factors", { token, body })).json();
        await site.call(`/auth/v1/factors/${id}/challenge`, { token });
        await site.call("/auth/v1/recover", { body: { email } });
      }
      const before = await tablesThatName(ann.id, ANN);
      expect(before).toEqual(
        expect.arrayContaining([
          "audit_events",
          "factors",
          "identities",
          "one_time_tokens",
          "outbox",
          "profiles",
          "sessions",
          "users",
        ]),
      );
      const count = () => database.run((db) => db.execute<{ n: number }>(COUNTED));
      const [{ n: both } = { n: 0 }] = await count();
      expect(await admin("delete", ANN)).toContain("ann@example.com is deleted");
      expect(await tablesThatName(ann.id, ANN)).toEqual([]);
      expect(await tablesThatName(bob.id, "bob@example.com")).toEqual(before);
      const [{ n: bobs } = { n: 0 }] = await count();
      expect(bobs * 2).toBe(both);
      expect(admin("delete", ANN)).rejects.toThrow("has no account");
    });

    test("an open session of a deleted account gets refusals that the client understands", async () => {
      const { site, admin } = await start();
      await site.makeUser(ANN);
      const { access_token: token, refresh_token } = await site.signIn(ANN);
      await admin("delete", ANN);
      const refusal = async (path: string, method: string, body?: object) => {
        const answer = await site.call(path, { method, token, ...(body && { body }) });
        return [answer.status, (await answer.json()).code];
      };
      expect(await refusal("/functions/v1/session", "GET")).toEqual([401, 401]);
      const gone = [403, "user_not_found"];
      expect(await refusal("/auth/v1/user", "GET")).toEqual(gone);
      expect(await refusal("/auth/v1/user", "PUT", { data: { a: 1 } })).toEqual(gone);
      expect(await refusal("/auth/v1/logout", "POST")).toEqual(gone);
      expect(await refusal("/auth/v1/factors", "POST", { factor_type: "totp" })).toEqual(gone);
      expect(await refusal("/auth/v1/reauthenticate", "GET")).toEqual(gone);
      const grant = (type: string, body: object) =>
        refusal(`/auth/v1/token?grant_type=${type}`, "POST", body);
      expect(await grant("refresh_token", { refresh_token })).toEqual([
        400,
        "refresh_token_not_found",
      ]);
      expect(await grant("password", { email: ANN, password: PASSWORD })).toEqual([
        400,
        "invalid_credentials",
      ]);
      expect(site.logged()).not.toContain("auth request failed");
    });
  });
}

const ALL_TABLES = sql`select tablename as name from pg_tables where schemaname = 'public' order by 1`;
const COUNTED = sql`select ((select count(*) from users) + (select count(*) from identities)
  + (select count(*) from profiles) + (select count(*) from sessions)
  + (select count(*) from refresh_tokens) + (select count(*) from factors)
  + (select count(*) from challenges) + (select count(*) from one_time_tokens)
  + (select count(*) from audit_events) + (select count(*) from outbox))::int as n`;
