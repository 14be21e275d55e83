import { sql } from "drizzle-orm";
import type { PgDatabase } from "drizzle-orm/pg-core";
import { drizzle } from "drizzle-orm/postgres-js";
import type { PostgresJsQueryResultHKT } from "drizzle-orm/postgres-js";
import postgres from "postgres";
import { readDatabaseUrl } from "./database-url";
import { settingsFor, type Target } from "./session-settings";

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

type ConnectOptions = {
  /** The application name. */
  name?: string;
  /** Use prepared statements unless the URL forbids them: worthwhile for a site, not for a command. */
  isPreparing?: boolean;
};

/**
 * Creates a pool. Connections are opened on demand and closed when idle, so a pool costs nothing. A pool of one uses
 * its connection for everything.
 */
export function createPool(target: Target, size: number, isPreparing = false): Pool {
  const name = `${NAME} ${crypto.randomUUID().slice(0, 8)}`;
  const options = { name, isPreparing };
  const client = connect(target, Math.max(1, size - 1), options);
  const pipeline = size > 1 ? connect(target, 1, options) : client;
  return {
    name,
    queries: drizzle(client),
    pipeline: drizzle(pipeline),
    end: async ({ graceMs }) => {
      const timeout = { timeout: graceMs / 1000 };
      await Promise.all([client.end(timeout), pipeline.end(timeout)]);
    },
  };
}

/** Creates a postgres.js client. It reads unset options from `PG…` environment variables. */
export function connect(
  target: Target,
  size: number,
  { name = NAME, isPreparing = false }: ConnectOptions = {},
) {
  const read = "url" in target ? readDatabaseUrl(target.url).options : PGLITE;
  return postgres({
    connect_timeout: CONNECT_TIMEOUT_S,
    ...read,
    max: size,
    idle_timeout: IDLE_TIMEOUT_S,
    // The caller handles outages; a pool that also waits would recover later.
    backoff: () => RECONNECT_DELAY_S,
    // Would query array types at each connect; drizzle does not need them.
    fetch_types: false,
    ...(!isPreparing && { prepare: false }),
    ...("path" in target && { path: target.path }),
    connection: { ...read.connection, ...settingsFor(target), application_name: name },
    onnotice: () => {},
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
const PGLITE: postgres.Options<Record<string, postgres.PostgresType>> = {
  user: "postgres",
  database: "postgres",
  ssl: false,
};
const CONNECT_TIMEOUT_S = 5;
const IDLE_TIMEOUT_S = 300;
const RECONNECT_DELAY_S = 0.05;
