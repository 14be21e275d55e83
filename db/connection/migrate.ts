import { basename, join } from "node:path";
import { drizzle } from "drizzle-orm/postgres-js";
import { migrate } from "drizzle-orm/postgres-js/migrator";
import type postgres from "postgres";
import { within } from "./deadline";
import { connect } from "./pool";
import type { Target } from "./pool";

/** This file is two folders below the root; the bundled server, in `.build`, one. */
const ROOT = join(import.meta.dir, basename(import.meta.dir) === ".build" ? ".." : "../..");

export const MIGRATIONS = join(ROOT, "db/migrations");

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
    // drizzle's migrator begins a transaction of its own, which is a savepoint in this one.
    const begin = (work: (tx: postgres.TransactionSql) => unknown) => tx.savepoint(work);
    const nested = Object.assign(tx, { begin, options: client.options });
    await migrate(drizzle(nested as unknown as postgres.Sql), { migrationsFolder: MIGRATIONS });
  }
}
