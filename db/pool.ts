import type { PgDatabase } from "drizzle-orm/pg-core";
import { drizzle } from "drizzle-orm/postgres-js";
import type { PostgresJsQueryResultHKT } from "drizzle-orm/postgres-js";
import postgres from "postgres";

/** Where a Postgres server listens: an address, or a unix socket of the embedded one. */
export type Target = { url: string } | { path: string };

/** What every verb takes first: the database, or a transaction in it. */
export type Queries = PgDatabase<PostgresJsQueryResultHKT>;

export type Pool = { queries: Queries; end(options: { graceMs: number }): Promise<void> };

/** Connections are made when a query needs them and dropped when idle, so making a pool costs nothing. */
export function createPool(target: Target, size: number): Pool {
  const client = connect(target, size);
  return {
    queries: drizzle(client),
    end: ({ graceMs }) => client.end({ timeout: graceMs / 1000 }),
  };
}

/** A postgres.js client. What it is not told it would read from `PG…` variables of the environment. */
export function connect(target: Target, size: number) {
  const options = {
    max: size,
    connect_timeout: CONNECT_TIMEOUT_S,
    idle_timeout: IDLE_TIMEOUT_S,
    // Waiting out an outage is the caller's business; a pool that waits too would recover later.
    backoff: () => RECONNECT_DELAY_S,
    // Asks for the types of arrays at each connect; drizzle reads those itself.
    fetch_types: false,
    connection: { application_name: "genie-site" },
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

const CONNECT_TIMEOUT_S = 5;
const IDLE_TIMEOUT_S = 300;
const RECONNECT_DELAY_S = 0.05;
