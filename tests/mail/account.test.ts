import { beforeAll, describe, expect, test } from "bun:test";
import { sql } from "drizzle-orm";
import { queueAuthMail } from "../../src/auth/queue-mail";
import { secretFrom } from "../../src/secrets/secret";
import { endpoints } from "../../src/paths";
import { PASSWORD, startAuthOn } from "../support/site/auth";
import { databases, OPENING_MS } from "../support/database/databases";
import { queued, sendAll } from "../support/mail/mail";
import type { Arrived } from "../support/mail/smtp";

const ann = "ann@example.com";
const secret = secretFrom("for tests");
const linkIn = (mail: Arrived | undefined) =>
  new RegExp(`http://\\S+${endpoints.authLink}\\?\\S+`).exec(mail?.text ?? "")?.[0] ?? "";
const codeIn = (mail: Arrived | undefined) =>
  /^\d{6}\s*$/m.exec(mail?.text ?? "")?.[0].trim() ?? "";

for (const { name, open } of databases) {
  describe(`on ${name}`, () => {
    beforeAll(open, OPENING_MS);

    async function start() {
      const database = await open();
      const site = await startAuthOn(database, { secret, mail: queueAuthMail(secret) });
      await site.makeUser(ann);
      return { site, database };
    }

    test("a mailed recovery link signs in and is not stored in plain text", async () => {
      const { site, database } = await start();
      await site.call("/auth/v1/recover", { body: { email: ann } });
      const [waiting] = await queued(database);
      expect(waiting).toMatchObject({ kind: "account", recipient: ann });
      expect(JSON.stringify(waiting)).not.toContain(endpoints.authLink);
      const [mail] = await sendAll(database);
      expect(mail?.to).toEqual([ann]);
      expect(mail?.fields.get("subject")).toBe("Set a new Genie password");
      expect(mail?.fields.has("list-unsubscribe")).toBe(false);
      expect(JSON.stringify(await queued(database))).not.toContain("sealed");
      const followed = await site.follow(linkIn(mail));
      expect(followed.headers.get("location")).toContain("#access_token=");
    }, 120_000);

    test("a mailed code replaces the password, and a notice reports the change", async () => {
      const { site, database } = await start();
      const { access_token: token } = await site.signIn(ann);
      await site.call("/auth/v1/reauthenticate", { method: "GET", token });
      const [mail] = await sendAll(database);
      expect(linkIn(mail)).toBe("");
      const body = { password: `${PASSWORD} again`, nonce: codeIn(mail) };
      expect((await site.call("/auth/v1/user", { method: "PUT", token, body })).status).toBe(200);
      const [notice] = await sendAll(database);
      expect(notice?.fields.get("subject")).toBe("Your Genie password was changed");
    }, 120_000);

    test("a message is queued in the same transaction as its subject, or not at all", async () => {
      const { site, database } = await start();
      await database.run((db) =>
        db.execute(
          sql`alter table outbox add constraint closed check (kind <> 'account') not valid`,
        ),
      );
      const answer = await site.call("/auth/v1/recover", { body: { email: ann } });
      await database.run((db) => db.execute(sql`alter table outbox drop constraint closed`));
      expect(answer.status).toBe(500);
      const tokens = await database.run((db) => db.execute(sql`select from one_time_tokens`));
      expect(tokens).toHaveLength(0);
    });
  });
}
