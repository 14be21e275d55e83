import { beforeAll, describe, expect, test } from "bun:test";
import { TOTP } from "otpauth";
import { SITE_URL } from "../../support/site/app";
import { startAuthOn } from "../../support/site/auth";
import { handedOver } from "../../support/site/auth-client";
import { databases, OPENING_MS } from "../../support/database/databases";

const VERIFIER = "v".repeat(56);
const challenge = new Bun.CryptoHasher("sha256").update(VERIFIER).digest("base64url");
const email = "new@example.com";
const password = "long enough to pass";
const captcha = { gotrue_meta_security: { captcha_token: null } };
const pkce = { code_challenge: challenge, code_challenge_method: "s256" };
const noPkce = { code_challenge: null, code_challenge_method: null };

/** The bodies of a client's calls as in its source, with null for omitted values. */
type Client = {
  signUp: object;
  signIn: object;
  otp: object;
  pkceOtp: object;
  recover: object;
  update: object;
  verifyCode: (code: string) => object;
  enroll: object;
  challenge: object | undefined;
  verifyFactor: (ids: { factor_id: string; challenge_id: string; code: string }) => object;
  signOut: string;
};

const clients: Record<string, Client> = {
  // supabase_auth 2: src/supabase_auth/_sync/gotrue_client.py
  Python: {
    signUp: { email, password, data: {}, ...captcha },
    signIn: { email, password, data: {}, ...captcha },
    otp: { email, data: null, create_user: true, ...captcha },
    pkceOtp: { email, data: null, create_user: true, ...captcha, ...pkce },
    recover: { email, ...captcha },
    update: { data: { plan: "team" } },
    verifyCode: (token) => ({ ...captcha, type: "email", email, token }),
    enroll: { friendly_name: null, factor_type: "totp", issuer: null },
    challenge: { channel: null },
    verifyFactor: (ids) => ids,
    signOut: "/logout?scope=global",
  },
  // gotrue-dart 2: lib/src/gotrue_client.dart and gotrue_mfa_api.dart
  Flutter: {
    signUp: { email, password, data: null, ...captcha, ...noPkce },
    signIn: { email, password, ...captcha },
    otp: { email, data: {}, create_user: true, ...captcha, ...noPkce },
    pkceOtp: { email, data: {}, create_user: true, ...captcha, ...pkce },
    recover: { email, ...captcha, ...noPkce },
    update: { data: { plan: "team" } },
    verifyCode: (token) => ({
      email,
      token,
      type: "email",
      redirect_to: null,
      gotrue_meta_security: { captchaToken: null },
    }),
    enroll: { friendly_name: null, factor_type: "totp", issuer: null, phone: null },
    challenge: undefined,
    verifyFactor: ({ challenge_id, code }) => ({ challenge_id, code }),
    signOut: "/logout?scope=local",
  },
};

for (const { name, open } of databases)
  describe(`on ${name}`, () => {
    beforeAll(open, OPENING_MS);

    for (const [language, client] of Object.entries(clients))
      test(`the client for ${language}: sign-up, sign-in, codes, PKCE, refresh, update, factors, sign-out`, async () => {
        const site = await startAuthOn(await open(), { isSignupOpen: true });
        let token: string | undefined;
        const send = async (method: string, path: string, body?: object) => {
          const response = await site.call(`/auth/v1${path}`, {
            method,
            ...(body && { body }),
            ...(token && { token }),
          });
          expect(`${path} ${response.status}`).toMatch(/ 20\d$/);
          return response.status === 204 ? undefined : response.json();
        };
        const mail = () => site.mails.at(-1);

        const made = await send("POST", "/signup", client.signUp);
        const confirmed = await send("POST", "/verify", client.verifyCode(mail()?.code ?? ""));
        expect(confirmed.user.id).toBe(made.id);
        const session = await send("POST", "/token?grant_type=password", client.signIn);
        await send("POST", "/otp", client.otp);
        const opened = await send("POST", "/verify", client.verifyCode(mail()?.code ?? ""));
        expect(opened.user.email).toBe(email);

        await site.auth.database.run((db) => db.execute("delete from rate_limits"));
        const redirectTo = encodeURIComponent(`${SITE_URL}/in-the-app`);
        await send("POST", `/otp?redirect_to=${redirectTo}`, client.pkceOtp);
        const { page, query } = handedOver(await site.follow(mail()?.link));
        expect(page).toBe(`${SITE_URL}/in-the-app`);
        const exchange = { auth_code: query.get("code"), code_verifier: VERIFIER };
        expect((await send("POST", "/token?grant_type=pkce", exchange)).user.email).toBe(email);

        const refresh = { refresh_token: session.refresh_token };
        const refreshed = await send("POST", "/token?grant_type=refresh_token", refresh);
        token = refreshed.access_token as string;
        const updated = await send("PUT", "/user", client.update);
        expect(updated.user_metadata).toEqual({ plan: "team" });
        const { id, totp } = await send("POST", "/factors", client.enroll);
        const asked = await send("POST", `/factors/${id}/challenge`, client.challenge);
        const code = new TOTP({ secret: totp.secret }).generate();
        const ids = { factor_id: id, challenge_id: asked.id, code };
        const raised = await send("POST", `/factors/${id}/verify`, client.verifyFactor(ids));
        token = raised.access_token as string;
        expect(raised.user.factors).toMatchObject([{ id, status: "verified" }]);
        await send("DELETE", `/factors/${id}`);
        await send("POST", "/recover", client.recover);
        expect(mail()?.purpose).toBe("recovery");
        await send("POST", client.signOut);
        const gone = await site.call("/auth/v1/user", { method: "GET", token });
        expect((await gone.json()).code).toBe("session_not_found");
      }, 120_000);
  });
