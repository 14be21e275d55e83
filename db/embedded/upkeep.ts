import { sql } from "drizzle-orm";
import type { PgDatabase } from "drizzle-orm/pg-core";
import type { PostgresJsQueryResultHKT } from "drizzle-orm/postgres-js";

/** Same interval as autovacuum_naptime. */
export const UPKEEP_MS = 60_000;

/**
 * Does the work of autovacuum for the embedded database: statistics, without which it scans whole tables, and the
 * space of deleted rows. Processes the table that needs it most by a server's thresholds; returns false if none does.
 * One table per call, so that other queries run in between.
 */
export async function vacuumOneTable(db: PgDatabase<PostgresJsQueryResultHKT>): Promise<boolean> {
  // Statistics are flushed at most once a second.
  await db.execute(sql`select pg_stat_force_next_flush()`);
  // Statistics from before a crash are lost: -1 marks a table that was never analyzed.
  const [table] = await db.execute<{ name: string; isFull: boolean }>(sql`
    select relid::regclass::text as name, dead > 50 + 0.2 * lines as "isFull"
    from (
      select relid, greatest(reltuples, 0) as lines, n_dead_tup as dead, n_mod_since_analyze as changed,
        reltuples < 0 and pg_relation_size(relid) > 0 as is_new
      from pg_stat_user_tables join pg_class on pg_class.oid = relid
    ) tables
    where is_new or changed > 50 + 0.1 * lines or dead > 50 + 0.2 * lines
    order by changed + dead desc limit 1`);
  if (table === undefined) return false;
  await db.execute(sql.raw(`${table.isFull ? "vacuum (analyze)" : "analyze"} ${table.name}`));
  return true;
}
