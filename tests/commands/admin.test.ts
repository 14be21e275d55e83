import { beforeAll, describe, expect, test } from "bun:test";
import { sql } from "drizzle-orm";
import { runCommand } from "../../src/commands/cli/run-admin";
import { createSigningKeys } from "../../src/auth/tokens/signing-keys";
import { databases, OPENING_MS } from "../support/database/databases";
import { PASSWORD, startAuthOn } from "../support/site/auth";

for (const { name, open } of databases) {
  describe(`on ${name}`, () => {
    beforeAll(open, OPENING_MS);

    async function start(password?: string) {
      const site = await startAuthOn(await open());
      const { database, secret, siteUrl } = site.auth;
      const admin = (...words: string[]) =>
        database.run((db) => {
          const askPassword = () => Promise.resolve(password);
          return runCommand({ db, secret, siteUrl, askPassword, rememberErased: () => {} }, words);
        });
      return { site, admin };
    }

    test("the first admin is created with a password and signs in", async () => {
      const { site, admin } = await start(PASSWORD);
      expect(await admin("create", "Ada@example.com")).toBe("ada@example.com is now an admin.");
      const { access_token } = await site.signIn("ada@example.com");
      const session = await site.call("/functions/v1/session", {
        method: "GET",
        token: access_token,
      });
      expect(await session.json()).toMatchObject({ isAdmin: true });
      expect(admin("create", "ada@example.com")).rejects.toThrow("has an account already");
      expect(admin("create", "not an address")).rejects.toThrow(
        '"not an address" is not an email address, as in: bun run admin create ada@example.com',
      );
      for (const verb of ["disable", "link"])
        expect(admin(verb)).rejects.toThrow(
          `Name the account, as in: bun run admin ${verb} ada@example.com`,
        );
    });

    test("a weak password is rejected before anything is stored", async () => {
      const { admin } = await start("password");
      expect(admin("create", "ada@example.com")).rejects.toThrow("easy to guess");
      expect(await admin("list")).toBe("");
    });

    test("disabling ends sessions at once, and enabling allows sign-in again", async () => {
      const { site, admin } = await start(PASSWORD);
      await admin("create", "ada@example.com");
      const { access_token: token } = await site.signIn("ada@example.com");
      await admin("disable", "ada@example.com");
      const session = () => site.call("/functions/v1/session", { method: "GET", token });
      expect((await session()).status).toBe(401);
      expect(await admin("list")).toContain("disabled");
      await admin("enable", "ada@example.com");
      expect((await site.signIn("ada@example.com")).expires_in).toBe(3600);
      await admin("role", "ada@example.com", "user");
      expect(admin("role", "ada@example.com", "owner")).rejects.toThrow("admin or user");
      expect(admin("disable", "bob@example.com")).rejects.toThrow("has no account");
    });

    test("a rotation before the first sign-in creates the signing key", async () => {
      const { site, admin } = await start(PASSWORD);
      expect(await admin("rotate-keys")).toContain("A new one was created");
      await admin("create", "ada@example.com");
      expect((await site.signIn("ada@example.com")).expires_in).toBe(3600);
      expect(await site.auth.keys.published()).toHaveLength(1);
    });

    test("sign-ins continue if only a standby key is left", async () => {
      const { site, admin } = await start(PASSWORD);
      await admin("create", "ada@example.com");
      await site.signIn("ada@example.com");
      await site.auth.database.run((db) =>
        db.execute(sql`update signing_keys set state = 'standby'`),
      );
      const later = await startAuthOn(site.auth.database);
      expect((await later.signIn("ada@example.com")).expires_in).toBe(3600);
      expect(await later.auth.keys.published()).toHaveLength(2);
    });

    test("keys rotate in two steps, and tokens of the old key stay valid", async () => {
      const { site, admin } = await start(PASSWORD);
      await admin("create", "ada@example.com");
      const { access_token: token } = await site.signIn("ada@example.com");
      expect(await admin("rotate-keys")).toContain("is published");
      expect(await admin("rotate-keys")).toContain("not known everywhere yet");
      const { database, secret } = site.auth;
      await database.run((db) =>
        db.execute(
          sql`update signing_keys set created_at = now() - interval '1 hour' where state = 'standby'`,
        ),
      );
      expect(await admin("rotate-keys")).toContain("The next key now signs");
      const keys = createSigningKeys(database, secret);
      expect(await keys.published()).toHaveLength(2);
      const later = await startAuthOn(database);
      const before = await site.auth.keys.active();
      expect((await later.auth.keys.active()).id).not.toBe(before.id);
      const session = await later.call("/functions/v1/session", { method: "GET", token });
      expect(session.status).toBe(200);
    });
  });
}
