import { readFileSync } from "node:fs";
import { join } from "node:path";
import { type MigrationMeta, readMigrationFiles } from "drizzle-orm/migrator";
import { drizzle } from "drizzle-orm/postgres-js";
import type postgres from "postgres";
import { within } from "./deadline";
import { connect } from "./pool";
import type { Target } from "./pool";

/** This file is two folders below the root; the bundled server, in `.build`, one. */
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
};

/**
 * Migrates the tables; a few short queries if they are current. Replicas take turns: the lock belongs to the
 * transaction that migrates, so it works behind a transaction pooler and cannot outlive it.
 */
export async function migrateDatabase(
  target: Target,
  { signal, onWait }: MigrateOptions = {},
): Promise<void> {
  const client = connect(target, 1);
  const hangUp = () => void client.end({ timeout: 0 });
  signal?.addEventListener("abort", hangUp);
  try {
    await within(LONGEST_MS, client.begin(lockAndMigrate));
  } finally {
    signal?.removeEventListener("abort", hangUp);
    await client.end({ timeout: 0 });
  }

  async function lockAndMigrate(tx: postgres.TransactionSql) {
    // Lets the server end the wait when we are gone.
    await tx`select set_config('lock_timeout', ${String(LONGEST_MS)}, true)`;
    const [row] = await tx`select pg_try_advisory_xact_lock(${MIGRATION_LOCK}) as "isLocked"`;
    if (!row?.["isLocked"]) {
      onWait?.();
      await tx`select pg_advisory_xact_lock(${MIGRATION_LOCK})`;
    }
    await migrateWithin(tx, client.options);
  }
}

/** What drizzle's `migrate` calls internally; `migrate` itself always runs all migrations. */
type Migrator = {
  dialect: { migrate: (all: MigrationMeta[], session: unknown, config: object) => Promise<void> };
  session: unknown;
};

/** Migrates in the caller's transaction, to the newest or the named migration. */
export async function migrateWithin(
  tx: postgres.TransactionSql,
  options: postgres.Sql["options"],
  last?: string,
): Promise<void> {
  const config = { migrationsFolder: MIGRATIONS };
  const all = readMigrationFiles(config);
  const end = listMigrations().findIndex(({ tag }) => tag === last) + 1 || all.length;
  // drizzle begins a transaction, which is a savepoint here.
  const begin = (work: (inner: postgres.TransactionSql) => unknown) => tx.savepoint(work);
  const nested = Object.assign(tx, { begin, options });
  const { dialect, session } = drizzle(nested as unknown as postgres.Sql) as unknown as Migrator;
  await dialect.migrate(all.slice(0, end), session, config);
}

/** All migrations, oldest first: name and the timestamp that the database stores. */
export function listMigrations(): { tag: string; when: number }[] {
  const file = readFileSync(join(MIGRATIONS, "meta", "_journal.json"), "utf8");
  return (JSON.parse(file) as { entries: { tag: string; when: number }[] }).entries;
}
