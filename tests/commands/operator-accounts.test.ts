import { beforeAll, describe, expect, test } from "bun:test";
import { sql } from "drizzle-orm";
import { runCommand } from "../../src/commands/cli/run-admin";
import { queueAuthMail } from "../../src/auth/queue-mail";
import { PASSWORD, startAuthOn } from "../support/site/auth";
import { databases, OPENING_MS } from "../support/database/databases";
import { queued, sendAll } from "../support/mail/mail";
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
      /** Returns the tables that contain a person's id or address. */
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

    test("deleting an account deletes all its data and nothing else", async () => {
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

    test("open sessions of a deleted account get errors that supabase-js understands", async () => {
      const { site, admin } = await start();
      const { access_token: token, refresh_token } = await site.sessionOf(await site.makeUser(ANN));
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

    test("an operator's email change voids links to the old address and notifies it", async () => {
      const { site, admin, database } = await start();
      await site.makeUser(ANN);
      await site.makeUser("bob@example.com");
      const { access_token: token } = await site.signIn(ANN);
      await site.call("/auth/v1/recover", { body: { email: ANN } });
      await sendAll(database);
      expect(admin("email", ANN, "bob@example.com")).rejects.toThrow("has an account already");
      expect(admin("email", ANN)).rejects.toThrow(
        "Name the account, as in: bun run admin email ada@example.com ada@new.example",
      );
      expect(await admin("email", ANN, "Ann@new.example")).toBe(
        "ann@example.com is now ann@new.example.",
      );
      const tokens = sql`select from one_time_tokens`;
      expect(await database.run((db) => db.execute(tokens))).toHaveLength(0);
      const session = await site.call("/functions/v1/session", { method: "GET", token });
      expect((await session.json()).profile.email).toBe("ann@new.example");
      expect((await site.signIn("ann@new.example")).user.email).toBe("ann@new.example");
      const [notice] = await sendAll(database);
      expect(notice?.to).toEqual([ANN]);
      expect(notice?.fields.get("subject")).toBe("Your Genie account has a new address");
    });

    test("an invitation works once, within a week, and can be sent again until then", async () => {
      const { site, admin, database } = await start();
      expect(await admin("invite", ANN, "admin")).toContain("is now an admin");
      const [first] = await sendAll(database);
      expect(first?.fields.get("subject")).toBe("You are invited to Genie");
      expect(first?.text).not.toMatch(/^\d{6}\s*$/m);
      await admin("invite", ANN);
      const [second] = await sendAll(database);
      const tokenIn = (text = "") => /token=([\w-]+)/.exec(text)?.[1];
      const verify = (token_hash: string | undefined) =>
        site.call("/auth/v1/verify", { body: { type: "recovery", token_hash } });
      expect((await verify(tokenIn(first?.text))).status).toBe(403);
      const sixDaysLater = sql`update one_time_tokens set link_expires_at = link_expires_at - interval '6 days'`;
      await database.run((db) => db.execute(sixDaysLater));
      const opened = await (await verify(tokenIn(second?.text))).json();
      const put = { method: "PUT", token: opened.access_token, body: { password: PASSWORD } };
      expect((await site.call("/auth/v1/user", put)).status).toBe(200);
      expect((await site.signIn(ANN)).user.email).toBe(ANN);
      expect(admin("invite", ANN)).rejects.toThrow("has an account already");
      expect(await queued(database)).toHaveLength(3);
    });
  });
}

const ALL_TABLES = sql`select tablename as name from pg_tables where schemaname = 'public' and tablename <> '__drizzle_migrations' order by 1`;
const COUNTED = sql`select ((select count(*) from users)
  + (select count(*) from profiles) + (select count(*) from sessions)
  + (select count(*) from refresh_tokens) + (select count(*) from factors)
  + (select count(*) from challenges) + (select count(*) from one_time_tokens)
  + (select count(*) from audit_events) + (select count(*) from outbox))::int as n`;
