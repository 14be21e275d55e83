import { expect, test } from "bun:test";
import { sql } from "drizzle-orm";
import postgres from "postgres";
import { DatabaseUnavailable, openDatabase } from "../../../db/connection/client";
import { newPostgresDatabase, OPENING_MS } from "../../support/database/databases";
import { tempFolder } from "../../support/temp";
import { listSubscribers } from "../../support/rows/list-rows";

/** postgres.js 3.4.9 throws an uncaught error that ends the site; `db/patches` fixes that. */
test(
  "a connection closed by the server during a transaction fails that call, not the process",
  async () => {
    const url = await newPostgresDatabase();
    const database = openDatabase({ url, dataFolder: tempFolder() });
    await database.opened;
    const call = database.run((db) =>
      db.transaction(async (tx) => {
        const [row] = await tx.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`);
        await db.execute(sql`select pg_terminate_backend(${row?.pid ?? 0})`);
        for (let tries = 0; tries < 3; tries++) await tx.execute(sql`select 1`).catch(() => {});
        await tx.execute(sql`select 1`);
      }),
    );
    const error = await call.catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(DatabaseUnavailable);
    await database.ping();
    await database.close();
  },
  OPENING_MS,
);

test(
  "calls that gave up waiting for a lock leak no connection",
  async () => {
    const url = await newPostgresDatabase();
    const database = openDatabase({ url, dataFolder: tempFolder(), deadlineMs: 500 });
    await database.opened;
    const holder = postgres(url, { max: 1 });
    await holder.unsafe("begin; lock table subscribers in access exclusive mode");
    const list = () => database.run(listSubscribers).catch((reason: unknown) => reason);
    for (let times = 0; times < 5; times++)
      expect(await list()).toBeInstanceOf(DatabaseUnavailable);
    const [row] = await holder<{ waiting: number }[]>`
      select count(*)::int as waiting from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`;
    expect(row?.waiting).toBeLessThanOrEqual(2);
    await holder.end();
    await database.close();
  },
  OPENING_MS,
);
