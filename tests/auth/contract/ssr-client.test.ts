import { createServerClient } from "@supabase/ssr";
import { beforeAll, describe, expect, test } from "bun:test";
import { TOTP } from "otpauth";
import { SITE_URL } from "../../support/site/app";
import { startAuthOn } from "../../support/site/auth";
import { fetchOf, handedOver } from "../../support/site/auth-client";
import { databases, OPENING_MS } from "../../support/database/databases";

const ANN = "ann@example.com";

for (const { name, open } of databases) {
  describe(`on ${name}`, () => {
    beforeAll(open, OPENING_MS);

    /** A server that creates a client for each request from one browser's cookies. */
    async function start() {
      const site = await startAuthOn(await open(), { isSignupOpen: true });
      await site.makeUser(ANN);
      const cookies = new Map<string, string>();
      const auth = () =>
        createServerClient(SITE_URL, "sb_publishable_test", {
          global: { fetch: fetchOf(site) },
          cookies: {
            getAll: () => [...cookies].map(([cookie, value]) => ({ name: cookie, value })),
            setAll: (set) => {
              for (const { name: cookie, value } of set)
                if (value === "") cookies.delete(cookie);
                else cookies.set(cookie, value);
            },
          },
        }).auth;
      /** The server's callback, which gets the code in the query, with or without JavaScript. */
      const callback = async (password = "") => {
        const followed = await site.follow(site.mails.at(-1)?.link, { hasScript: false, password });
        const { page, query } = handedOver(followed);
        expect(page).toBe(`${SITE_URL}/auth/callback`);
        const { data, error } = await auth().exchangeCodeForSession(query.get("code") ?? "");
        expect(error).toBeNull();
        return data.user?.email;
      };
      return { site, auth, callback, cookies };
    }
    const redirectTo = `${SITE_URL}/auth/callback?next=/`;

    test("@supabase/ssr: sign-up, sign-in, magic link, recovery, update, refresh, factor, sign-out", async () => {
      const { auth, callback, cookies } = await start();
      const fresh = { email: "new@example.com", password: "long enough to pass" };
      const options = { emailRedirectTo: redirectTo };
      const signedUp = await auth().signUp({ ...fresh, options });
      expect(signedUp.data.user?.identities).toHaveLength(1);
      expect(await callback(fresh.password)).toBe(fresh.email);
      expect((await auth().getUser()).data.user?.id).toBe(signedUp.data.user?.id);

      expect((await auth().signOut()).error).toBeNull();
      expect([...cookies.keys()].filter((cookie) => cookie.includes("auth-token"))).toEqual([]);
      expect((await auth().signInWithPassword(fresh)).error).toBeNull();
      expect((await auth().getClaims()).data?.claims.email).toBe(fresh.email);
      const changed = await auth().updateUser({ data: { plan: "team" } });
      expect(changed.data.user?.user_metadata).toEqual({ plan: "team" });

      const enrolled = await auth().mfa.enroll({ factorType: "totp" });
      const { id: factorId = "", totp } = enrolled.data ?? {};
      const code = new TOTP({ secret: totp?.secret ?? "" }).generate();
      expect((await auth().mfa.challengeAndVerify({ factorId, code })).error).toBeNull();
      const level = await auth().mfa.getAuthenticatorAssuranceLevel();
      expect(level.data?.currentLevel).toBe("aal2");
      const refreshed = await auth().refreshSession();
      expect([refreshed.error, refreshed.data.user?.email]).toEqual([null, fresh.email]);
      expect((await auth().mfa.unenroll({ factorId })).error).toBeNull();
      await auth().signOut();

      await auth().signInWithOtp({ email: ANN, options });
      expect(await callback()).toBe(ANN);
      await auth().signOut();
      await auth().resetPasswordForEmail(ANN, { redirectTo });
      expect(await callback()).toBe(ANN);
      expect((await auth().updateUser({ password: "set after recovery" })).error).toBeNull();
    }, 120_000);

    test("@supabase/ssr: the older of two links does not work, and a token hash signs in without a code", async () => {
      const { site, auth } = await start();
      await auth().signInWithOtp({ email: ANN, options: { emailRedirectTo: redirectTo } });
      const { link = "" } = site.mails[0] ?? {};
      const token_hash = new URL(link).searchParams.get("token") ?? "";
      const verified = await auth().verifyOtp({ type: "email", token_hash });
      expect([verified.error, verified.data.user?.email]).toEqual([null, ANN]);
      const { query } = handedOver(await site.follow(link));
      expect([query.get("error_code"), query.has("code")]).toEqual(["otp_expired", false]);
    });
  });
}
