import { sql, type Query, type SQL } from "drizzle-orm";
import { PgDialect } from "drizzle-orm/pg-core";
import type { PgSession } from "drizzle-orm/pg-core";
import type { Queries } from "./pool";

/** Where a statement for `prepareForRows` has its rows, as a JSON array. */
export const ROWS = sql`${sql.placeholder("rows")}::text::jsonb`;

/**
 * True, for the `where` of a statement that may find nothing to write: it leaves a word in the log ahead of the tables
 * (https://www.postgresql.org/docs/current/functions-admin.html), so that its commit waits for the disk as that of one
 * that writes, and nobody learns by the time of an answer what is stored already.
 */
export const AS_LONG_AS_A_WRITE = sql`(select pg_logical_emit_message(true, 'genie', '')) is not null`;

const dialect = new PgDialect();

/**
 * A statement on many rows, which all are one parameter (`ROWS`), so that its text never changes: it is put together
 * once, and the server keeps it prepared for each connection, which saves a round trip, reading and planning. Drizzle
 * prepares only what its builders make, so its session is taken from behind its types.
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
