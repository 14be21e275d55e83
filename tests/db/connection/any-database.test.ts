import { expect, test } from "bun:test";
import { sql } from "drizzle-orm";
import postgres from "postgres";
import { openDatabase, type DatabaseEvent } from "../../../db/connection/client";
import { openForCommand } from "../../../db/connection/open-for-command";
import { createPool } from "../../../db/connection/pool";
import { erasePerson } from "../../../db/forms/erase";
import { addSubscribers } from "../../../db/forms/subscribers";
import { readBackup } from "../../../db/backup/backup";
import { newEmptyPostgresDatabase } from "../../support/database/databases";
import { startPgbouncer } from "../../support/database/pgbouncer";
import { listSubscribers } from "../../support/rows/list-rows";
import { tempFolder } from "../../support/temp";

const TEST_MS = 120_000;
let made = 0;

/** Makes a database by statements in which DB and ROLE are new names; returns its address for that role. */
async function makeDatabase(inServer: string[], inDatabase: string[] = []): Promise<string> {
  const server = await newEmptyPostgresDatabase();
  const [db, role] = [`any_${process.pid}_${++made}`, `role_${process.pid}_${made}`];
  const run = async (url: string, statements: string[]) => {
    const client = postgres(url, { max: 1, onnotice: () => {} });
    for (const one of statements)
      await client.unsafe(one.replaceAll("DB", db).replaceAll("ROLE", role));
    await client.end();
  };
  await run(server, [`create role ROLE login`, ...inServer]);
  const url = new URL(server);
  url.pathname = db;
  await run(url.href, inDatabase);
  url.username = role;
  return url.href;
}

/** Opens a database and returns it, or why it cannot be opened. */
async function open(url: string) {
  const failure = Promise.withResolvers<string>();
  const onEvent = (event: DatabaseEvent) =>
    event.kind === "open-failed" && failure.resolve(String(event.error));
  const database = openDatabase({ url, dataFolder: tempFolder(), deadlineMs: 10_000, onEvent });
  const reason = await Promise.race([database.opened.then(() => undefined), failure.promise]);
  if (reason !== undefined) await database.close();
  return { database, reason };
}

const USUAL = ["create database DB", "revoke all on database DB from public"];
const MAY_CONNECT = "grant connect on database DB to ROLE";
const OWN_SCHEMA = ["create schema genie authorization ROLE"];
const signUp = (email: string) => [{ email, source: "home" }];

test(
  "rights on one schema of any name are enough, for the site and its commands",
  async () => {
    const url = await makeDatabase(
      [...USUAL, MAY_CONNECT, "alter role ROLE set search_path = genie"],
      OWN_SCHEMA,
    );
    const { database, reason } = await open(url);
    expect(reason).toBeUndefined();
    await database.run((db) => addSubscribers(db, signUp("ann@example.com")));
    const schemas = await database.run((db) =>
      db.execute(sql`select distinct nspname from pg_class join pg_namespace n on n.oid = relnamespace
        where relkind = 'r' and nspname !~ '^(pg_|information)'`),
    );
    expect([...schemas]).toEqual([{ nspname: "genie" }]);
    const { target } = await openForCommand(url, tempFolder());
    const secret = { mark: "", secret: "" } as unknown as Parameters<
      typeof readBackup
    >[1]["secret"];
    const options = { secret, isMarksOnly: false, onTable: () => {} };
    const backup = (await Array.fromAsync(readBackup(target, options))).join("");
    expect(backup).toContain("ann@example.com");
    await database.close();
  },
  TEST_MS,
);

for (const { name, inServer, inDatabase, wanted } of [
  {
    name: "a role that may not create tables",
    inServer: [...USUAL, MAY_CONNECT],
    inDatabase: [
      "revoke create on schema public from public",
      "grant usage on schema public to ROLE",
    ],
    wanted: /grant usage, create on schema public to role_\d+_\d+;/,
  },
  {
    name: "a search path without a schema",
    inServer: [...USUAL, MAY_CONNECT, "alter role ROLE set search_path = nowhere"],
    inDatabase: [],
    wanted: /grant usage, create on schema/,
  },
  {
    name: "an encoding other than UTF-8",
    inServer: [
      "create database DB encoding 'LATIN1' lc_collate 'C' lc_ctype 'C' template template0",
      "alter database DB owner to ROLE",
    ],
    inDatabase: [],
    wanted: /encoding is LATIN1.*encoding 'UTF8'/,
  },
])
  test(
    `${name} is refused with the statement that helps`,
    async () => {
      const { reason } = await open(await makeDatabase(inServer, inDatabase));
      expect(reason).toMatch(wanted);
    },
    TEST_MS,
  );

for (const style of ["German", "SQL, DMY", "Postgres, MDY"])
  test(
    `the settings of the role (DateStyle ${style} and others) do not matter`,
    async () => {
      const url = await makeDatabase([
        "create database DB owner ROLE",
        `alter role ROLE set datestyle = ${style}`,
        "alter role ROLE set timezone = 'Asia/Tokyo'",
        "alter role ROLE set client_encoding = 'LATIN1'",
        "alter role ROLE set synchronous_commit = off",
        "alter role ROLE set default_transaction_isolation = 'serializable'",
      ]);
      const { database, reason } = await open(url);
      expect(reason).toBeUndefined();
      const settings = sql`select current_setting('synchronous_commit') as sync,
        current_setting('transaction_isolation') as isolation, current_setting('timezone') as zone`;
      for (const call of [database.run, database.pipeline])
        expect([...(await call((db) => db.execute(settings)))]).toEqual([
          { sync: "on", isolation: "read committed", zone: "UTC" },
        ]);
      await database.run((db) => addSubscribers(db, signUp("ann@example.com")));
      await database.close();
      const { target } = await openForCommand(url, tempFolder());
      const pool = createPool(target, 1);
      const [row] = await listSubscribers(pool.queries);
      expect(Number(row?.createdAt)).toBeGreaterThan(0);
      await pool.end({ graceMs: 1_000 });
    },
    TEST_MS,
  );

test(
  "behind a pooler, synchronous_commit = off is refused until it is corrected on the server",
  async () => {
    const url = await makeDatabase([
      "create database DB",
      "alter database DB set synchronous_commit = off",
    ]);
    const direct = new URL(url);
    direct.username = "postgres";
    const pooler = await startPgbouncer(direct.href, 2);
    const { reason } = await open(pooler.url);
    expect(reason).toMatch(/alter role postgres set synchronous_commit = 'on';/);
    const client = postgres(direct.href, { max: 1 });
    await client.unsafe(`alter database ${direct.pathname.slice(1)} set synchronous_commit = on`);
    await client.end();
    const database = openDatabase({ url: pooler.url, dataFolder: tempFolder() });
    await database.opened;
    await database.close();
    await pooler.stop();
  },
  TEST_MS,
);

test(
  "in a Turkish database one address in two cases is one, and erased as one",
  async () => {
    const url = await makeDatabase([
      "create database DB owner ROLE locale_provider icu icu_locale 'tr' template template0",
    ]);
    const { database, reason } = await open(url);
    expect(reason).toBeUndefined();
    for (const email of ["INFO@IBM.EXAMPLE", "info@ibm.example", "Info@Ibm.Example"])
      await database.run((db) => addSubscribers(db, signUp(email)));
    expect(await database.run(listSubscribers)).toHaveLength(1);
    await database.run((db) => erasePerson(db, "iNFO@iBM.example"));
    expect(await database.run(listSubscribers)).toEqual([]);
    await database.close();
  },
  TEST_MS,
);
