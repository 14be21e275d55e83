import { sql } from "drizzle-orm";
import type { Queries } from "../../../db/connection/pool";
import { oddRows } from "./odd-rows";

/** Fills every table with rows that are hard to back up and restore. */
export async function fillEveryTable(db: Queries): Promise<void> {
  for (const [name, rows] of Object.entries(oddRows)) {
    const names = Object.keys(rows[0] ?? {}).map((column) => sql.identifier(column));
    const columns = sql.join(names, sql`, `);
    const table = sql.raw(name);
    await db.execute(sql`insert into ${table} (${columns})
      select ${columns} from json_populate_recordset(null::${table}, ${JSON.stringify(rows)}::text::json)`);
  }
}

/** Returns each table's rows as text, unordered. */
export function dumpEveryTable(db: Queries): Promise<Record<string, string[]>> {
  return db.transaction(async (all) => {
    await all.execute(sql`set local time zone 'UTC'`);
    const names = await all.execute<{ name: string }>(
      sql`select tablename as name from pg_tables where schemaname = 'public' and tablename <> '__drizzle_migrations' order by tablename`,
    );
    const dump: Record<string, string[]> = {};
    for (const { name } of names) {
      const rows = await all.execute<{ line: string }>(
        sql`select one_row::text as line from ${sql.identifier(name)} one_row`,
      );
      dump[name] = rows.map(({ line }) => line).toSorted();
    }
    return dump;
  });
}
