import { beforeAll, describe, expect, test } from "bun:test";
import { TOTP } from "otpauth";
import { databases, OPENING_MS } from "../../support/database/databases";
import { startAuthOn } from "../../support/site/auth";

for (const { name, open } of databases) {
  describe(`on ${name}`, () => {
    beforeAll(open, OPENING_MS);

    async function start() {
      const site = await startAuthOn(await open());
      const { access_token: token } = await site.sessionOf(await site.makeUser("ann@example.com"));
      const body = { factor_type: "totp", friendly_name: "Phone" };
      const factor = await (await site.call("/auth/v1/factors", { token, body })).json();
      const codeAt = (secondsAway: number) =>
        new TOTP({ secret: factor.totp.secret }).generate({
          timestamp: Date.now() + secondsAway * 1000,
        });
      const challenge = async () => {
        const path = `/auth/v1/factors/${factor.id}/challenge`;
        return (await (await site.call(path, { token })).json()).id as string;
      };
      const verify = async (code: string, challenge_id?: string) => {
        const fields = { challenge_id: challenge_id ?? (await challenge()), code };
        return site.call(`/auth/v1/factors/${factor.id}/verify`, { token, body: fields });
      };
      return { site, token, factor, codeAt, challenge, verify };
    }

    test("a code raises the session to aal2, works once, and expires", async () => {
      const { site, token, factor, codeAt, verify } = await start();
      expect(factor.totp.uri).toStartWith("otpauth://totp/genie.test:ann%40example.com?");
      const code = codeAt(0);
      const raised = await verify(code);
      expect(raised.status).toBe(200);
      const session = await raised.json();
      const [, payload = ""] = session.access_token.split(".");
      const claims = JSON.parse(Buffer.from(payload, "base64url").toString());
      expect(claims.aal).toBe("aal2");
      expect(claims.amr.map(({ method }: { method: string }) => method)).toEqual([
        "totp",
        "password",
      ]);
      expect(session.user.factors).toMatchObject([{ id: factor.id, status: "verified" }]);
      for (const reused of [code, codeAt(-120), "000000x"]) {
        const response = await verify(reused);
        expect(response.status).toBe(422);
        expect((await response.json()).code).toBe("mfa_verification_failed");
      }
      const { access_token: lower } = await site.signIn("ann@example.com");
      const gone = await site.call(`/auth/v1/factors/${factor.id}`, {
        method: "DELETE",
        token: lower,
      });
      expect([gone.status, (await gone.json()).code]).toEqual([422, "insufficient_aal"]);
      const put = { method: "PUT", token: lower, body: { password: "another good one" } };
      expect((await site.call("/auth/v1/user", put)).status).toBe(401);
      const removed = await site.call(`/auth/v1/factors/${factor.id}`, { method: "DELETE", token });
      expect(await removed.json()).toEqual({ id: factor.id });
      expect(site.mails.map(({ purpose }) => purpose)).toEqual(["factor_added", "factor_removed"]);
      const enrolled = await site.call("/auth/v1/factors", {
        token,
        body: { factor_type: "totp", friendly_name: "Next" },
      });
      expect(enrolled.status).toBe(200);
    });

    test("a challenge allows five tries", async () => {
      const { codeAt, challenge, verify } = await start();
      const id = await challenge();
      for (let tries = 0; tries < 5; tries++) expect((await verify("000000", id)).status).toBe(422);
      expect((await verify(codeAt(0), id)).status).toBe(422);
      expect((await verify(codeAt(0))).status).toBe(200);
    });

    test("users cannot access others' factors", async () => {
      const { site, factor } = await start();
      const bob = await site.sessionOf(await site.makeUser("bob@example.com"));
      for (const id of [factor.id, "nonsense"]) {
        const path = `/auth/v1/factors/${id}/challenge`;
        const response = await site.call(path, { token: bob.access_token });
        expect([response.status, (await response.json()).code]).toEqual([
          404,
          "mfa_factor_not_found",
        ]);
      }
    });
  });
}
