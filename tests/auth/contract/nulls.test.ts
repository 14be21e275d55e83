import { beforeAll, describe, expect, test } from "bun:test";
import { TOTP } from "otpauth";
import { databases, OPENING_MS } from "../../support/database/databases";
import { PASSWORD, startAuthOn } from "../../support/site/auth";

const ANN = "ann@example.com";

for (const { name, open } of databases.slice(0, 1))
  describe(`on ${name}`, () => {
    beforeAll(open, OPENING_MS);

    test("every endpoint treats null fields as absent", async () => {
      const site = await startAuthOn(await open(), { isSignupOpen: true });
      await site.makeUser(ANN);
      const post = async (path: string, body: unknown, token?: string, method = "POST") => {
        const call = { method, body, ...(token && { token }) };
        const response = await site.call(`/auth/v1${path}`, call);
        return { status: response.status, body: await response.json() };
      };
      const rest = { data: null, phone: null, code_challenge: null, code_challenge_method: null };
      const signedIn = await post("/token?grant_type=password", {
        ...rest,
        email: ANN,
        password: PASSWORD,
        gotrue_meta_security: { captcha_token: null },
      });
      expect(signedIn.status).toBe(200);
      const { access_token: token, refresh_token } = signedIn.body;
      const asked: [string, object][] = [
        ["/signup", { ...rest, email: "new@example.com", password: PASSWORD }],
        ["/otp", { ...rest, email: ANN, create_user: null }],
        ["/recover", { ...rest, email: ANN }],
        ["/resend", { ...rest, email: ANN, type: "signup" }],
        ["/token?grant_type=refresh_token", { ...rest, refresh_token }],
      ];
      for (const [path, body] of asked)
        expect([path, (await post(path, body)).status]).toEqual([path, 200]);
      const { link = "", code = "" } = site.mails.find(({ purpose }) => purpose === "otp") ?? {};
      const token_hash = new URL(link).searchParams.get("token");
      const typed = { type: "email", email: ANN, token: code, token_hash: null };
      expect((await post("/verify", { ...typed, token: "0" })).body.code).toBe("otp_expired");
      expect(
        (await post("/verify", { ...typed, email: null, token: null, token_hash })).status,
      ).toBe(200);
      const changed = await post(
        "/user",
        { ...rest, email: null, password: null, nonce: null, app_metadata: null },
        token,
        "PUT",
      );
      expect(changed.status).toBe(200);
      const enrolled = await post(
        "/factors",
        { factor_type: "totp", friendly_name: null, issuer: null, phone: null },
        token,
      );
      expect(enrolled.status).toBe(200);
      const { id, totp } = enrolled.body;
      const challenge = await post(`/factors/${id}/challenge`, { channel: null }, token);
      const generated = new TOTP({ secret: totp.secret }).generate();
      const shown = { challenge_id: challenge.body.id, code: generated, channel: null };
      expect((await post(`/factors/${id}/verify`, shown, token)).status).toBe(200);
    });

    test("a required field that is null is reported as missing, and user metadata keeps its nulls", async () => {
      const site = await startAuthOn(await open());
      const { access_token: token } = await site.sessionOf(await site.makeUser(ANN));
      const missed = await site.call("/auth/v1/recover", { body: { email: null } });
      expect([missed.status, (await missed.json()).code]).toEqual([400, "validation_failed"]);
      const put = async (body: unknown) =>
        (await site.call("/auth/v1/user", { method: "PUT", token, body })).json();
      await put({ data: { plan: "team", old: 1 } });
      expect((await put({ data: { old: null } })).user_metadata).toEqual({ plan: "team" });
      expect((await put(null)).user_metadata).toEqual({ plan: "team" });
    });
  });
