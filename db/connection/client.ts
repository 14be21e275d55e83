import { setTimeout as sleep } from "node:timers/promises";
import { sql } from "drizzle-orm";
import { DeadlineExceeded, within } from "./deadline";
import {
  DatabaseUnavailable,
  isConflict,
  isReadOnly,
  isStatementLost,
  plainError,
  unwrapped,
} from "./database-unavailable";
import { backoffMs } from "./backoff";
import { readDatabaseUrl } from "./database-url";
import { openEmbeddedOnDemand } from "./embedded-on-demand";
import { keepOpen } from "./keep-open";
import { migrateDatabase } from "./migrate";
import { createPool, endLeftovers } from "./pool";
import type { Pool, Queries } from "./pool";

export { DatabaseUnavailable } from "./database-unavailable";

/** Events for the operator. Errors are the driver's: they may contain addresses, never a password. */
export type DatabaseEvent =
  | { kind: "open"; isEmbedded: boolean; ms: number }
  | { kind: "open-failed"; error: unknown; retryInMs: number }
  /** Another process holds the migration lock. */
  | { kind: "migration-awaited" }
  | { kind: "lost"; reason: LossReason }
  /**
   * A prepared statement was not on the server, as behind a pooler that gives each transaction any connection. None are
   * used from here on.
   */
  | { kind: "prepared-statements-off"; error: unknown }
  /** Parameters of the URL that have no effect here. */
  | { kind: "parameters-ignored"; names: string[] }
  /** The embedded database cannot use its files and is reopened. `code` is the SQLSTATE. */
  | { kind: "files-failed"; code: string };

type LossReason = "deadline missed" | "thread died" | "read-only" | "prepared statement lost";

export type DatabaseOptions = {
  /** A Postgres server. Without it, the database embedded in `dataFolder` is used. */
  url?: string | undefined;
  dataFolder: string;
  /** Maximum connections. The embedded database is a single session and has one. */
  poolSize?: number | undefined;
  /** How long a call may take, including opening the database. */
  deadlineMs?: number | undefined;
  onEvent?: ((event: DatabaseEvent) => void) | undefined;
};

export type Database = {
  /**
   * Runs a function, as in `database.run((db) => addSubscribers(db, rows))`. Rejects with `DatabaseUnavailable` at
   * the deadline, or at once when the connection fails; other errors are the server's own (`PostgresError` with
   * `code`). Runs the function again if the server rolled it back because of a concurrent one. Functions must not call
   * `run` themselves.
   */
  run: <T>(query: (db: Queries) => Promise<T>) => Promise<T>;
  /**
   * The same on a dedicated connection with pipelining, for continuous calls. Its server process stays warm, which
   * makes a call a tenth cheaper.
   */
  pipeline: Database["run"];
  /** Rejects like `run` if the database does not answer. */
  ping: () => Promise<void>;
  isReady: () => boolean;
  /** Resolves at the database's first answer; rejects if closed before. */
  opened: Promise<void>;
  /** Gives pending calls a moment to finish, then disconnects. */
  close: () => Promise<void>;
};

/** Further concurrent calls are refused, so that an outage does not fill the memory. */
const MAX_CALLS = 1_000;
const CLOSING_GRACE_MS = 2_000;

/**
 * Returns at once; opens and migrates the database in the background until it succeeds. If the database stops
 * answering, each call costs at most its deadline: its connections are discarded and replaced once it answers again.
 */
export function openDatabase(options: DatabaseOptions): Database {
  const { url, dataFolder, poolSize = 4, deadlineMs = 1_500, onEvent = () => {} } = options;
  let latest: Pool | undefined;
  /** Names of pools discarded with pending calls. */
  let left: string[] = [];
  let calls = 0;
  let isClosing = false;
  let isPreparing = true;
  const embedded = openEmbeddedOnDemand(dataFolder, {
    onDeath: () => {
      if (latest && !isClosing) replace(latest, "thread died");
    },
    onFilesFailed: (code) => onEvent({ kind: "files-failed", code }),
  });

  const pools = keepOpen<Pool>({
    async open(signal) {
      const since = performance.now();
      const onWait = () => onEvent({ kind: "migration-awaited" });
      const found = url === undefined ? await embedded.open() : { url };
      const target = await migrateDatabase(found, { signal, onWait });
      latest = createPool(target, url === undefined ? 1 : poolSize, isPreparing);
      if (url !== undefined && left.length > 0) {
        await within(deadlineMs, endLeftovers(latest, left));
        left = [];
      }
      onEvent({ kind: "open", isEmbedded: url === undefined, ms: performance.now() - since });
      return latest;
    },
    onFailure: (error, retryInMs) => {
      embedded.endIfBroken(error);
      onEvent({ kind: "open-failed", error, retryInMs });
    },
  });

  const runOn =
    (lane: "queries" | "pipeline"): Database["run"] =>
    async (query) => {
      if (calls >= MAX_CALLS) throw new DatabaseUnavailable("too many calls");
      calls++;
      try {
        return await tryUntil(performance.now() + deadlineMs, lane, query);
      } catch (error) {
        embedded.endIfBroken(error);
        throw plainError(error);
      } finally {
        calls--;
      }
    };

  const database: Database = {
    run: runOn("queries"),
    pipeline: runOn("pipeline"),
    ping: () => database.run(async (db) => void (await db.execute(sql`select 1`))),
    isReady: pools.isOpen,
    opened: pools.current.then(() => {}),
    async close() {
      isClosing = true;
      const pool = await pools.close(new DatabaseUnavailable("closed"));
      await pool?.end({ graceMs: CLOSING_GRACE_MS });
      await embedded.close();
    },
  };
  database.opened.catch(() => {});
  const ignored = url === undefined ? [] : readDatabaseUrl(url).ignored;
  if (ignored.length > 0) onEvent({ kind: "parameters-ignored", names: ignored });
  return database;

  /** Runs a function again after failures that left nothing behind and will not recur. */
  async function tryUntil<T>(
    end: number,
    lane: "queries" | "pipeline",
    query: (db: Queries) => Promise<T>,
  ): Promise<T> {
    for (let failures = 0; ; failures++) {
      const pool = await within(end - performance.now(), pools.current);
      try {
        return await answer(pool, query(pool[lane]), end - performance.now());
      } catch (error) {
        if (isReadOnly(error)) replace(pool, "read-only");
        if (isStatementLost(error)) stopPreparing(pool, error);
        else if (!isConflict(error)) throw error;
        const pauseMs = isConflict(error) ? backoffMs(failures) : 0;
        if (performance.now() + pauseMs > end) throw error;
        await sleep(pauseMs);
      }
    }
  }

  function stopPreparing(pool: Pool, error: unknown) {
    if (isPreparing) onEvent({ kind: "prepared-statements-off", error: unwrapped(error) });
    isPreparing = false;
    // Calls under way on other connections may still succeed.
    replace(pool, "prepared statement lost", CLOSING_GRACE_MS);
  }

  /** A call that spent most of its time waiting says nothing about the pool. */
  async function answer<T>(pool: Pool, result: Promise<T>, ms: number): Promise<T> {
    try {
      return await within(ms, result);
    } catch (error) {
      if (error instanceof DeadlineExceeded && ms > deadlineMs / 2)
        replace(pool, "deadline missed");
      throw error;
    }
  }

  function replace(pool: Pool, reason: LossReason, graceMs = 0) {
    if (!pools.giveUp(pool)) return;
    onEvent({ kind: "lost", reason });
    if (graceMs === 0) left.push(pool.name);
    void pool.end({ graceMs });
  }
}
