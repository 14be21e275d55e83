import { beforeAll, describe, expect, test } from "bun:test";
import { startAuthOn } from "../../support/site/auth";
import { databases, OPENING_MS } from "../../support/database/databases";

const VERIFIER = "v".repeat(64);
const CHALLENGE = new Bun.CryptoHasher("sha256").update(VERIFIER).digest("base64url");

for (const { name, open } of databases.slice(0, 1)) {
  describe(`on ${name}`, () => {
    beforeAll(open, OPENING_MS);

    test("an invalid challenge or code is rejected with a message", async () => {
      const site = await startAuthOn(await open());
      await site.makeUser("ann@example.com");
      const exchange = async (auth_code: unknown, code_verifier: unknown = VERIFIER) => {
        const body = { auth_code, code_verifier };
        const response = await site.call("/auth/v1/token?grant_type=pkce", { body });
        return { status: response.status, ...(await response.json()) };
      };
      const ask = (code_challenge: unknown, code_challenge_method: unknown) => {
        const body = { email: "ann@example.com", code_challenge, code_challenge_method };
        return site.call("/auth/v1/otp", { body });
      };
      const both = "PKCE flow requires code_challenge_method and code_challenge";
      const length = "code challenge has to be between 43 and 128 characters";
      const refused: [unknown, unknown, string][] = [
        [CHALLENGE, undefined, both],
        ["", "s256", both],
        ["x".repeat(42), "s256", length],
        ["x".repeat(129), "plain", length],
        [`${"x".repeat(43)}+`, "plain", "code challenge can only contain"],
        [CHALLENGE, "md5", "code_challenge_method needs to be s256 or plain"],
      ];
      for (const [challenge, method, message] of refused) {
        const response = await ask(challenge, method);
        const body = await response.json();
        expect([response.status, body.code]).toEqual([400, "validation_failed"]);
        expect(body.message).toStartWith(message);
      }
      expect(site.mails).toEqual([]);
      for (const [code, verifier] of [
        ["", VERIFIER],
        [null, VERIFIER],
        ["x", null],
      ])
        expect(await exchange(code, verifier)).toMatchObject({
          status: 400,
          code: "validation_failed",
          message: "invalid request: both auth code and code verifier should be non-empty",
        });
      expect((await exchange("x".repeat(257))).status).toBe(400);
      expect((await exchange(1)).status).toBe(400);
      expect((await exchange("x".repeat(40_000))).status).toBe(413);
      for (let call = 0; call < 150; call++) await exchange("x");
      expect(await exchange("x")).toMatchObject({ status: 429, code: "over_request_rate_limit" });
    }, 120_000);
  });
}
