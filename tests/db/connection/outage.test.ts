import { afterAll, beforeAll, expect, test } from "bun:test";
import { sql } from "drizzle-orm";
import { DatabaseUnavailable, openDatabase } from "../../../db/connection/client";
import type { DatabaseEvent, DatabaseOptions } from "../../../db/connection/client";
import { addSubscribers } from "../../../db/forms/subscribers";
import { startPostgres } from "../../support/database/postgres";
import type { Postgres } from "../../support/database/postgres";
import { tempFolder } from "../../support/temp";
import { listSubscribers } from "../../support/rows/list-rows";

const DEADLINE_MS = 500;
/** Extra time for a busy machine. */
const SLACK_MS = 1_500;
const ann = { email: "ann@example.com", source: "home" };

let server: Postgres;
beforeAll(async () => (server = await startPostgres()), 30_000);
afterAll(() => server.stop(), 30_000);

const open = (options?: Partial<DatabaseOptions>) =>
  openDatabase({ url: server.url, dataFolder: tempFolder(), deadlineMs: DEADLINE_MS, ...options });

/** Returns a promise's rejection, and how long it took. */
async function refusal(promise: Promise<unknown>) {
  const since = performance.now();
  const error: unknown = await promise.then(
    () => undefined,
    (reason) => reason,
  );
  return { error, ms: performance.now() - since };
}

test("calls to a frozen server reject at their deadline, and work again when it responds", async () => {
  const events: DatabaseEvent["kind"][] = [];
  const database = open({ onEvent: ({ kind }) => events.push(kind) });
  await database.opened;
  await database.run((db) => addSubscribers(db, [ann]));
  server.pause();
  try {
    const calls = Array.from({ length: 30 }, () => refusal(database.run(listSubscribers)));
    for (const { error, ms } of await Promise.all(calls)) {
      expect(error).toBeInstanceOf(DatabaseUnavailable);
      expect(ms).toBeGreaterThan(DEADLINE_MS - 20);
      expect(ms).toBeLessThan(DEADLINE_MS + SLACK_MS);
    }
    expect(database.isReady()).toBe(false);
    expect((await refusal(database.ping())).ms).toBeLessThan(DEADLINE_MS + SLACK_MS);
  } finally {
    server.resume();
  }
  await untilItAnswers(database.ping);
  expect(await database.run(listSubscribers)).toMatchObject([ann]);
  expect(events.slice(0, 2)).toEqual(["open", "lost"]);
  expect(events.at(-1)).toBe("open");
  await database.close();
}, 120_000);

test("a call rejected while the database was closed is not executed later", async () => {
  const database = open();
  await database.opened;
  await database.run((db) => db.execute(sql`truncate subscribers cascade`));
  server.pause();
  await refusal(database.ping());
  expect(database.isReady()).toBe(false);
  const { error } = await refusal(database.run((db) => addSubscribers(db, [ann])));
  server.resume();
  expect(error).toBeInstanceOf(DatabaseUnavailable);
  await untilItAnswers(database.ping);
  expect(await database.run(listSubscribers)).toEqual([]);
  await database.close();
}, 120_000);

test("a server shutdown is detected at once, and the server is found again when it is back", async () => {
  const database = open({ deadlineMs: 5_000 });
  await database.opened;
  await database.ping();
  await server.shutDown();
  const { error, ms } = await refusal(database.ping());
  expect(error).toBeInstanceOf(DatabaseUnavailable);
  expect(ms).toBeLessThan(1_000);
  await server.start();
  await untilItAnswers(database.ping);
  await database.close();
}, 120_000);

test("a query in flight when the server goes down rejects at once", async () => {
  const database = open({ deadlineMs: 10_000 });
  await database.opened;
  const sleeping = refusal(database.run((db) => db.execute(sql`select pg_sleep(9)`)));
  const isRunning = sql`select from pg_stat_activity
    where query like '%pg_sleep%' and state = 'active' and pid <> pg_backend_pid()`;
  while ((await database.run((db) => db.execute(isRunning))).length === 0);
  await server.shutDown();
  const { error, ms } = await sleeping;
  expect(error).toBeInstanceOf(DatabaseUnavailable);
  expect(ms).toBeLessThan(5_000);
  await server.start();
  await database.close();
}, 120_000);

test("a server that starts later is found", async () => {
  await server.shutDown();
  const failures: DatabaseEvent[] = [];
  const database = open({ onEvent: (event) => failures.push(event) });
  const { error, ms } = await refusal(database.run(listSubscribers));
  expect(error).toBeInstanceOf(DatabaseUnavailable);
  expect(ms).toBeLessThan(DEADLINE_MS + SLACK_MS);
  expect(failures[0]?.kind).toBe("open-failed");
  await server.start();
  await database.opened;
  await database.ping();
  await database.close();
}, 120_000);

test("neither the error nor its report contains the password", async () => {
  const url = "postgres://genie:hunter2@127.0.0.1:1/site";
  const events: DatabaseEvent[] = [];
  const database = open({ url, deadlineMs: 100, onEvent: (event) => events.push(event) });
  const { error } = await refusal(database.ping());
  await database.close();
  expect(String(error)).toBe("DatabaseUnavailable: The database does not answer at the moment.");
  expect(events.length).toBeGreaterThan(0);
  expect(Bun.inspect([error, events], { depth: 9 })).not.toContain("hunter2");
});

test("more than a thousand concurrent calls reject at once", async () => {
  const database = open({ url: "postgres://genie@127.0.0.1:1/site" });
  const calls = Array.from({ length: 1_100 }, () => refusal(database.ping()));
  const answers = await Promise.all(calls);
  expect(answers.every(({ error }) => error instanceof DatabaseUnavailable)).toBe(true);
  expect(answers.slice(1_000).every(({ ms }) => ms < DEADLINE_MS / 2)).toBe(true);
  await database.close();
});

test("closing rejects waiting calls at once", async () => {
  const database = open({ url: "postgres://genie@127.0.0.1:1/site", deadlineMs: 10_000 });
  const waiting = refusal(database.ping());
  await database.close();
  const { error, ms } = await waiting;
  expect(error).toBeInstanceOf(DatabaseUnavailable);
  expect(ms).toBeLessThan(1_000);
  expect((await refusal(database.opened)).error).toBeInstanceOf(DatabaseUnavailable);
});

async function untilItAnswers(ping: () => Promise<void>) {
  while ((await refusal(ping())).error) await Bun.sleep(10);
}
