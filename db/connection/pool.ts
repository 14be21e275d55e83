import { sql } from "drizzle-orm";
import type { PgDatabase } from "drizzle-orm/pg-core";
import { drizzle } from "drizzle-orm/postgres-js";
import type { PostgresJsQueryResultHKT } from "drizzle-orm/postgres-js";
import postgres from "postgres";

/** A Postgres server, or the embedded one's unix socket. */
export type Target = { url: string } | { path: string };

/** The first argument of every database function: the database or a transaction. */
export type Queries = PgDatabase<PostgresJsQueryResultHKT>;

export type Pool = {
  /** The application name of its connections. */
  name: string;
  queries: Queries;
  /** A dedicated connection with pipelining: calls are sent before earlier answers arrive. */
  pipeline: Queries;
  end(options: { graceMs: number }): Promise<void>;
};

/**
 * Creates a pool. Connections are opened on demand and closed when idle, so a pool costs nothing. A pool of one uses
 * its connection for everything.
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

/** Creates a postgres.js client. It reads unset options from `PG…` environment variables. */
export function connect(target: Target, size: number, name = NAME) {
  const options = {
    max: size,
    connect_timeout: CONNECT_TIMEOUT_S,
    idle_timeout: IDLE_TIMEOUT_S,
    // The caller handles outages; a pool that also waits would recover later.
    backoff: () => RECONNECT_DELAY_S,
    // Would query array types at each connect; drizzle does not need them.
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
 * Terminates a discarded pool's sessions on the server: a statement that waits for a lock does not notice that its
 * client is gone.
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
