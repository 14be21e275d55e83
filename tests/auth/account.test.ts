import { beforeAll, describe, expect, test } from "bun:test";
import { databases, OPENING_MS } from "../support/databases";
import { PASSWORD, startAuthOn } from "../support/auth";

const NEXT_PASSWORD = "a quite different sentence";

for (const { name, open } of databases) {
  describe(`on ${name}`, () => {
    beforeAll(open, OPENING_MS);

    async function start() {
      const site = await startAuthOn(await open());
      await site.makeUser("ann@example.com");
      const { access_token: token } = await site.signIn("ann@example.com");
      const put = async (body: unknown) => {
        const response = await site.call("/auth/v1/user", { method: "PUT", token, body });
        return { status: response.status, body: await response.json() };
      };
      return { site, token, put };
    }

    test("the account is shown to its own token and to no other", async () => {
      const { site, token } = await start();
      const own = await site.call("/auth/v1/user", { method: "GET", token });
      expect(await own.json()).toMatchObject({ email: "ann@example.com", user_metadata: {} });
      const cut = await site.call("/auth/v1/user", { method: "GET", token: token.slice(0, -3) });
      expect([cut.status, (await cut.json()).code]).toEqual([403, "bad_jwt"]);
      const none = await site.request("/auth/v1/user");
      expect([none.status, (await none.json()).error_code]).toEqual([401, "no_authorization"]);
    });

    test("a token whose session ended is told so", async () => {
      const { site, token } = await start();
      expect((await site.call("/auth/v1/logout?scope=local", { token })).status).toBe(204);
      const response = await site.call("/auth/v1/user", { method: "GET", token });
      expect([response.status, (await response.json()).code]).toEqual([403, "session_not_found"]);
      const unknown = await site.call("/auth/v1/logout?scope=all", { token });
      expect([unknown.status, (await unknown.json()).code]).toEqual([400, "validation_failed"]);
    });

    test("own data is merged in, and what would raise the caller is refused or ignored", async () => {
      const { put } = await start();
      expect((await put({ data: { plan: "team", old: 1 } })).status).toBe(200);
      const { body } = await put({ data: { old: null, __proto__: { a: 1 } }, role: "admin" });
      expect(body.user_metadata).toEqual({ plan: "team" });
      expect(body.role).toBe("authenticated");
      expect(await put({ app_metadata: { role: "admin" } })).toMatchObject({
        status: 403,
        body: { code: "not_admin" },
      });
    });

    test("a new password needs the old one, ends other sessions, and is told by mail", async () => {
      const { site, token, put } = await start();
      const other = await site.signIn("ann@example.com");
      const asked: [object, number, string][] = [
        [{ password: NEXT_PASSWORD }, 400, "current_password_required"],
        [{ password: NEXT_PASSWORD, current_password: "wrong" }, 400, "current_password_invalid"],
        [{ password: PASSWORD, current_password: PASSWORD }, 422, "same_password"],
        [{ password: "short" }, 422, "weak_password"],
        [{ password: "password123" }, 422, "weak_password"],
        [{ password: "x".repeat(129) }, 400, "validation_failed"],
      ];
      for (const [fields, status, code] of asked)
        expect(await put(fields)).toMatchObject({ status, body: { code } });
      const changed = await put({ password: NEXT_PASSWORD, current_password: PASSWORD });
      expect(changed.status).toBe(200);
      expect(site.mails.map(({ purpose }) => purpose)).toEqual(["password_changed"]);
      const gone = await site.call("/auth/v1/user", { method: "GET", token: other.access_token });
      expect((await gone.json()).code).toBe("session_not_found");
      expect((await site.call("/auth/v1/user", { method: "GET", token })).status).toBe(200);
      expect((await site.signIn("ann@example.com", NEXT_PASSWORD)).user.email).toBe(
        "ann@example.com",
      );
    });

    test("a new address counts when the link that was sent to it is followed", async () => {
      const { site, token, put } = await start();
      await site.makeUser("bob@example.com");
      expect((await put({ email: "bob@example.com" })).body.code).toBe("email_exists");
      const { body } = await put({ email: "ann@elsewhere.example" });
      expect(body).toMatchObject({ email: "ann@example.com", new_email: "ann@elsewhere.example" });
      const [mail] = site.mails;
      expect(mail?.to).toBe("ann@elsewhere.example");
      const followed = await site.request(mail?.link ?? "");
      expect(followed.headers.get("location")).toContain("#access_token=");
      const user = await site.call("/auth/v1/user", { method: "GET", token });
      expect((await user.json()).email).toBe("ann@elsewhere.example");
    });

    test("a code that was mailed takes the place of the old password", async () => {
      const { site, token, put } = await start();
      await site.call("/auth/v1/reauthenticate", { method: "GET", token });
      const nonce = site.mails[0]?.code ?? "";
      expect(nonce).toMatch(/^\d{6}$/);
      const wrong = String((Number(nonce) + 1) % 1_000_000).padStart(6, "0");
      expect((await put({ password: NEXT_PASSWORD, nonce: wrong })).body.code).toBe(
        "reauthentication_not_valid",
      );
      expect((await put({ password: NEXT_PASSWORD, nonce })).status).toBe(200);
    });
  });
}
