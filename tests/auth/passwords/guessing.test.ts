import { beforeAll, describe, expect, test } from "bun:test";
import { sql } from "drizzle-orm";
import { TOTP } from "otpauth";
import type { Database } from "../../../db/connection/client";
import { PASSWORD, startAuthOn } from "../../support/auth";
import { databases, OPENING_MS } from "../../support/databases";

const ANN = "ann@example.com";
const HOME = "198.51.100.7";

for (const { name, open } of databases) {
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

    test("codes of one authenticator app are limited from whatever address they come", async () => {
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
      from.address = HOME;
      const refused = await attempt(right());
      expect([refused.status, (await refused.json()).code]).toEqual([
        429,
        "over_request_rate_limit",
      ]);
      expect(Number(refused.headers.get("retry-after"))).toBeLessThanOrEqual(300);
      await endWindows(database, "5 minutes");
      expect((await attempt(right())).status).toBe(200);
      await database.run((db) =>
        db.execute(
          sql`update rate_limits set count = 100 where window_ends_at > now() + interval '1 hour'`,
        ),
      );
      expect((await attempt(right())).status).toBe(429);
    }, 20_000);

    test("typed codes are limited for one address and day, whether or not it has an account", async () => {
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
      // A link that was mailed is no guess.
      await site.call("/auth/v1/recover", { body: { email: ANN } });
      const token_hash = new URL(site.mails[0]?.link ?? "").searchParams.get("token");
      const body = { type: "recovery", token_hash };
      expect((await site.call("/auth/v1/verify", { body })).status).toBe(200);
    }, 20_000);

    test("whoever holds a session guesses its password ten times an hour, and its codes 50 a day", async () => {
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
    }, 20_000);
  });
}

/** Lets windows end that last no longer than an interval. */
const endWindows = (database: Database, interval: string) =>
  database.run((db) =>
    db.execute(sql`delete from rate_limits where window_ends_at < now() + ${interval}::interval`),
  );
