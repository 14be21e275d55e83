import { MARKS } from "./erasure-marks";
import { listMigrations } from "../connection/migrate";
import { connect, type Target } from "../connection/pool";
import { countRows, listTables, readRows, type Connection } from "./tables";

/** The first line of a backup. After it comes, for each table, a line that is a `TableCount`, and then its rows. */
export type BackupHead = {
  /** Of all tables, or of the marks of erasures alone, which is nothing to be restored by itself. */
  backup: "genie" | "genie erasures";
  format: 1;
  takenAt: string;
  /** The last migration that the tables have seen: rows only fit into tables of the same age. */
  migration: string;
  secret: SecretMark;
};

/** How to tell the installation's secret from others, and the secret itself where the site made it. */
export type SecretMark = { mark: string; kept?: string | undefined };

export type TableCount = { table: string; rows: number };

type BackupOptions = {
  secret: SecretMark;
  /** Takes the marks of erasures and nothing else. */
  isMarksOnly: boolean;
  onTable: (count: TableCount) => void;
};

/**
 * The whole database as lines of JSON, several of them in each piece of text: every row of every table as all stood at
 * one moment, times in UTC to the microsecond. Others go on writing meanwhile; only the embedded database, which is a
 * single session, lets them wait.
 */
export async function* readBackup(
  target: Target,
  { secret, isMarksOnly, onTable }: BackupOptions,
): AsyncGenerator<string> {
  const client = connect(target, 1);
  try {
    // Without a connection at hand, `reserve` waits for ever where no types are fetched.
    await client`select 1`;
    const sql = await client.reserve();
    await sql`begin isolation level repeatable read read only`;
    await sql`set local time zone 'UTC'`;
    yield asLine({
      backup: isMarksOnly ? "genie erasures" : "genie",
      format: 1,
      takenAt: new Date().toISOString(),
      migration: await currentMigration(sql),
      secret: isMarksOnly ? { mark: secret.mark } : secret,
    } satisfies BackupHead);
    for (const table of await listTables(sql)) {
      if (isMarksOnly && table.name !== MARKS) continue;
      const count: TableCount = { table: table.name, rows: await countRows(sql, table) };
      yield asLine(count);
      for await (const page of readRows(sql, table)) yield `${page.join("\n")}\n`;
      onTable(count);
    }
    await sql`commit`;
    sql.release();
  } finally {
    await client.end({ timeout: 0 });
  }
}

const asLine = (value: object) => `${JSON.stringify(value)}\n`;

/** The name of the newest migration that was run. */
export async function currentMigration(sql: Connection): Promise<string> {
  const [row] = await sql<{ when: string }[]>`
    select created_at::text as when from drizzle.__drizzle_migrations
    order by created_at desc limit 1`;
  return listMigrations().find(({ when }) => String(when) === row?.when)?.tag ?? `of ${row?.when}`;
}
