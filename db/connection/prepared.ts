import { sql, type Query, type SQL } from "drizzle-orm";
import { PgDialect } from "drizzle-orm/pg-core";
import type { PgSession } from "drizzle-orm/pg-core";
import type { Queries } from "./pool";

/** The placeholder for the rows of `prepareForRows`, a JSON array. */
export const ROWS = sql`${sql.placeholder("rows")}::text::jsonb`;

/**
 * Always true, for the `where` of a statement that may write nothing: it writes to the WAL
 * (https://www.postgresql.org/docs/current/functions-admin.html), so the commit waits for the disk like one that
 * writes. Otherwise response times would reveal what is already stored.
 */
export const FORCE_WAL_WRITE = sql`(select pg_logical_emit_message(true, 'genie', '')) is not null`;

const dialect = new PgDialect();

/**
 * Prepares a statement for many rows that are one parameter (`ROWS`), so its text never changes and the server keeps
 * it prepared, which saves a round trip, parsing and planning. Drizzle prepares only what its builders create, so
 * this uses its internal session.
 */
export function prepareForRows(statement: SQL): (db: Queries, rows: object[]) => Promise<void> {
  let query: Query | undefined;
  return async (db, rows) => {
    query ??= dialect.sqlToQuery(statement);
    const { session } = db as unknown as { session: PgSession };
    const prepared = session.prepareQuery(query, undefined, "kept", false);
    await prepared.execute({ rows: JSON.stringify(rows) });
  };
}
