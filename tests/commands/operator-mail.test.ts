import { beforeAll, describe, expect, test } from "bun:test";
import { sql } from "drizzle-orm";
import { runCommand } from "../../src/commands/admin/run";
import { queueAuthMail } from "../../src/auth/queue-mail";
import { secretFrom } from "../../src/secrets/secret";
import { PASSWORD, startAuthOn } from "../support/auth";
import { databases, OPENING_MS } from "../support/databases";
import { queued, sendAll } from "../support/mail";

const ANN = "ann@example.com";
const secret = secretFrom("for tests");

for (const { name, open } of databases) {
  describe(`on ${name}`, () => {
    beforeAll(open, OPENING_MS);

    async function start() {
      const database = await open();
      const site = await startAuthOn(database, { secret, mail: queueAuthMail(secret) });
      const { siteUrl } = site.auth;
      const askPassword = () => Promise.resolve(undefined);
      const admin = (...words: string[]) =>
        database.run((db) =>
          runCommand({ db, secret, siteUrl, askPassword, rememberErased: () => {} }, words),
        );
      return { site, database, admin };
    }

    test("an operator's change of address takes links of the old one, and tells it", async () => {
      const { site, admin, database } = await start();
      await site.makeUser(ANN);
      await site.makeUser("bob@example.com");
      const { access_token: token } = await site.signIn(ANN);
      await site.call("/auth/v1/recover", { body: { email: ANN } });
      await sendAll(database);
      expect(admin("email", ANN, "bob@example.com")).rejects.toThrow("has an account already");
      expect(admin("email", ANN)).rejects.toThrow(
        "Say whose account, as in: bun run admin email ada@example.com ada@new.example",
      );
      expect(await admin("email", ANN, "Ann@new.example")).toBe(
        "ann@example.com is now ann@new.example.",
      );
      const tokens = sql`select from one_time_tokens`;
      expect(await database.run((db) => db.execute(tokens))).toHaveLength(0);
      const session = await site.call("/functions/v1/session", { method: "GET", token });
      expect((await session.json()).profile.email).toBe("ann@new.example");
      expect((await site.signIn("ann@new.example")).user.email).toBe("ann@new.example");
      const [notice] = await sendAll(database);
      expect(notice?.to).toEqual([ANN]);
      expect(notice?.fields.get("subject")).toBe("Your Genie account has a new address");
    });

    test("an invitation opens the account once, within a week, and can be sent again until then", async () => {
      const { site, admin, database } = await start();
      expect(await admin("invite", ANN, "admin")).toContain("is now an admin");
      const [first] = await sendAll(database);
      expect(first?.fields.get("subject")).toBe("You are invited to Genie");
      expect(first?.text).not.toMatch(/^\d{6}\s*$/m);
      await admin("invite", ANN);
      const [second] = await sendAll(database);
      const tokenIn = (text = "") => /token=([\w-]+)/.exec(text)?.[1];
      const verify = (token_hash: string | undefined) =>
        site.call("/auth/v1/verify", { body: { type: "recovery", token_hash } });
      expect((await verify(tokenIn(first?.text))).status).toBe(403);
      const sixDaysLater = sql`update one_time_tokens set link_expires_at = link_expires_at - interval '6 days'`;
      await database.run((db) => db.execute(sixDaysLater));
      const opened = await (await verify(tokenIn(second?.text))).json();
      const put = { method: "PUT", token: opened.access_token, body: { password: PASSWORD } };
      expect((await site.call("/auth/v1/user", put)).status).toBe(200);
      expect((await site.signIn(ANN)).user.email).toBe(ANN);
      expect(admin("invite", ANN)).rejects.toThrow("has an account already");
      expect(await queued(database)).toHaveLength(3);
    });
  });
}
