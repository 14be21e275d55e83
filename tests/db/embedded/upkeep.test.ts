import { beforeAll, expect, test } from "bun:test";
import { sql } from "drizzle-orm";
import type { Database } from "../../../db/connection/client";
import { vacuumOneTable } from "../../../db/embedded/upkeep";
import { startSweeping } from "../../../src/process/sweep";
import { OPENING_MS, openPglite } from "../../support/database/databases";

const MESSAGES = 4_000;

beforeAll(openPglite, OPENING_MS);

const run = (database: Database, statement: ReturnType<typeof sql>) =>
  database.run((db) => db.execute<{ value: number }>(statement));

const fill = (database: Database) =>
  run(
    database,
    sql`insert into outbox (kind, recipient, about_id) select 'confirm', 'p' || n || '@example.com', gen_random_uuid()
      from generate_series(1, ${MESSAGES}::int) n`,
  );

test("the space of deleted rows is reused", async () => {
  const database = await openPglite();
  const size = async () =>
    (await run(database, sql`select pg_relation_size('outbox')::int as value`))[0]?.value;
  // Removes the space taken by rows that other tests have deleted.
  await run(database, sql`truncate outbox`);
  await fill(database);
  const filled = await size();
  for (let round = 0; round < 3; round++) {
    await run(database, sql`delete from outbox`);
    while (await database.run(vacuumOneTable));
    await fill(database);
  }
  expect(await size()).toBe(filled);
});

test("the site analyzes all tables of the embedded database", async () => {
  const database = await openPglite();
  await fill(database);
  startSweeping({
    database,
    journal: { isThere: () => false, prune: () => Promise.resolve() },
    isEmbedded: true,
    onFailure: (error) => expect(error).toBeUndefined(),
  });
  const known = async () => {
    const [row] = await run(
      database,
      sql`select reltuples::int as value from pg_class where relname = 'outbox'`,
    );
    return row?.value;
  };
  while ((await known()) !== MESSAGES) await Bun.sleep(20);
  const unknown = sql`select count(*)::int as value from pg_stat_user_tables join pg_class on pg_class.oid = relid
    where reltuples < 0 and pg_relation_size(relid) > 0`;
  while ((await run(database, unknown))[0]?.value !== 0) await Bun.sleep(20);
  const plan = await database.run((db) =>
    db.execute(sql`explain select count(*) from outbox where failed_at is not null`),
  );
  expect(JSON.stringify([...plan])).toContain("outbox_dead");
});
