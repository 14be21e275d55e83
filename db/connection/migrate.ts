import { readFileSync } from "node:fs";
import { join } from "node:path";
import { getTableName } from "drizzle-orm";
import { readMigrationFiles } from "drizzle-orm/migrator";
import type postgres from "postgres";
import { dataTables } from "../schema/personal-data/personal-data";
import { within } from "./deadline";
import { connect } from "./pool";
import type { Target } from "./session-settings";
import { checkSession, DatabaseUnfit, isSettingRefused } from "./session-settings";

/** Both this file and its bundle are two folders below the root. */
const ROOT = join(import.meta.dir, "../..");

const MIGRATIONS = join(ROOT, "db/migrations");

/**
 * Any number that nothing else locks in this database. Not 7,203,411: an earlier version locked that for the session,
 * and a pooler may still hold it.
 */
export const MIGRATION_LOCK = 7_203_412;

/** Long enough for any migration, here or in another replica, but not forever. */
const LONGEST_MS = 120_000;

type MigrateOptions = {
  signal?: AbortSignal;
  /** Called when another process holds the lock. */
  onWait?: () => void;
  /** False only checks the database. */
  isMigrating?: boolean;
};

/**
 * Checks the database and migrates the tables; a few short queries if they are current. Replicas take turns: the lock
 * belongs to the transaction that migrates, so it works behind a transaction pooler and cannot outlive it. Returns the
 * target for further connections. Throws `DatabaseUnfit` if the database cannot be used as it is.
 */
export async function migrateDatabase(
  target: Target,
  options: MigrateOptions = {},
): Promise<Target> {
  try {
    await migrateOver(target, options);
    return target;
  } catch (error) {
    if ("path" in target || target.isPooled || !isSettingRefused(error)) throw error;
    return migrateDatabase({ ...target, isPooled: true }, options);
  }
}

async function migrateOver(
  target: Target,
  { signal, onWait, isMigrating = true }: MigrateOptions,
): Promise<void> {
  const client = connect(target, 1);
  const hangUp = () => void client.end({ timeout: 0 });
  signal?.addEventListener("abort", hangUp);
  try {
    await within(LONGEST_MS, client.begin(lockAndMigrate));
  } catch (error) {
    // A pooler would keep a session whose settings are wrong after they were corrected on the server.
    if (error instanceof DatabaseUnfit)
      await client`select pg_terminate_backend(pg_backend_pid())`.catch(() => {});
    throw error;
  } finally {
    signal?.removeEventListener("abort", hangUp);
    await client.end({ timeout: 0 });
  }

  async function lockAndMigrate(tx: postgres.TransactionSql) {
    if ("url" in target) await checkSession(tx);
    if (!isMigrating) return;
    // Lets the server end the wait when we are gone.
    await tx`select set_config('lock_timeout', ${String(LONGEST_MS)}, true)`;
    const [row] = await tx`select pg_try_advisory_xact_lock(${MIGRATION_LOCK}) as "isLocked"`;
    if (!row?.["isLocked"]) {
      onWait?.();
      await tx`select pg_advisory_xact_lock(${MIGRATION_LOCK})`;
    }
    if ("url" in target) await checkRights(tx);
    await migrateWithin(tx);
  }
}

/**
 * Migrates in the caller's transaction, to the newest or the named migration. Everything is in the first schema of the
 * search path. drizzle's own `migrate` needs the right to create schemas.
 */
export async function migrateWithin(tx: postgres.TransactionSql, last?: string): Promise<void> {
  const all = listMigrations();
  const end = all.findIndex(({ tag }) => tag === last) + 1 || all.length;
  const at = await lastMigrationAt(tx);
  const pending = readMigrationFiles({ migrationsFolder: MIGRATIONS })
    .slice(0, end)
    .filter(({ folderMillis }) => at === undefined || folderMillis > at);
  if (pending.length === 0) return;
  await checkSchemaRight(tx);
  await tx.unsafe(`create table if not exists ${TABLE}
    (id serial primary key, hash text not null, created_at bigint)`);
  for (const { sql, hash, folderMillis } of pending) {
    // drizzle-kit names the schema in foreign keys.
    for (const statement of sql) await tx.unsafe(statement.replaceAll(`"public".`, ""));
    await tx`insert into ${tx(TABLE)} (hash, created_at) values (${hash}, ${folderMillis})`;
  }
}

const TABLE = "__drizzle_migrations";

/** The timestamp of the last migration that ran here; undefined in a new database. */
export async function lastMigrationAt(sql: postgres.ISql): Promise<number | undefined> {
  const [row] = await sql`select to_regclass(${TABLE}) is null as "isNew"`;
  if (row?.["isNew"]) return undefined;
  const [last] = await sql<{ at: number }[]>`
    select max(created_at)::float8 as at from ${sql(TABLE)}`;
  return last?.at;
}

async function checkSchemaRight(sql: postgres.ISql): Promise<void> {
  const [row] = await sql<{ mayCreate: boolean; schema: string; role: string }[]>`
    select has_schema_privilege(current_schema(), 'create') as "mayCreate",
      quote_ident(current_schema()) as schema, quote_ident(current_user) as role`;
  if (row && !row.mayCreate)
    throw new DatabaseUnfit(
      `The role ${row.role} may not create tables in the schema ${row.schema}. Run as its owner: grant usage, create on schema ${row.schema} to ${row.role};`,
    );
}

/** Tables that another role created, as after a restore by hand, may lack rights. Without new migrations, theirs is only read. */
async function checkRights(sql: postgres.ISql): Promise<void> {
  const [row] = await sql<{ name: string; schema: string; role: string }[]>`
    select quote_ident(relname) as name, quote_ident(nspname) as schema, quote_ident(current_user) as role
    from pg_class join pg_namespace on pg_namespace.oid = relnamespace
    where pg_class.oid in (select to_regclass(name) from unnest(string_to_array(
        ${[TABLE, ...dataTables.map(({ table }) => getTableName(table))].join(" ")}::text, ' ')) name)
      and not (has_table_privilege(pg_class.oid, 'select') and (relname = ${TABLE}
        or has_table_privilege(pg_class.oid, 'insert') and has_table_privilege(pg_class.oid, 'update')
        and has_table_privilege(pg_class.oid, 'delete')))
    limit 1`;
  if (row)
    throw new DatabaseUnfit(
      `The role ${row.role} may not read and write the table ${row.name}. Run as its owner: grant all on all tables in schema ${row.schema} to ${row.role}; grant all on all sequences in schema ${row.schema} to ${row.role};`,
    );
}

/** All migrations, oldest first: name and the timestamp that the database stores. */
export function listMigrations(): { tag: string; when: number }[] {
  const file = readFileSync(join(MIGRATIONS, "meta", "_journal.json"), "utf8");
  return (JSON.parse(file) as { entries: { tag: string; when: number }[] }).entries;
}
