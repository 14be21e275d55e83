import { sql, type Query, type SQL } from "drizzle-orm";
import { PgDialect } from "drizzle-orm/pg-core";
import type { PgSession } from "drizzle-orm/pg-core";
import type { Queries } from "./pool";

/** Where a statement for `prepareForRows` has its rows, as a JSON array. */
export const ROWS = sql`${sql.placeholder("rows")}::text::jsonb`;

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
