import { expect, test } from "bun:test";
import { sql } from "drizzle-orm";
import { openDatabase, type Database } from "../../../db/connection/client";
import type { Queries } from "../../../db/connection/pool";
import { newPostgresDatabase, OPENING_MS } from "../../support/database/databases";
import { tempFolder } from "../../support/temp";

const CALLS = 8;

/** Returns the id of the server process of a call's connection, after a pause there. */
async function processOf(db: Queries): Promise<number> {
  const [row] = await db.execute<{ pid: number }>(
    sql`select pg_backend_pid() as pid, pg_sleep(0.02)`,
  );
  return row?.pid ?? 0;
}

const processesOf = async (call: Database["run"]) =>
  new Set(await Promise.all(Array.from({ length: CALLS }, () => call(processOf))));

async function openWith(poolSize: number) {
  const url = await newPostgresDatabase();
  const database = openDatabase({ url, dataFolder: tempFolder(), poolSize });
  await database.opened;
  return database;
}

test(
  "pipelined calls share their own connection, and a pool never exceeds its size",
  async () => {
    const database = await openWith(3);
    const [line, others] = await Promise.all([
      processesOf(database.pipeline),
      processesOf(database.run),
    ]);
    expect(line.size).toBe(1);
    expect(others.size).toBe(2);
    expect(line.isDisjointFrom(others)).toBe(true);
    await database.close();
  },
  OPENING_MS,
);

test(
  "a failed call does not affect later ones",
  async () => {
    const database = await openWith(2);
    const outcomes = await Promise.allSettled([
      database.pipeline((db) => db.execute(sql`select 1`)),
      database.pipeline((db) => db.execute(sql`select 1 / 0`)),
      database.pipeline((db) => db.execute(sql`select 2`)),
    ]);
    expect(outcomes.map(({ status }) => status)).toEqual(["fulfilled", "rejected", "fulfilled"]);
    await database.close();
  },
  OPENING_MS,
);

test(
  "a pool of one connection serves all calls",
  async () => {
    const database = await openWith(1);
    const line = await processesOf(database.pipeline);
    expect(line.size).toBe(1);
    expect(await processesOf(database.run)).toEqual(line);
    await database.close();
  },
  OPENING_MS,
);
