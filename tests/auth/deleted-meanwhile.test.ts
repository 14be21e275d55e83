import { beforeAll, describe, expect, test } from "bun:test";
import { sql } from "drizzle-orm";
import type { Database } from "../../db/connection/client";
import { eraseAccounts } from "../../db/forms/erase";
import { queueAuthMail } from "../../src/auth/queue-mail";
import { secretFrom } from "../../src/secrets/secret";
import { PASSWORD, startAuthOn } from "../support/site/auth";
import { databases, OPENING_MS } from "../support/database/databases";

const ANN = "ann@example.com";

const secret = secretFrom("for tests");
const mail = queueAuthMail(secret);

const calls: { what: string; path: string; method?: string; body: object }[] = [
  {
    what: "signing in",
    path: "/token?grant_type=password",
    body: { email: ANN, password: PASSWORD },
  },
  { what: "adding a factor", path: "/factors", body: { factor_type: "totp" } },
  {
    what: "changing the password",
    path: "/user",
    method: "PUT",
    body: { password: "a quite different sentence", current_password: PASSWORD },
  },
  { what: "asking for a link", path: "/recover", body: { email: ANN } },
];

for (const { name, open } of databases) {
  describe(`on ${name}`, () => {
    beforeAll(open, OPENING_MS);

    for (const { what, path, method = "POST", body } of calls)
      test(`${what} is no server error if the account is deleted between any two queries`, async () => {
        let queries = Infinity;
        // Ends when the call completes before the account is deleted.
        for (let after = 1; after <= queries + 1; after++) {
          const database = await open();
          queries = 0;
          let isArmed = false;
          const run: Database["run"] = async (work) => {
            const result = await database.run(work);
            if (isArmed && ++queries === after) await database.run((db) => eraseAccounts(db, ANN));
            return result;
          };
          const site = await startAuthOn({ ...database, run }, { secret, mail });
          const ann = await site.makeUser(ANN);
          const { access_token: token } = await site.sessionOf(ann);
          isArmed = true;
          const answer = await site.call(`/auth/v1${path}`, { method, token, body });
          expect(answer.status).toBeLessThan(500);
          expect(site.logged()).not.toContain("auth request failed");
          const left = sql`select from audit_events where user_id = ${ann.id}
            union all select from sessions where user_id = ${ann.id}
            union all select from outbox where about_id = ${ann.id}`;
          if (queries >= after)
            expect(await database.run((db) => db.execute(left))).toHaveLength(0);
        }
      }, 120_000);
  });
}
