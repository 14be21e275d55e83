import { beforeAll, describe, expect, test } from "bun:test";
import { sql } from "drizzle-orm";
import { TOTP } from "otpauth";
import type { Database } from "../../../db/connection/client";
import { sweeps } from "../../../db/retention/sweeps";
import { PASSWORD, startAuthOn } from "../../support/site/auth";
import { OPENING_MS, postgresAlone } from "../../support/database/databases";

const ANN = "ann@example.com";
const HOME = "198.51.100.7";

for (const { name, open } of postgresAlone) {
  describe(`on ${name}`, () => {
    beforeAll(open, OPENING_MS);

    async function start() {
      const database = await open();
      const from = { address: HOME };
      const site = await startAuthOn(database, { addressOf: () => from.address });
      await site.makeUser(ANN);
      const put = async (token: string, body: object) => {
        const answer = await site.call("/auth/v1/user", { method: "PUT", token, body });
        return answer.status === 200 ? 200 : ((await answer.json()).code as string);
      };
      return { database, site, from, put };
    }

    const signIn = (
      site: Awaited<ReturnType<typeof startAuthOn>>,
      email: string,
      password: string,
    ) => site.call("/auth/v1/token?grant_type=password", { body: { email, password } });
    const age = (database: Database, interval: string) =>
      database.run((db) =>
        db.execute(sql`update known_networks set last_sign_in_at = now() - ${interval}::interval`),
      );

    test("codes of one authenticator app are limited across all new networks", async () => {
      const { site, from, database } = await start();
      const { access_token: token } = await site.signIn(ANN);
      const post = (path: string, body: object = {}) =>
        site.call(`/auth/v1${path}`, { token, body });
      const { id, totp } = await (await post("/factors", { factor_type: "totp" })).json();
      const attempt = async (code: string) => {
        const { id: challenge_id } = await (await post(`/factors/${id}/challenge`)).json();
        return post(`/factors/${id}/verify`, { challenge_id, code });
      };
      const right = () => new TOTP({ secret: totp.secret }).generate();
      for (let guess = 0; guess < 10; guess++) {
        from.address = `203.0.113.${guess}`;
        expect((await attempt("000000")).status).toBe(422);
      }
      from.address = "203.0.113.98";
      const refused = await attempt(right());
      expect([refused.status, (await refused.json()).code]).toEqual([
        429,
        "over_request_rate_limit",
      ]);
      expect(Number(refused.headers.get("retry-after"))).toBeLessThanOrEqual(300);
      await endWindows(database, "5 minutes");
      expect((await attempt(right())).status).toBe(200);
      from.address = "203.0.113.99";
      await database.run((db) =>
        db.execute(
          sql`update rate_limits set count = 100 where window_ends_at > now() + interval '1 hour'`,
        ),
      );
      expect((await attempt(right())).status).toBe(429);
    }, 120_000);

    test("typed codes are limited per email address and day, with or without an account", async () => {
      const { site, from } = await start();
      const verify = (email: string, guess: number) => {
        from.address = `203.0.113.${guess}`;
        const body = { type: "email", email, token: "000000" };
        return site.call("/auth/v1/verify", { body });
      };
      for (const email of [ANN, "nobody@example.com"]) {
        for (let guess = 0; guess < 50; guess++)
          expect((await verify(email, guess)).status).toBe(403);
        expect((await verify(email, 99)).status).toBe(429);
      }
      // A mailed link does not count as a guess.
      await site.call("/auth/v1/recover", { body: { email: ANN } });
      const token_hash = new URL(site.mails[0]?.link ?? "").searchParams.get("token");
      const body = { type: "recovery", token_hash };
      expect((await site.call("/auth/v1/verify", { body })).status).toBe(200);
    }, 120_000);

    test("a session allows ten guesses of the password an hour, and 50 of codes a day", async () => {
      const { site, put } = await start();
      const { access_token: token } = await site.signIn(ANN);
      const password = "a quite different sentence";
      for (let guess = 0; guess < 10; guess++)
        expect(await put(token, { password, current_password: `guess ${guess}` })).toBe(
          "current_password_invalid",
        );
      const limited = "over_request_rate_limit";
      expect(await put(token, { password, current_password: PASSWORD })).toBe(limited);
      for (let guess = 0; guess < 50; guess++)
        expect(await put(token, { password, nonce: "000000" })).toBe("reauthentication_not_valid");
      expect(await put(token, { password, nonce: "000000" })).toBe(limited);
    }, 120_000);

    test("wrong passwords from elsewhere do not lock out a known network", async () => {
      const { site, from, database } = await start();
      expect((await signIn(site, ANN, PASSWORD)).status).toBe(200);
      const statuses = [];
      for (let guess = 0; guess < 25; guess++) {
        from.address = `203.0.113.${guess}`;
        statuses.push((await signIn(site, ANN, `guess ${guess}`)).status);
      }
      // The first sign-in came from a network that was unknown at that time.
      expect(statuses).toEqual([...Array(19).fill(400), ...Array(6).fill(429)]);
      // There, even the right password is rejected, with a message that says what to do.
      const elsewhere = await signIn(site, ANN, PASSWORD);
      expect(elsewhere.status).toBe(429);
      expect(Number(elsewhere.headers.get("retry-after"))).toBeGreaterThan(0);
      expect((await elsewhere.json()).message).toMatch(
        /^Too many attempts to sign in to this account from new networks\. Try again in \d+ seconds/,
      );
      // The response for unknown accounts is the same.
      for (let guess = 0; guess < 20; guess++) await signIn(site, "nobody@example.com", "x");
      const nobody = await signIn(site, "nobody@example.com", "x");
      expect([nobody.status, (await nobody.json()).message]).toEqual([
        429,
        expect.stringMatching(/^Too many attempts to sign in to this account from new networks/),
      ]);
      from.address = HOME;
      expect((await signIn(site, ANN, PASSWORD)).status).toBe(200);
      await age(database, "91 days");
      expect((await signIn(site, ANN, PASSWORD)).status).toBe(429);
    }, 120_000);

    test("a known network has a limit of its own, no higher than others", async () => {
      const { site } = await start();
      await signIn(site, ANN, PASSWORD);
      const statuses = [];
      for (let guess = 0; guess < 22; guess++)
        statuses.push((await signIn(site, ANN, "wrong")).status);
      expect(statuses).toEqual([...Array(20).fill(400), 429, 429]);
    }, 120_000);

    test("following a mailed link makes the network known", async () => {
      const { site, from } = await start();
      for (let guess = 0; guess < 20; guess++) await signIn(site, ANN, "wrong");
      expect((await signIn(site, ANN, PASSWORD)).status).toBe(429);
      await site.call("/auth/v1/otp", { body: { email: ANN } });
      const token_hash = new URL(site.mails[0]?.link ?? "").searchParams.get("token");
      const body = { type: "magiclink", token_hash };
      expect((await site.call("/auth/v1/verify", { body })).status).toBe(200);
      expect((await signIn(site, ANN, PASSWORD)).status).toBe(200);
      from.address = "203.0.113.1";
      expect((await signIn(site, ANN, PASSWORD)).status).toBe(429);
    }, 120_000);

    test("a network is stored as a hash that two accounts do not share, for 90 days", async () => {
      const { site, database } = await start();
      await site.makeUser("bob@example.com");
      for (const email of [ANN, "bob@example.com", ANN]) await signIn(site, email, PASSWORD);
      const keys = async () =>
        (
          await database.run((db) =>
            db.execute<{ key: string }>(sql`select network_key as key from known_networks`),
          )
        ).map(({ key }) => key);
      const [one = "", other = "", ...more] = await keys();
      expect(more).toEqual([]);
      expect(one).toMatch(/^[\w-]{43}$/);
      expect(one).not.toBe(other);
      const sweep = async () => {
        for (const drop of Object.values(sweeps)) await database.run(drop);
      };
      await age(database, "89 days");
      await sweep();
      expect(await keys()).toHaveLength(2);
      await age(database, "90 days 1 second");
      await sweep();
      expect(await keys()).toEqual([]);
    });
  });
}

/** Ends windows that are not longer than an interval. */
const endWindows = (database: Database, interval: string) =>
  database.run((db) =>
    db.execute(sql`delete from rate_limits where window_ends_at < now() + ${interval}::interval`),
  );
