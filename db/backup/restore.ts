import { createHash } from "node:crypto";
import { drizzle } from "drizzle-orm/postgres-js";
import type postgres from "postgres";
import { listMigrations, MIGRATION_LOCK, migrateWithin } from "../connection/migrate";
import { currentMigration, type BackupHead, type TableCount } from "./backup";
import { leaveOutErased, MARKS } from "./erasure-marks";
import { connect, type Target } from "../connection/pool";
import { countRows, listTables, readLines, readRows, type Connection, type Table } from "./tables";

export type RestoreOptions = {
  /** Empties the database first; else one that holds rows is refused. */
  isReplacing: boolean;
  /** Tables whose rows are not taken from the backup. */
  leaveOut: readonly string[];
  /** Marks of erasures from elsewhere, beside those that stand in the database. */
  marks: readonly string[];
};

export type Restored = {
  counts: TableCount[];
  /** Marks of erasures that were known beside those of the backup. */
  marks: number;
  /** Entries and accounts that were left out because their people were erased since. */
  erased: number;
};

/** Rows that a site makes by itself before anybody came to it, and those that stay. */
const NO_HINDRANCE = ["signing_keys", "rate_limits", "retention_reports", MARKS];
const ROWS_AT_ONCE = 500;

/**
 * Brings the lines of a backup into an empty database, in one transaction. Where the backup is older than this version,
 * that must be a database without tables: it gets those of the backup's time, and is migrated with its rows. Each table is then read back
 * and compared with its lines, so that what it holds is what the backup holds, or nothing was changed. Last, whoever was
 * erased after the backup is erased from it. Throws an error that says what to do.
 */
export async function restoreBackup(
  target: Target,
  backup: AsyncIterable<string>,
  { isReplacing, leaveOut, marks }: RestoreOptions,
): Promise<Restored> {
  const lines = backup[Symbol.asyncIterator]();
  const client = connect(target, 1);
  try {
    return await drizzle(client).transaction(async (tx) => {
      // Tables are known by the catalogue alone here, which drizzle cannot speak of.
      const { session } = tx as unknown as {
        session: { client: Connection & postgres.TransactionSql };
      };
      const sql = session.client;
      await sql`set local time zone 'UTC'`;
      await prepareTables(sql, client.options, await readHead(lines));
      const tables = await listTables(sql);
      const known = [...marks, ...(await makeRoom(sql, tables, isReplacing))];
      const restored: TableCount[] = [];
      for (
        let count = await next<TableCount>(lines);
        count;
        count = await next<TableCount>(lines)
      ) {
        const table = tables.find(({ name }) => name === count?.table);
        if (table === undefined) throw new Error(`There is no table ${count.table} here.`);
        const isWanted = !leaveOut.includes(table.name);
        const digest = await takeRows(sql, table, lines, count.rows, isWanted);
        if (isWanted && digest !== (await digestOf(sql, table)))
          throw new Error(`${table.name} did not come out as it went in. Nothing was restored.`);
        if (isWanted) restored.push(count);
      }
      await migrateWithin(sql, client.options);
      const erased = await leaveOutErased(tx, known);
      return { counts: restored, marks: known.length, erased };
    });
  } finally {
    await client.end({ timeout: 1 });
  }
}

async function next<Line>(lines: AsyncIterator<string>): Promise<Line | undefined> {
  const { value, done } = await lines.next();
  return done ? undefined : (JSON.parse(value) as Line);
}

/** The first line of a backup. Throws when it is none that this version knows. */
export async function readHead(lines: AsyncIterator<string>): Promise<BackupHead> {
  const head = await next<BackupHead>(lines);
  if (head?.backup === "genie erasures")
    throw new Error(
      "This file holds only marks of erasures, and nothing to restore: give it beside a backup, as in: bun run restore BACKUP --erasures FILE",
    );
  if (head?.backup !== "genie" || head.format !== 1)
    throw new Error("This is no backup that this version of the site can read.");
  return head;
}

/** Makes the tables that the backup was made of, or throws where there are others. */
async function prepareTables(
  sql: Connection & postgres.TransactionSql,
  options: postgres.Sql["options"],
  { migration }: BackupHead,
): Promise<void> {
  await sql`select pg_advisory_xact_lock(${MIGRATION_LOCK})`;
  const [row] = await sql`select to_regclass('drizzle.__drizzle_migrations') is null as "isNew"`;
  const isKnown = listMigrations().some(({ tag }) => tag === migration);
  await migrateWithin(sql, options, row?.["isNew"] && isKnown ? migration : undefined);
  const here = await currentMigration(sql);
  if (migration !== here)
    throw new Error(
      `The backup's tables are those of ${migration}, the ones here of ${here}: restore it ${isKnown ? "into a new database (a DATA_DIR without the folder postgres, where there is no DATABASE_URL)" : "with a version of the site that is as new as it"}.`,
    );
}

/** Empties all tables, and answers the marks of erasures that stood there. From here on nobody else writes. */
async function makeRoom(sql: Connection, tables: Table[], isReplacing: boolean): Promise<string[]> {
  const names = tables.map(({ name }) => name).join(", ");
  await sql.unsafe(`lock table ${names} in exclusive mode`);
  for (const table of isReplacing ? [] : tables) {
    if (NO_HINDRANCE.includes(table.name)) continue;
    const count = await countRows(sql, table);
    if (count > 0)
      throw new Error(
        `The database is not empty: ${table.name} has rows (${count}). Restore into an empty one, or say --replace to give up what is there.`,
      );
  }
  const marks = await Array.fromAsync(readLines(sql, `select * from ${MARKS}`));
  await sql.unsafe(`truncate ${names}`);
  return marks.flat();
}

/** Stores as many lines as the table has rows, and answers their digest. The lines are never taken apart here. */
async function takeRows(
  sql: Connection,
  { name, columns }: Table,
  lines: AsyncIterator<string>,
  rows: number,
  isWanted: boolean,
): Promise<string> {
  const hash = createHash("sha256");
  for (let taken = 0; taken < rows; taken += ROWS_AT_ONCE) {
    const page: string[] = [];
    while (page.length < Math.min(ROWS_AT_ONCE, rows - taken)) {
      const { value, done } = await lines.next();
      if (done) throw new Error(`${name} has fewer rows than the backup says.`);
      hash.update(`${value}\n`);
      page.push(value);
    }
    if (isWanted)
      await sql.unsafe(
        `insert into ${name} (${columns})
          select ${columns} from json_populate_recordset(null::${name}, $1::text::json)`,
        [`[${page.join(",")}]`],
      );
  }
  return hash.digest("hex");
}

async function digestOf(sql: Connection, table: Table): Promise<string> {
  const hash = createHash("sha256");
  for await (const page of readRows(sql, table)) hash.update(`${page.join("\n")}\n`);
  return hash.digest("hex");
}
