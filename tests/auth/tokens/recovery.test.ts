import { beforeAll, describe, expect, test } from "bun:test";
import { sql } from "drizzle-orm";
import { paths } from "../../../src/paths";
import { SITE_URL } from "../../support/site/app";
import { databases, OPENING_MS } from "../../support/database/databases";
import { startAuthOn } from "../../support/site/auth";

for (const { name, open } of databases) {
  describe(`on ${name}`, () => {
    beforeAll(open, OPENING_MS);

    async function start() {
      const site = await startAuthOn(await open());
      await site.makeUser("ann@example.com");
      const page = SITE_URL + paths.sessionTest.path;
      const recover = (email: string, target = page) =>
        site.call(`/auth/v1/recover?redirect_to=${encodeURIComponent(target)}`, {
          body: { email },
        });
      return { site, page, recover };
    }

    test("recovery responds the same with and without an account, and mails only existing ones", async () => {
      const { site, recover } = await start();
      for (const email of ["ann@example.com", "nobody@example.com", "ann@example.com"]) {
        const response = await recover(email);
        expect([response.status, await response.text()]).toEqual([200, "{}"]);
      }
      expect(site.mails.map(({ to, purpose }) => [to, purpose])).toEqual([
        ["ann@example.com", "recovery"],
      ]);
    });

    test("a recovery link opens a session once, which may set a password without the old one", async () => {
      const { site, page, recover } = await start();
      await recover("ann@example.com");
      const link = site.mails[0]?.link ?? "";
      const first = await site.follow(link);
      expect(first.status).toBe(303);
      const [address, fragment] = (first.headers.get("location") ?? "").split("#");
      expect(address).toBe(page);
      const session = new URLSearchParams(fragment);
      expect(session.get("type")).toBe("recovery");
      const token = session.get("access_token") ?? "";
      const body = { password: "set after recovery" };
      expect((await site.call("/auth/v1/user", { method: "PUT", token, body })).status).toBe(200);
      expect((await site.signIn("ann@example.com", body.password)).expires_in).toBe(3600);
      const again = await site.follow(link);
      expect(again.headers.get("location")).toContain("error_code=otp_expired");
    });

    test("a recovery session sets the password once, and then needs the current one", async () => {
      const { site, recover } = await start();
      await recover("ann@example.com");
      const verified = await site.call("/auth/v1/verify", {
        body: { type: "recovery", email: "ann@example.com", token: site.mails[0]?.code },
      });
      const { access_token: token, refresh_token } = await verified.json();
      const put = async (body: object) => {
        const response = await site.call("/auth/v1/user", { method: "PUT", token, body });
        return response.ok ? 200 : (await response.json()).code;
      };
      const passwords = ["set after recovery", "set at the same time"];
      const said = await Promise.all(passwords.map((password) => put({ password })));
      expect(new Set(said)).toEqual(new Set([200, "current_password_required"]));
      const current_password = passwords[said.indexOf(200)];
      const next = { password: "a third long password" };
      expect(await put(next)).toBe("current_password_required");
      expect(await put({ ...next, current_password })).toBe(200);
      const refreshed = await site.call("/auth/v1/token?grant_type=refresh_token", {
        body: { refresh_token },
      });
      const [, payload = ""] = (await refreshed.json()).access_token.split(".");
      const { amr } = JSON.parse(Buffer.from(payload, "base64url").toString());
      expect(amr).toEqual([{ method: "otp", timestamp: expect.any(Number) }]);
    });

    test("line breaks in redirect_to do not reach headers", async () => {
      const { site, recover } = await start();
      await recover("ann@example.com", `${SITE_URL}/session-test?\r\nSet-Cookie: a=1#x`);
      const followed = await site.follow(site.mails[0]?.link);
      expect(followed.headers.get("set-cookie")).toBeNull();
      expect(followed.headers.get("location")).toStartWith(
        `${SITE_URL}/session-test?Set-Cookie:%20a=1#access_token=`,
      );
    });

    test("expired, truncated and wrong-type links are rejected", async () => {
      const { site, recover } = await start();
      await recover("ann@example.com");
      const link = new URL(site.mails[0]?.link ?? "");
      const token_hash = link.searchParams.get("token") ?? "";
      const verify = (body: object) => site.call("/auth/v1/verify", { body });
      for (const body of [
        { type: "recovery", token_hash: token_hash.slice(1) },
        { type: "recovery", token_hash: "nonsense" },
      ]) {
        const response = await verify(body);
        expect([response.status, (await response.json()).code]).toEqual([403, "otp_expired"]);
      }
      await site.auth.database.run((db) =>
        db.execute(sql`update one_time_tokens set link_expires_at = now() - interval '1 minute'`),
      );
      expect((await verify({ type: "recovery", token_hash })).status).toBe(403);
    });

    test("a code opens a session, but not after five wrong ones", async () => {
      const { site, recover } = await start();
      const verify = (token: string) =>
        site.call("/auth/v1/verify", {
          body: { type: "recovery", email: "ann@example.com", token },
        });
      await recover("ann@example.com");
      const code = site.mails[0]?.code ?? "";
      const wrong = String((Number(code) + 1) % 1_000_000).padStart(6, "0");
      for (let tries = 0; tries < 4; tries++) expect((await verify(wrong)).status).toBe(403);
      expect((await verify(code)).status).toBe(200);
      expect((await verify(code)).status).toBe(403);
    });
  });
}
