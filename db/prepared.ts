import type { SQL } from "drizzle-orm";
import { PgDialect } from "drizzle-orm/pg-core";
import type { PgSession } from "drizzle-orm/pg-core";
import type { Queries } from "./pool";

const dialect = new PgDialect();

/**
 * Runs a statement that the server keeps prepared for its connection: one round trip instead of two, and read and
 * planned once. For those that are asked for often; its text must not depend on what is asked for. Drizzle prepares only
 * what its builders make, so its session is taken from behind its types.
 */
export async function executePrepared(db: Queries, statement: SQL): Promise<void> {
  const { session } = db as unknown as { session: PgSession };
  await session.prepareQuery(dialect.sqlToQuery(statement), undefined, "kept", false).execute();
}
