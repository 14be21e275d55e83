import { beforeAll, expect, test } from "bun:test";
import { sql } from "drizzle-orm";
import { sweeps } from "../../../db/retention/sweeps";
import { databases, OPENING_MS } from "../../support/database/databases";
import { startAuthOn } from "../../support/site/auth";

for (const { name, open } of databases) {
  beforeAll(open, OPENING_MS);

  test(`on ${name}, only expired sessions, tokens and events are deleted`, async () => {
    const site = await startAuthOn(await open());
    const { database } = site.auth;
    const count = async () => {
      const tables = ["sessions", "refresh_tokens", "one_time_tokens", "audit_events"];
      const counts = tables.map((table) =>
        sql.raw(`(select count(*)::int from ${table}) "${table}"`),
      );
      const [row] = await database.run((db) =>
        db.execute(sql`select ${sql.join(counts, sql`, `)}`),
      );
      return row;
    };
    await site.makeUser("ann@example.com");
    await site.signIn("ann@example.com");
    await site.call("/auth/v1/recover", { body: { email: "ann@example.com" } });
    const before = await count();
    for (const drop of Object.values(sweeps)) await database.run(drop);
    expect(await count()).toEqual(before);
    await database.run((db) =>
      db.execute(sql`do $$ begin
        update sessions set refreshed_at = now() - interval '31 days';
        update one_time_tokens set link_expires_at = now() - interval '1 minute';
        update audit_events set created_at = now() - interval '366 days';
      end $$`),
    );
    for (const drop of Object.values(sweeps)) await database.run(drop);
    expect(await count()).toEqual({
      sessions: 0,
      refresh_tokens: 0,
      one_time_tokens: 0,
      audit_events: 0,
    });
  });
}
