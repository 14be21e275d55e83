import { expect, test } from "bun:test";
import { sql } from "drizzle-orm";
import { DatabaseUnavailable, openDatabase } from "../../db/client";
import { newPostgresDatabase, OPENING_MS } from "../support/databases";
import { tempFolder } from "../support/temp";

/** postgres.js 3.4.9 throws where nobody can catch it, and ends the site; `db/patches` mends that. */
test(
  "a connection that the server ended in the middle of a transaction costs that call, not the process",
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
