import { beforeAll, describe, expect, test } from "bun:test";
import { findUserByEmail, updateUser } from "../../../db/auth/users";
import { databases, OPENING_MS } from "../../support/database/databases";
import { PASSWORD, startAuthOn } from "../../support/site/auth";

const TOKEN = "/auth/v1/token?grant_type=password";

for (const { name, open } of databases) {
  describe(`on ${name}`, () => {
    beforeAll(open, OPENING_MS);

    test("the right password opens a session in supabase-js format", async () => {
      const site = await startAuthOn(await open());
      const ann = await site.makeUser("ann@example.com");
      const response = await site.call(TOKEN, {
        body: { email: " Ann@Example.com ", password: PASSWORD, gotrue_meta_security: {} },
      });
      expect(response.status).toBe(200);
      expect(response.headers.get("cache-control")).toBe("no-store");
      const session = await response.json();
      expect(session).toMatchObject({ token_type: "bearer", expires_in: 3600 });
      expect(session.refresh_token).toHaveLength(43);
      expect(session.user).toMatchObject({
        id: ann.id,
        aud: "authenticated",
        email: "ann@example.com",
        phone: "",
        app_metadata: { provider: "email", providers: ["email"] },
        identities: [{ user_id: ann.id, provider: "email" }],
      });
      const [header = "", payload = ""] = session.access_token.split(".");
      const read = (part: string) => JSON.parse(Buffer.from(part, "base64url").toString());
      expect(read(header)).toMatchObject({ alg: "ES256", typ: "JWT" });
      expect(read(payload)).toMatchObject({
        sub: ann.id,
        aud: "authenticated",
        aal: "aal1",
        amr: [{ method: "password" }],
        is_anonymous: false,
      });
    });

    test("a ban or a missing confirmation is revealed only with the right password", async () => {
      const site = await startAuthOn(await open());
      const { id } = await site.makeUser("bob@example.com");
      const codeOf = async (password: string) => {
        const body = { email: "bob@example.com", password };
        return (await (await site.call(TOKEN, { body })).json()).code;
      };
      const change = (fields: Parameters<typeof updateUser>[2]) =>
        site.auth.database.run((db) => updateUser(db, id, fields));
      await change({ bannedUntil: new Date(Date.now() + 60_000) });
      expect(await codeOf(PASSWORD)).toBe("user_banned");
      expect(await codeOf("wrong")).toBe("invalid_credentials");
      await change({ bannedUntil: null, emailConfirmedAt: null });
      expect(await codeOf(PASSWORD)).toBe("email_not_confirmed");
      expect(await codeOf("wrong")).toBe("invalid_credentials");
    });

    test("an imported bcrypt hash opens the account and is replaced by argon2id", async () => {
      const site = await startAuthOn(await open());
      const { id } = await site.makeUser("ann@example.com");
      const passwordHash = await Bun.password.hash(PASSWORD, { algorithm: "bcrypt", cost: 4 });
      await site.auth.database.run((db) => updateUser(db, id, { passwordHash }));
      expect((await site.signIn("ann@example.com")).user.id).toBe(id);
      expect((await site.signIn("ann@example.com")).user.id).toBe(id);
      const user = await site.auth.database.run((db) => findUserByEmail(db, "ann@example.com"));
      expect(user?.passwordHash).toStartWith("$argon2id$");
    });

    test("the twenty-first try for one account within five minutes is refused with Retry-After", async () => {
      const site = await startAuthOn(await open());
      const body = { email: "nobody@example.com", password: "x" };
      let last = await site.call(TOKEN, { body });
      for (let tries = 1; tries <= 20; tries++) last = await site.call(TOKEN, { body });
      expect(last.status).toBe(429);
      expect((await last.json()).code).toBe("over_request_rate_limit");
      expect(Number(last.headers.get("retry-after"))).toBeGreaterThan(200);
    });

    test("errors have the format of the requested API version, or the older one", async () => {
      const site = await startAuthOn(await open());
      const dated = await site.call(TOKEN, { body: { password: "x" } });
      expect(dated.headers.get("x-supabase-api-version")).toBe("2024-01-01");
      const older = await site.call(TOKEN, {
        body: { password: "x" },
        headers: { "x-supabase-api-version": "" },
      });
      expect(await older.json()).toEqual({
        code: 400,
        error_code: "validation_failed",
        msg: "missing email or phone",
      });
    });
  });
}
