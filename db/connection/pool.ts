import { sql } from "drizzle-orm";
import type { PgDatabase } from "drizzle-orm/pg-core";
import { drizzle } from "drizzle-orm/postgres-js";
import type { PostgresJsQueryResultHKT } from "drizzle-orm/postgres-js";
import postgres from "postgres";

/** Where a Postgres server listens: an address, or a unix socket of the embedded one. */
export type Target = { url: string } | { path: string };

/** What every verb takes first: the database, or a transaction in it. */
export type Queries = PgDatabase<PostgresJsQueryResultHKT>;

export type Pool = {
  /** What the server knows its connections by. */
  name: string;
  queries: Queries;
  /** One connection of its own: calls are sent one behind another, before the answers have come (pipelining). */
  pipeline: Queries;
  end(options: { graceMs: number }): Promise<void>;
};

/**
 * Connections are made when a query needs them and dropped when idle, so making a pool costs nothing. A pool of one
 * connection has it for everything.
 */
export function createPool(target: Target, size: number): Pool {
  const name = `${NAME} ${crypto.randomUUID().slice(0, 8)}`;
  const client = connect(target, Math.max(1, size - 1), name);
  const pipeline = size > 1 ? connect(target, 1, name) : client;
  return {
    name,
    queries: drizzle(client),
    pipeline: drizzle(pipeline),
    end: async ({ graceMs }) => {
      const options = { timeout: graceMs / 1000 };
      await Promise.all([client.end(options), pipeline.end(options)]);
    },
  };
}

/** A postgres.js client. What it is not told it would read from `PG…` variables of the environment. */
export function connect(target: Target, size: number, name = NAME) {
  const options = {
    max: size,
    connect_timeout: CONNECT_TIMEOUT_S,
    idle_timeout: IDLE_TIMEOUT_S,
    // Waiting out an outage is the caller's business; a pool that waits too would recover later.
    backoff: () => RECONNECT_DELAY_S,
    // Asks for the types of arrays at each connect; drizzle reads those itself.
    fetch_types: false,
    connection: { application_name: name },
    onnotice: () => {},
  };
  return "url" in target
    ? postgres(target.url, options)
    : postgres({
        ...options,
        path: target.path,
        user: "postgres",
        database: "postgres",
        ssl: false,
      });
}

/**
 * Ends what is left of a pool on the server: one of its statements that waits for a lock does not notice that its caller
 * has gone, and holds its connection for as long as the lock is held.
 */
export async function endLeftovers({ queries }: Pool, names: string[]): Promise<void> {
  await queries.execute(sql`
    select pg_terminate_backend(pid) from pg_stat_activity
    where application_name in (select jsonb_array_elements_text(${JSON.stringify(names)}::text::jsonb))`);
}

const NAME = "genie-site";
const CONNECT_TIMEOUT_S = 5;
const IDLE_TIMEOUT_S = 300;
const RECONNECT_DELAY_S = 0.05;
