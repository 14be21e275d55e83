import { afterEach, beforeEach, expect, test } from "bun:test";
import { sql } from "drizzle-orm";
import postgres from "postgres";
import {
  DatabaseUnavailable,
  openDatabase,
  type Database,
  type DatabaseEvent,
} from "../../../db/connection/client";
import { addSubscribers } from "../../../db/forms/subscribers";
import { newPostgresDatabase } from "../../support/database/databases";
import { startPgbouncer } from "../../support/database/pgbouncer";
import { tempFolder } from "../../support/temp";

const TEST_MS = 120_000;

let url: string;
let admin: postgres.Sql;
beforeEach(async () => {
  url = await newPostgresDatabase();
  admin = postgres(url, { max: 1, connection: { default_transaction_read_only: false } });
}, TEST_MS);
afterEach(() => admin.end());

const setReadOnly = (value: "on" | "off") =>
  admin.unsafe(
    `alter database ${new URL(url).pathname.slice(1)} set default_transaction_read_only = ${value}`,
  );

const add = (database: Database, email: string) =>
  database
    .pipeline((db) => addSubscribers(db, [{ email, source: "home" }]))
    .then(() => "stored", String);

const untilReady = async (database: Database) => {
  while (!database.isReady()) await Bun.sleep(10);
};

for (const { name, open } of [
  { name: "directly", open: () => ({ url, stop: () => Promise.resolve() }) },
  { name: "behind a transaction pooler", open: () => startPgbouncer(url, 2) },
])
  test(
    `${name}, sessions that became read-only are replaced once the database can be written`,
    async () => {
      const reached = await open();
      const events: DatabaseEvent[] = [];
      const database = openDatabase({
        url: reached.url,
        dataFolder: tempFolder(),
        deadlineMs: 5_000,
        onEvent: (event) => events.push(event),
      });
      await database.opened;
      await setReadOnly("on");
      // The sessions that are open get the new setting when they are next replaced.
      await admin`select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and pid <> pg_backend_pid()`;
      await add(database, "before@example.com");
      while (!events.some(({ kind }) => kind === "open-failed")) {
        await add(database, "before@example.com");
        await Bun.sleep(10);
      }
      const failure = events.find((event) => event.kind === "open-failed");
      expect(String(failure?.error)).toContain("read-only");
      expect(database.isReady()).toBe(false);
      await setReadOnly("off");
      await untilReady(database);
      expect(await add(database, "after@example.com")).toBe("stored");
      await database.close();
      await reached.stop();
    },
    TEST_MS,
  );

test(
  "a session that turns read-only under a running site is replaced at its first failed write",
  async () => {
    const reasons: string[] = [];
    const database = openDatabase({
      url,
      dataFolder: tempFolder(),
      poolSize: 1,
      deadlineMs: 5_000,
      onEvent: (event) => event.kind === "lost" && reasons.push(event.reason),
    });
    await database.opened;
    await database.run((db) => db.execute(sql`set default_transaction_read_only = on`));
    const write = database.run((db) =>
      addSubscribers(db, [{ email: "ann@example.com", source: "home" }]),
    );
    expect(await write.catch((error: unknown) => error)).toBeInstanceOf(DatabaseUnavailable);
    expect(reasons).toEqual(["read-only"]);
    await database.run((db) => addSubscribers(db, [{ email: "ann@example.com", source: "home" }]));
    await database.close();
  },
  TEST_MS,
);
