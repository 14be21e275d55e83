import { sql } from "drizzle-orm";
import postgres from "postgres";
import { openDatabase } from "../../../db/connection/client";
import type { Database, DatabaseOptions } from "../../../db/connection/client";
import { migrateDatabase } from "../../../db/connection/migrate";
import { startPostgres } from "./postgres";
import { tempFolder } from "../temp";

/** The embedded database alone, for tests that need just one. */
export const openPglite = shared(async () => ({ dataFolder: tempFolder() }));

/**
 * Both kinds of database, for tests that must pass on either. `open` empties every table and returns the database of its
 * kind that all tests of a run share, since opening takes a second; tests of opening and closing open their own. Call
 * `beforeAll(open, OPENING_MS)`: the first opening takes longer than a test may, and a test that times out has the server
 * that it started killed.
 */
export const databases: { name: "pglite" | "postgres"; open: () => Promise<Database> }[] = [
  { name: "pglite", open: openPglite },
  {
    name: "postgres",
    open: shared(async () => ({ dataFolder: tempFolder(), url: await newPostgresDatabase() })),
  },
];

/** PostgreSQL alone, for tests that mostly hash passwords, which take as long on either. */
export const postgresAlone = databases.slice(1);

export const OPENING_MS = 120_000;

/**
 * The address of a new database without rows, on the one Postgres server that all tests of a run share: a copy of one
 * that is migrated once.
 */
export async function newPostgresDatabase(): Promise<string> {
  template ??= makeTemplate();
  return createPostgresDatabase(await template);
}

/** The same without tables, for tests of migrations. */
export const newEmptyPostgresDatabase = (): Promise<string> => createPostgresDatabase("template1");

async function createPostgresDatabase(from: string): Promise<string> {
  server ??= startPostgres();
  const { url } = await server;
  const name = `test_${++made}`;
  const client = postgres(url, { max: 1 });
  await client`create database ${client(name)} template ${client(from)}`;
  await client.end();
  return url.replace(/postgres$/, name);
}

async function makeTemplate(): Promise<string> {
  const url = await newEmptyPostgresDatabase();
  await migrateDatabase({ url });
  return new URL(url).pathname.slice(1);
}

let server: ReturnType<typeof startPostgres> | undefined;
let template: Promise<string> | undefined;
let made = 0;

function shared(makeOptions: () => Promise<DatabaseOptions>): () => Promise<Database> {
  let opening: Promise<Database> | undefined;
  return async () => {
    opening ??= makeOptions().then((options) => openDatabase({ ...options, deadlineMs: 10_000 }));
    const database = await opening;
    await database.opened;
    await database.run((db) => db.execute(EMPTY_ALL));
    return database;
  };
}

/** Deleting takes a fiftieth of what `truncate` does, which makes new files for every table and index. */
const EMPTY_ALL = sql`do $$ declare name text; begin
  set local session_replication_role = replica;
  for name in select tablename from pg_tables where schemaname = 'public' and tablename <> '__drizzle_migrations'
  loop execute format('delete from %I', name); end loop;
end $$`;
