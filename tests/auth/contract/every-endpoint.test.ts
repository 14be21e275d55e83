import { beforeAll, describe, expect, test } from "bun:test";
import { sql } from "drizzle-orm";
import { databases, OPENING_MS } from "../../support/database/databases";
import { startAuthOn } from "../../support/site/auth";

const UNKNOWN = "00000000-0000-4000-8000-000000000000";

/** Every endpoint that reads a body. */
const endpoints = [
  "POST /token?grant_type=password",
  "POST /token?grant_type=refresh_token",
  "POST /token?grant_type=pkce",
  "PUT /user",
  "POST /signup",
  "POST /recover",
  "POST /resend",
  "POST /otp",
  "POST /verify",
  "POST /factors",
  `POST /factors/${UNKNOWN}/verify`,
];

const everywhere = (value: string) =>
  `{"email":"${value}","password":"${value}","current_password":"${value}","nonce":"${value}",` +
  `"refresh_token":"${value}","type":"${value}","token":"${value}","token_hash":"${value}",` +
  `"factor_type":"${value}","friendly_name":"${value}","challenge_id":"${value}","code":"${value}",` +
  `"auth_code":"${value}","code_verifier":"${value}","data":{"a":"${value}"}}`;

const bodies: Record<string, string> = {
  "bad JSON": '{"email"',
  "no object": '"text"',
  "a list": "[1]",
  "numbers for texts": everywhere("x").replaceAll('"x"', "1"),
  "NUL everywhere": everywhere("a\\u0000"),
  "lone surrogates everywhere": everywhere("\\ud800"),
  "SQL everywhere": everywhere("'; drop table users; --"),
  "line ends everywhere": everywhere("a@example.com\\r\\nBcc: b@example.com"),
  __proto__: '{"__proto__":{"email":"ann@example.com","password":"x","data":{}},"data":1}',
  "brackets, as many as fit": `{"data":{"a":${"[".repeat(16_000)}${"]".repeat(16_000)}},"email":1}`,
  "bytes that are no UTF-8": "\xff\xfe",
  "more than a megabyte": `{"email":"${"a".repeat(1_048_576)}"}`,
};

for (const { name, open } of databases) {
  describe(`on ${name}`, () => {
    beforeAll(open, OPENING_MS);

    for (const [what, body] of Object.entries(bodies))
      test(`${what}: every endpoint rejects it, stores nothing and logs nothing`, async () => {
        const site = await startAuthOn(await open(), { isSignupOpen: true });
        const { access_token: token } = await site.sessionOf(
          await site.makeUser("ann@example.com"),
        );
        const stored = () => site.auth.database.run((db) => db.execute(STORED));
        const before = await stored();
        for (const endpoint of endpoints) {
          const [method = "", path = ""] = endpoint.split(" ");
          const response = await site.call(`/auth/v1${path}`, { method, token, body });
          expect(`${endpoint} ${response.status}`).toMatch(/ 4\d\d$/);
          const { error, code } = await response.json();
          expect(error ?? code).toMatch(/^[a-z_]+$/);
        }
        expect(await stored()).toEqual(before);
        expect(site.logged()).not.toContain("auth request failed");
        expect(site.logged()).not.toContain("example.com");
      }, 120_000);

    test("every endpoint ignores fields that would raise privileges", async () => {
      const site = await startAuthOn(await open(), { isSignupOpen: true });
      const raise = { role: "admin", app_metadata: { role: "admin" }, is_admin: true, aal: "aal2" };
      const body = { email: "eve@example.com", password: "long enough to pass", ...raise };
      expect((await site.call("/auth/v1/signup", { body })).status).toBe(200);
      await site.follow(site.mails[0]?.link, { password: body.password });
      const session = await site.signIn(body.email, body.password);
      expect(session.user).toMatchObject({
        role: "authenticated",
        app_metadata: { provider: "email", providers: ["email"] },
      });
      const token = session.access_token;
      const asked = await site.call("/functions/v1/session", { method: "GET", token });
      expect(await asked.json()).toMatchObject({ profile: { role: "user" }, isAdmin: false });
    });

    test("merged user metadata must fit in a token", async () => {
      const site = await startAuthOn(await open());
      const { access_token: token } = await site.sessionOf(await site.makeUser("ann@example.com"));
      const put = async (data: unknown) =>
        (await site.call("/auth/v1/user", { method: "PUT", token, body: { data } })).status;
      expect(await put({ long: "x".repeat(3000) })).toBe(200);
      expect(await put({ more: "x".repeat(3000) })).toBe(400);
    });
  });
}

const STORED = sql`select (select count(*)::int from users) users, (select count(*)::int from sessions) sessions,
  (select count(*)::int from one_time_tokens) proofs, (select count(*)::int from factors) factors,
  (select count(*)::int from outbox) mails, (select json_agg(users.user_metadata) from users) data`;
