import { beforeAll, describe, expect, setSystemTime, test } from "bun:test";
import { sql } from "drizzle-orm";
import { TOTP } from "otpauth";
import { databases, OPENING_MS } from "../support/database/databases";
import { PASSWORD, type Session, startAuthOn } from "../support/site/auth";
import { SITE_URL } from "../support/site/app";

const ANN = "ann@example.com";
const HOME = "192.0.2.1";
const ELSEWHERE = "198.51.100.7";

for (const { name, open } of databases)
  describe(`on ${name}`, () => {
    beforeAll(open, OPENING_MS);

    async function start() {
      let address = HOME;
      const site = await startAuthOn(await open(), {
        addressOf: () => address,
        isSignupOpen: true,
      });
      const ann = await site.makeUser(ANN);
      const from = async <Result>(place: string, work: () => Promise<Result>): Promise<Result> => {
        address = place;
        return work().finally(() => (address = HOME));
      };
      const put = (token: string, body: object) =>
        site.call("/auth/v1/user", { method: "PUT", token, body });
      const code = async (response: Response) => (await response.json()).code;
      const sql1 = (text: string) => site.auth.database.run((db) => db.execute(sql.raw(text)));
      /** Makes the sign-ins of all sessions older. */
      const age = (seconds: number) =>
        sql1(`update sessions set methods = (select jsonb_agg(one || jsonb_build_object('timestamp',
          (one->>'timestamp')::int - ${seconds})) from jsonb_array_elements(methods) one)`);
      const verifyFactor = async (token: string, id: string, typed: string) => {
        const asked = await site.call(`/auth/v1/factors/${id}/challenge`, { token, body: {} });
        const body = { challenge_id: (await asked.json()).id, code: typed };
        return site.call(`/auth/v1/factors/${id}/verify`, { token, body });
      };
      const enroll = async (token: string, body: object = {}) =>
        site.call("/auth/v1/factors", { token, body: { factor_type: "totp", ...body } });
      return { site, ann, from, put, code, sql1, age, verifyFactor, enroll };
    }

    test("wrong codes from elsewhere do not lock a known network out of typed codes", async () => {
      const { site, from } = await start();
      await site.signIn(ANN);
      await site.call("/auth/v1/otp", { body: { email: ANN } });
      const verify = (token: string | undefined) =>
        site.call("/auth/v1/verify", { body: { type: "email", email: ANN, token } });
      const strangers: number[] = [];
      for (let call = 0; call < 60; call++)
        strangers.push((await from(`198.51.${call}.7`, () => verify("000000"))).status);
      expect(strangers).toContain(429);
      expect((await verify(site.mails[0]?.code)).status).toBe(200);
    }, 120_000);

    test("wrong codes from elsewhere do not lock a known network out of the second factor", async () => {
      const { site, from, enroll, verifyFactor } = await start();
      const first = await site.signIn(ANN);
      const { id, totp } = await (await enroll(first.access_token)).json();
      const app = new TOTP({ secret: totp.secret });
      expect((await verifyFactor(first.access_token, id, app.generate())).status).toBe(200);
      // The stranger knows the password, which must not make their network known.
      const stolen = await from(ELSEWHERE, () => site.signIn(ANN));
      const tries: number[] = [];
      for (let call = 0; call < 12; call++)
        tries.push(
          (await from(ELSEWHERE, () => verifyFactor(stolen.access_token, id, "000000"))).status,
        );
      expect(tries.at(-1)).toBe(429);
      const { access_token: token } = await site.signIn(ANN);
      const next = app.generate({ timestamp: Date.now() + 30_000 });
      expect((await verifyFactor(token, id, next)).status).toBe(200);
    }, 120_000);

    test("adding a second factor needs a fresh sign-in, the password or a mailed code", async () => {
      const { site, code, age, enroll } = await start();
      const { access_token: token } = await site.signIn(ANN);
      expect((await enroll(token)).status).toBe(200);
      await age(11 * 60);
      const refused = await enroll(token, { friendly_name: "a" });
      expect([refused.status, await code(refused)]).toEqual([400, "reauthentication_needed"]);
      const wrong = await enroll(token, { friendly_name: "b", password: "wrong" });
      expect(await code(wrong)).toBe("current_password_invalid");
      expect((await enroll(token, { friendly_name: "c", password: PASSWORD })).status).toBe(200);
      await site.call("/auth/v1/reauthenticate", { method: "GET", token });
      const nonce = site.mails.at(-1)?.code;
      expect((await enroll(token, { friendly_name: "d", nonce })).status).toBe(200);
      expect(await code(await enroll(token, { friendly_name: "e", nonce }))).toBe(
        "reauthentication_not_valid",
      );
    }, 120_000);

    for (const [who, role, days, status] of [
      ["a user's new factor", "user", 6, 200],
      ["a user's older factor", "user", 8, 422],
      ["an admin's new factor", "admin", 1, 422],
    ] as const)
      test(`${status === 200 ? "a recovery link removes" : "no recovery link removes"} ${who}`, async () => {
        const { site, sql1, enroll, verifyFactor } = await start();
        const { access_token: token } = await site.signIn(ANN);
        const { id, totp } = await (await enroll(token)).json();
        // Begun long ago: it counts from its first code.
        await sql1("update factors set created_at = now() - interval '30 days'");
        await verifyFactor(token, id, new TOTP({ secret: totp.secret }).generate());
        expect(site.mails.map(({ purpose }) => purpose)).toEqual(["factor_added"]);
        await sql1(`update factors set created_at = created_at - interval '${days} days'`);
        await sql1(`update profiles set role = '${role}'`);
        const plain = await site.signIn(ANN);
        const remove = (session: Session) =>
          site.call(`/auth/v1/factors/${id}`, { method: "DELETE", token: session.access_token });
        expect((await remove(plain)).status).toBe(422);
        await site.call("/auth/v1/recover", { body: { email: ANN } });
        const token_hash = new URL(site.mails.at(-1)?.link ?? "").searchParams.get("token");
        const recovered = await site.call("/auth/v1/verify", {
          body: { type: "recovery", token_hash },
        });
        expect((await remove(await recovered.json())).status).toBe(status);
      });

    test("a change of address does not tell whether the address is taken", async () => {
      const { site, put } = await start();
      await site.makeUser("bob@example.com");
      const answers: unknown[] = [];
      for (const email of ["bob@example.com", "free@example.com"]) {
        await site.auth.database.run((db) => db.execute(sql`delete from rate_limits`));
        site.mails.length = 0;
        const { access_token: token } = await site.signIn(ANN);
        const changed = await put(token, { email });
        const { new_email } = await changed.json();
        const own = site.mails.find(({ to }) => to === ANN);
        const followed = await site.follow(own?.link, { hasScript: false });
        answers.push([
          changed.status,
          new_email === email,
          followed.status,
          /<h1>([^<]+)/.exec(await followed.text())?.[1],
        ]);
        expect(site.mails.map(({ to }) => to)).toEqual(
          email.startsWith("bob") ? [ANN] : [ANN, email],
        );
      }
      expect(answers[0]).toEqual(answers[1]);
    }, 120_000);

    test("pages of other sites cannot post to the API without a preflight", async () => {
      const { site } = await start();
      const body = JSON.stringify({ email: ANN, password: PASSWORD, type: "signup" });
      const paths = [
        "/token?grant_type=password",
        "/signup",
        "/recover",
        "/otp",
        "/resend",
        "/verify",
      ];
      for (const path of paths)
        for (const type of ["text/plain", "application/x-www-form-urlencoded", ""])
          for (const from of [
            { origin: "https://elsewhere.example" },
            { origin: "null" },
            { "sec-fetch-site": "cross-site" },
            { "sec-fetch-site": "same-site" },
          ]) {
            const headers = { "content-type": type, ...(from as Record<string, string>) };
            expect((await site.call(`/auth/v1${path}`, { body, headers })).status).toBe(403);
          }
      expect(site.mails).toEqual([]);
      for (const headers of [{ "content-type": "text/plain" }, { origin: SITE_URL }] as const) {
        const signedIn = await site.call("/auth/v1/token?grant_type=password", {
          body,
          headers: headers as unknown as Record<string, string>,
        });
        expect(signedIn.status).toBe(200);
      }
    }, 120_000);

    test("signing out everywhere voids codes of apps that were not exchanged yet", async () => {
      const { site } = await start();
      const verifier = "v".repeat(56);
      const pkce = { code_challenge: verifier, code_challenge_method: "plain" };
      for (const [scope, status] of [
        ["local", 200],
        ["others", 404],
        ["global", 404],
      ] as const) {
        await site.auth.database.run((db) => db.execute(sql`delete from rate_limits`));
        const { access_token: token } = await site.signIn(ANN);
        await site.call("/auth/v1/otp", { body: { email: ANN, ...pkce } });
        const followed = await site.follow(site.mails.at(-1)?.link);
        const auth_code = new URL(followed.headers.get("location") ?? "").searchParams.get("code");
        await site.call(`/auth/v1/logout?scope=${scope}`, { token });
        const exchanged = await site.call("/auth/v1/token?grant_type=pkce", {
          body: { auth_code, code_verifier: verifier },
        });
        expect([scope, exchanged.status]).toEqual([scope, status]);
      }
    }, 120_000);

    test("the addresses of one IPv6 /48 have a limit together", async () => {
      const { site, from } = await start();
      const body = { type: "recovery", token_hash: "x" };
      const statuses: number[] = [];
      for (let call = 0; call < 125; call++)
        statuses.push(
          (
            await from(`2001:db8:1:${call.toString(16)}::1`, () =>
              site.call("/auth/v1/verify", { body }),
            )
          ).status,
        );
      expect(statuses.indexOf(429)).toBe(120);
      const other = await from("2001:db8:2::1", () => site.call("/auth/v1/verify", { body }));
      expect(other.status).toBe(403);
    }, 120_000);

    test("the invented id of a taken address changes within thirty days and not within a minute", async () => {
      const { site } = await start();
      const idAfter = async (days: number): Promise<string> => {
        setSystemTime(new Date(Date.now() + days * 24 * 60 * 60_000));
        try {
          const body = { email: ANN, password: "long enough to pass" };
          return (await (await site.call("/auth/v1/signup", { body })).json()).id;
        } finally {
          setSystemTime();
        }
      };
      const [first, again, later] = [await idAfter(0), await idAfter(0), await idAfter(30)];
      expect([again === first, later === first]).toEqual([true, false]);
    });
  });
