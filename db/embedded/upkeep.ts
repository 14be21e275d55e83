import { sql } from "drizzle-orm";
import type { PgDatabase } from "drizzle-orm/pg-core";
import type { PostgresJsQueryResultHKT } from "drizzle-orm/postgres-js";

/** As often as a server's own process looks (autovacuum_naptime). */
export const UPKEEP_MS = 60_000;

/**
 * What a Postgres server has a process of its own for, and the embedded one must be told: figures of its tables, without
 * which it reads them whole where it has an index, and the room of removed rows, which is used again only when a vacuum
 * has found it. Takes the table that needs it most, by a server's own measures; false when none does. One call a table,
 * so that others get their turn.
 */
export async function tidyOneTable(db: PgDatabase<PostgresJsQueryResultHKT>): Promise<boolean> {
  // Changes are told once a second at most.
  await db.execute(sql`select pg_stat_force_next_flush()`);
  // Those before a start that followed a kill are forgotten: a table that was never looked at says so by -1.
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
