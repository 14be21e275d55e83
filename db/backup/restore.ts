import type { TableCount } from "./erasure-marks";
import type { BackupHead } from "./erasure-marks";
import type { Target } from "../connection/session-settings";
import { createHash } from "node:crypto";
import { drizzle } from "drizzle-orm/postgres-js";
import type postgres from "postgres";
import {
  lastMigrationAt,
  listMigrations,
  MIGRATION_LOCK,
  migrateWithin,
} from "../connection/migrate";
import { currentMigration } from "./backup";
import { eraseByMarks, MARKS_TABLE } from "./erasure-marks";
import { pauseBroadcasts } from "../broadcasts/broadcasts";
import { giveUpStale } from "../mail/outbox-delivery";
import { consoleSessions } from "../schema/console";
import { connect } from "../connection/pool";
import { countRows, listTables, readLines, readRows, type Connection, type Table } from "./tables";

type RestoreOptions = {
  /** Empties the database first. Otherwise a database with rows is refused. */
  isReplacing: boolean;
  /** Tables to leave out. */
  leaveOut: readonly string[];
  /** Marks of erasures from elsewhere, besides those in the database. */
  marks: readonly string[];
};

export type Restored = {
  counts: TableCount[];
  /** How many marks were known besides the backup's. */
  marks: number;
  /** Entries and accounts left out because their people were erased later. */
  erased: number;
  /** Broadcasts that were being sent: they are paused, since the backup does not know what was sent after it. */
  paused: number;
  /** Messages given up because they had waited for over a day. */
  stale: number;
};

/** Tables that may have rows: a new site creates them itself. */
const PREFILLED_TABLES = ["signing_keys", "rate_limits", "features", "feature_titles", MARKS_TABLE];
const ROWS_AT_ONCE = 500;

/**
 * Restores a backup into an empty database in one transaction. For an older backup the database must have no tables:
 * they are created as of the backup's version and migrated with their rows. Each table is read back and compared, so
 * either everything matches or nothing has changed. Finally, people erased after the backup are erased from it.
 * Throws an error that says what to do.
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
      // Tables are known only from the catalog here, so drizzle cannot be used.
      const { session } = tx as unknown as {
        session: { client: Connection & postgres.TransactionSql };
      };
      const sql = session.client;
      await sql`set local time zone 'UTC'`;
      await prepareTables(sql, await readHead(lines));
      const tables = await listTables(sql);
      const known = [...marks, ...(await emptyTables(sql, tables, isReplacing))];
      const restored: TableCount[] = [];
      for (
        let count = await next<TableCount>(lines);
        count;
        count = await next<TableCount>(lines)
      ) {
        const table = tables.find(({ name }) => name === count?.table);
        if (table === undefined) throw new Error(`The table ${count.table} does not exist here.`);
        const isWanted = !leaveOut.includes(table.name);
        const digest = await restoreRows(sql, table, lines, count.rows, isWanted);
        if (isWanted && digest !== (await digestOf(sql, table)))
          throw new Error(
            `${table.name} differs from the backup after restoring. Nothing was restored.`,
          );
        if (isWanted) restored.push(count);
      }
      await migrateWithin(sql);
      // Admins who signed out after the backup stay signed out.
      await tx.delete(consoleSessions);
      const paused = await pauseBroadcasts(tx);
      const stale = await giveUpStale(tx);
      const erased = await eraseByMarks(tx, known);
      return { counts: restored, marks: known.length, erased, paused, stale };
    });
  } finally {
    await client.end({ timeout: 1 });
  }
}

async function next<Line>(lines: AsyncIterator<string>): Promise<Line | undefined> {
  const { value, done } = await lines.next();
  return done ? undefined : (JSON.parse(value) as Line);
}

/** Reads the first line of a backup. Throws if this version cannot read it. */
export async function readHead(lines: AsyncIterator<string>): Promise<BackupHead> {
  const head = await next<BackupHead>(lines);
  if (head?.backup === "genie erasures")
    throw new Error(
      "This file has only marks of erasures. Use it with a backup: bun run restore BACKUP --erasures FILE",
    );
  if (head?.backup !== "genie" || head.format !== 1)
    throw new Error("This version of the site cannot read this backup file.");
  return head;
}

/** Creates the tables of the backup's version, or throws if there are others. */
async function prepareTables(
  sql: Connection & postgres.TransactionSql,
  { migration }: BackupHead,
): Promise<void> {
  await sql`select pg_advisory_xact_lock(${MIGRATION_LOCK})`;
  const isNew = (await lastMigrationAt(sql)) === undefined;
  const isKnown = listMigrations().some(({ tag }) => tag === migration);
  await migrateWithin(sql, isNew && isKnown ? migration : undefined);
  const here = await currentMigration(sql);
  if (migration !== here)
    throw new Error(
      `The backup's tables are those of ${migration}, the ones here of ${here}: restore it ${isKnown ? "into a new database (a DATA_DIR without the folder postgres, where there is no DATABASE_URL)" : "with a version of the site that is as new as it"}.`,
    );
}

/** Empties all tables and returns the marks of erasures in them. From here on nothing else can write. */
async function emptyTables(
  sql: Connection,
  tables: Table[],
  isReplacing: boolean,
): Promise<string[]> {
  const names = tables.map(({ name }) => name).join(", ");
  await sql.unsafe(`lock table ${names} in exclusive mode`);
  for (const table of isReplacing ? [] : tables) {
    if (PREFILLED_TABLES.includes(table.name)) continue;
    const count = await countRows(sql, table);
    if (count > 0)
      throw new Error(
        `The database is not empty: ${table.name} has rows (${count}). Restore into an empty one, or pass --replace to delete its rows.`,
      );
  }
  const marks = await Array.fromAsync(readLines(sql, `select * from ${MARKS_TABLE}`));
  await sql.unsafe(`truncate ${names}`);
  return marks.flat();
}

/** Stores a table's lines and returns their digest. Lines are not parsed here. */
async function restoreRows(
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
      if (done) throw new Error(`${name} has fewer rows than the backup lists.`);
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
