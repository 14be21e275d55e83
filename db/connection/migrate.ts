import { readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { type MigrationMeta, readMigrationFiles } from "drizzle-orm/migrator";
import { drizzle } from "drizzle-orm/postgres-js";
import type postgres from "postgres";
import { within } from "./deadline";
import { connect } from "./pool";
import type { Target } from "./pool";

/** This file is two folders below the root; the bundled server, in `.build`, one. */
const ROOT = join(import.meta.dir, basename(import.meta.dir) === ".build" ? ".." : "../..");

const MIGRATIONS = join(ROOT, "db/migrations");

/**
 * Any number, as long as nobody else locks it in the same database. Not 7,203,411: an earlier version locked that for the
 * session, and a pooler may still hold it.
 */
export const MIGRATION_LOCK = 7_203_412;

/** Long enough for a migration to finish, or for another replica's; short enough to try again one day. */
const LONGEST_MS = 120_000;

type MigrateOptions = {
  signal?: AbortSignal;
  /** Called when another process holds the lock. */
  onWait?: () => void;
};

/**
 * Brings the tables up to date; when they are, that is a few short queries. Replicas that start together take turns: the
 * lock belongs to the one transaction that also migrates, so it works behind a transaction pooler and cannot outlive it.
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
    // The server ends a wait that nobody is interested in any more.
    await tx`select set_config('lock_timeout', ${String(LONGEST_MS)}, true)`;
    const [row] = await tx`select pg_try_advisory_xact_lock(${MIGRATION_LOCK}) as "isLocked"`;
    if (!row?.["isLocked"]) {
      onWait?.();
      await tx`select pg_advisory_xact_lock(${MIGRATION_LOCK})`;
    }
    await migrateWithin(tx, client.options);
  }
}

/** What drizzle's own `migrate` calls, which knows no migration but the last. */
type Migrator = {
  dialect: { migrate: (all: MigrationMeta[], session: unknown, config: object) => Promise<void> };
  session: unknown;
};

/** Migrates in a transaction of the caller's, to the newest migration or to the one named. */
export async function migrateWithin(
  tx: postgres.TransactionSql,
  options: postgres.Sql["options"],
  last?: string,
): Promise<void> {
  const config = { migrationsFolder: MIGRATIONS };
  const all = readMigrationFiles(config);
  const end = listMigrations().findIndex(({ tag }) => tag === last) + 1 || all.length;
  // drizzle begins a transaction of its own, which is a savepoint in this one.
  const begin = (work: (inner: postgres.TransactionSql) => unknown) => tx.savepoint(work);
  const nested = Object.assign(tx, { begin, options });
  const { dialect, session } = drizzle(nested as unknown as postgres.Sql) as unknown as Migrator;
  await dialect.migrate(all.slice(0, end), session, config);
}

/** All migrations that this version knows, oldest first: their names, and what the database knows them by. */
export function listMigrations(): { tag: string; when: number }[] {
  const file = readFileSync(join(MIGRATIONS, "meta", "_journal.json"), "utf8");
  return (JSON.parse(file) as { entries: { tag: string; when: number }[] }).entries;
}
