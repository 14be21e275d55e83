import { beforeAll, describe, expect, test } from "bun:test";
import { sql } from "drizzle-orm";
import { sweeps } from "../../../db/retention/sweeps";
import { SITE_URL } from "../../support/site/app";
import { PASSWORD, startAuthOn } from "../../support/site/auth";
import { createTestClient, handedOver } from "../../support/site/auth-client";
import { databases, OPENING_MS } from "../../support/database/databases";

const ANN = "ann@example.com";
const VERIFIER = "v".repeat(64);
const CHALLENGE = new Bun.CryptoHasher("sha256").update(VERIFIER).digest("base64url");

for (const { name, open } of databases) {
  describe(`on ${name}`, () => {
    beforeAll(open, OPENING_MS);

    async function start() {
      const site = await startAuthOn(await open(), { isSignupOpen: true });
      await site.makeUser(ANN);
      const { auth } = createTestClient(site, "pkce");
      /** Follows the newest link as without JavaScript: a code in the address is useless to others. */
      const consumeCode = async (password = "") => {
        const followed = await site.follow(site.mails.at(-1)?.link, { hasScript: false, password });
        const { page, query, fragment } = handedOver(followed);
        expect(fragment.has("access_token")).toBe(false);
        return { page, code: query.get("code") ?? "" };
      };
      const exchange = async (auth_code: unknown, code_verifier: unknown = VERIFIER) => {
        const body = { auth_code, code_verifier };
        const response = await site.call("/auth/v1/token?grant_type=pkce", { body });
        return { status: response.status, ...(await response.json()) };
      };
      const ask = (code_challenge: unknown, code_challenge_method: unknown) =>
        site.call("/auth/v1/otp", { body: { email: ANN, code_challenge, code_challenge_method } });
      return { site, auth, consumeCode, exchange, ask };
    }

    test("magic link, confirmation, recovery and email change open a session only for the requesting client", async () => {
      const { site, auth, consumeCode } = await start();
      const emailRedirectTo = `${SITE_URL}/any/page?next=1`;
      const events: string[] = [];
      auth.onAuthStateChange((event) => void events.push(event));

      expect(
        (await auth.signInWithOtp({ email: ANN, options: { emailRedirectTo } })).error,
      ).toBeNull();
      const otp = await consumeCode();
      expect(otp.page).toBe(`${SITE_URL}/any/page`);
      const signedIn = await auth.exchangeCodeForSession(otp.code);
      expect(signedIn.data.user?.email).toBe(ANN);

      const fresh = { email: "new@example.com", password: "long enough to pass" };
      const signedUp = await auth.signUp(fresh);
      expect(signedUp.data.user?.identities).toHaveLength(1);
      const confirmed = await auth.exchangeCodeForSession((await consumeCode(fresh.password)).code);
      expect(confirmed.data.user?.id).toBe(signedUp.data.user?.id);
      expect((await auth.signInWithPassword(fresh)).error).toBeNull();

      await auth.updateUser({ email: "newer@example.com" });
      const half = handedOver(await site.follow(site.mails.at(-2)?.link));
      expect(half.query.get("message")).toStartWith("Confirmation link accepted.");
      const changed = await auth.exchangeCodeForSession((await consumeCode()).code);
      expect(changed.data.user?.email).toBe("newer@example.com");

      await auth.resetPasswordForEmail("newer@example.com");
      const recovered = await auth.exchangeCodeForSession((await consumeCode()).code);
      expect(recovered.data).toMatchObject({ redirectType: "recovery" });
      expect(events).toContain("PASSWORD_RECOVERY");
      expect((await auth.updateUser({ password: "set after recovery" })).error).toBeNull();
    }, 120_000);

    test("a code works once, within five minutes, for its verifier, and any failure uses it up", async () => {
      const { site, consumeCode, exchange, ask } = await start();
      const codeFor = async (challenge: string, method: string) => {
        await site.auth.database.run((db) => db.execute(sql`delete from rate_limits`));
        expect((await ask(challenge, method)).status).toBe(200);
        return (await consumeCode()).code;
      };
      const first = await codeFor(CHALLENGE, "S256");
      const answers = await Promise.all([exchange(first), exchange(first)]);
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
      expect(answers.find(({ status }) => status !== 200)).toMatchObject({
        status: 404,
        code: "flow_state_not_found",
        message: "invalid flow state, no valid flow state found",
      });
      const plain = await codeFor(VERIFIER, "plain");
      expect((await exchange(plain)).user.email).toBe(ANN);
      const stolen = await codeFor(CHALLENGE, "s256");
      expect(await exchange(stolen, CHALLENGE)).toMatchObject({
        status: 400,
        code: "bad_code_verifier",
        message: "code challenge does not match previously saved code verifier",
      });
      expect((await exchange(stolen)).code).toBe("flow_state_not_found");
      const late = await codeFor(CHALLENGE, "s256");
      await site.auth.database.run((db) =>
        db.execute(sql`update auth_codes set expires_at = expires_at - interval '5 minutes'`),
      );
      expect(await exchange(late)).toMatchObject({ status: 422, code: "flow_state_expired" });
      const banned = await codeFor(CHALLENGE, "s256");
      await site.auth.database.run((db) =>
        db.execute(sql`update users set banned_until = now() + interval '1 day'`),
      );
      expect(await exchange(banned)).toMatchObject({ status: 400, code: "user_banned" });
    }, 120_000);

    test("a new password voids open codes, and the sweep deletes expired ones", async () => {
      const { site, consumeCode, exchange, ask } = await start();
      const { access_token: token } = await site.signIn(ANN);
      await ask(CHALLENGE, "s256");
      const { code } = await consumeCode();
      const body = { password: "a quite different sentence", current_password: PASSWORD };
      expect((await site.call("/auth/v1/user", { method: "PUT", token, body })).status).toBe(200);
      expect((await exchange(code)).code).toBe("flow_state_not_found");
      await site.auth.database.run((db) => db.execute(sql`delete from rate_limits`));
      await ask(CHALLENGE, "s256");
      await consumeCode();
      const codes = () =>
        site.auth.database.run((db) => db.execute(sql`select code_hash from auth_codes`));
      for (const drop of Object.values(sweeps)) await site.auth.database.run(drop);
      expect(await codes()).toHaveLength(1);
      await site.auth.database.run((db) =>
        db.execute(sql`update auth_codes set expires_at = now() - interval '1 second'`),
      );
      for (const drop of Object.values(sweeps)) await site.auth.database.run(drop);
      expect(await codes()).toHaveLength(0);
    });

    test("link errors are in the query and the fragment", async () => {
      const { site, consumeCode, ask } = await start();
      await ask(CHALLENGE, "s256");
      await consumeCode();
      const { query, fragment } = handedOver(await site.follow(site.mails[0]?.link));
      for (const said of [query, fragment]) expect(said.get("error_code")).toBe("otp_expired");
    });
  });
}
