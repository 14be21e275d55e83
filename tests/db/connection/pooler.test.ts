import { afterAll, beforeAll, expect, test } from "bun:test";
import postgres from "postgres";
import { DatabaseUnavailable, openDatabase } from "../../../db/connection/client";
import { MIGRATION_LOCK } from "../../../db/connection/migrate";
import type { Queries } from "../../../db/connection/pool";
import { addSubscribers } from "../../../db/forms/subscribers";
import { newEmptyPostgresDatabase } from "../../support/database/databases";
import { startPgbouncer, type Pgbouncer } from "../../support/database/pgbouncer";
import { tempFolder } from "../../support/temp";
import { listSubscribers } from "../../support/rows/list-rows";

const REPLICAS = 3;
const RESTARTS = 5;

let serverUrl: string;
let pooler: Pgbouncer;
beforeAll(async () => {
  serverUrl = await newEmptyPostgresDatabase();
  pooler = await startPgbouncer(serverUrl);
}, 120_000);
afterAll(() => pooler.stop());

const options = () => ({ url: pooler.url, dataFolder: tempFolder(), deadlineMs: 4_000 });

test("behind a transaction pooler three replicas open the database at each of five restarts", async () => {
  const failures: unknown[] = [];
  for (let start = 0; start <= RESTARTS; start++) {
    const replicas = Array.from({ length: REPLICAS }, () =>
      openDatabase({
        ...options(),
        onEvent: (event) => event.kind === "open-failed" && failures.push(event.error),
      }),
    );
    await Promise.all(
      replicas.map((database, replica) =>
        database.pipeline((db) =>
          addSubscribers(db, [{ email: `${start}-${replica}@example.com`, source: "home" }]),
        ),
      ),
    );
    const stored = await replicas[0]?.run(listSubscribers);
    expect(stored).toHaveLength((start + 1) * REPLICAS);
    await Promise.all(replicas.map((database) => database.close()));
  }
  expect(failures).toEqual([]);
}, 120_000);

test("a replica reports that it waits while another migrates, and opens afterwards", async () => {
  const locked = Promise.withResolvers<void>();
  const waiting = Promise.withResolvers<void>();
  const migrated = Promise.withResolvers<void>();
  const other = postgres(pooler.url, { max: 1 });
  const migrating = other.begin(async (tx) => {
    await tx`select pg_advisory_xact_lock(${MIGRATION_LOCK})`;
    locked.resolve();
    await migrated.promise;
  });
  await locked.promise;
  const events: string[] = [];
  const database = openDatabase({
    ...options(),
    onEvent: ({ kind }) => {
      events.push(kind);
      if (kind === "migration-awaited") waiting.resolve();
    },
  });
  await waiting.promise;
  expect(database.isReady()).toBe(false);
  migrated.resolve();
  await migrating;
  await database.opened;
  expect(events).toEqual(["migration-awaited", "open"]);
  await Promise.all([database.close(), other.end()]);
});

test("statements that a stopped replica left waiting for a lock are canceled behind the pooler", async () => {
  const events: string[] = [];
  const database = openDatabase({
    ...options(),
    deadlineMs: 300,
    onEvent: ({ kind }) => events.push(kind),
  });
  await database.opened;
  const direct = postgres(serverUrl, { max: 1 });
  await direct.begin(async (tx) => {
    await tx`lock table subscribers`;
    const add = (db: Queries) =>
      addSubscribers(db, [{ email: "late@example.com", source: "home" }]);
    const error: unknown = await database.run(add).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(DatabaseUnavailable);
    while (events.filter((kind) => kind === "open").length < 2) await Bun.sleep(5);
    // The server's process ends with a delay.
    for (;;) {
      const waiting = await tx`select 1 from pg_stat_activity where wait_event_type = 'Lock'`;
      if (waiting.length === 0) break;
      await Bun.sleep(5);
    }
  });
  const stored = await database.run(listSubscribers);
  expect(stored.map(({ email }) => email)).not.toContain("late@example.com");
  await Promise.all([database.close(), direct.end()]);
});
