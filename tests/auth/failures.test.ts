import { beforeAll, expect, test } from "bun:test";
import { type SQL, sql } from "drizzle-orm";
import { secretFrom } from "../../src/secrets/secret";
import { createSigningKeys } from "../../src/auth/tokens/signing-keys";
import { databases, OPENING_MS } from "../support/database/databases";
import { PASSWORD, startAuthOn } from "../support/site/auth";

const TOKEN = "/auth/v1/token?grant_type=password";
const ann = { email: "ann@example.com", password: PASSWORD };

for (const { name, open } of databases) {
  beforeAll(open, OPENING_MS);

  test(`on ${name}, the log names the failure without quoting the database's message`, async () => {
    const database = await open();
    const first = await startAuthOn(database);
    await first.makeUser(ann.email);
    await first.signIn(ann.email);
    const keys = createSigningKeys(database, secretFrom("another secret, long enough to count"));
    const other = await startAuthOn(database, { keys });
    expect((await other.call(TOKEN, { body: ann })).status).toBe(500);
    expect(other.logged()).toContain("Set the same AUTH_SECRET on every replica.");
    const run = (query: SQL) => database.run((db) => db.execute(query));
    await run(sql`alter table sessions add constraint never check (false) not valid`);
    const broken = await first.call(TOKEN, { body: ann });
    await run(sql`alter table sessions drop constraint never`);
    expect([broken.status, (await broken.json()).code]).toEqual([500, "unexpected_failure"]);
    expect(first.logged()).toContain("PostgresError");
    expect(first.logged()).not.toMatch(/never|violates/);
  });
}
