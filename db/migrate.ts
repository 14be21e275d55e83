import { join } from "node:path";
import { drizzle } from "drizzle-orm/postgres-js";
import { migrate } from "drizzle-orm/postgres-js/migrator";
import { within } from "./deadline";
import { connect } from "./pool";
import type { Target } from "./pool";

/** Both `db/` and `.build/`, where the bundled server stands, are one step below the root. */
export const MIGRATIONS = join(import.meta.dir, "..", "db", "migrations");

/** Any number, as long as nobody else locks it in the same database. */
const LOCK = 7_203_411;

/** Long enough for a migration to finish, or for another replica's; short enough to try again one day. */
const LONGEST_MS = 120_000;

/**
 * Brings the tables up to date; when they are, that is five short queries. Replicas that start together
 * take their turns by a lock on the one connection that also migrates: it is freed with the connection.
 */
export async function migrateDatabase(target: Target, signal: AbortSignal): Promise<void> {
  const client = connect(target, 1);
  const hangUp = () => void client.end({ timeout: 0 });
  signal.addEventListener("abort", hangUp);
  try {
    await within(LONGEST_MS, lockAndMigrate());
  } finally {
    signal.removeEventListener("abort", hangUp);
    await client.end({ timeout: 0 });
  }

  async function lockAndMigrate() {
    await client`select pg_advisory_lock(${LOCK})`;
    await migrate(drizzle(client), { migrationsFolder: MIGRATIONS });
  }
}
