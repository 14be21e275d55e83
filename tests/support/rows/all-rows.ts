import { sql } from "drizzle-orm";
import type { Database } from "../../../db/connection/client";

/** Every row of every table as JSON, by table name, for tests that something is stored nowhere. */
export async function allRows(database: Database): Promise<Map<string, string>> {
  return database.run(async (db) => {
    const tables = await db.execute<{ name: string }>(
      sql`select tablename as name from pg_tables where schemaname = 'public' and tablename <> '__drizzle_migrations' order by 1`,
    );
    const rows = new Map<string, string>();
    for (const { name } of tables) {
      const [all] = await db.execute<{ text: string | null }>(
        sql`select jsonb_agg(to_jsonb(t))::text as text from ${sql.identifier(name)} t`,
      );
      rows.set(name, all?.text ?? "");
    }
    return rows;
  });
}
