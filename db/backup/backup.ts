import type { Target } from "../connection/session-settings";
import { MARKS_TABLE, type BackupHead, type SecretMark, type TableCount } from "./erasure-marks";
import { lastMigrationAt, listMigrations } from "../connection/migrate";
import { connect } from "../connection/pool";
import { countRows, listTables, readRows, type Connection } from "./tables";

type BackupOptions = {
  secret: SecretMark;
  /** Back up only the marks of erasures. */
  isMarksOnly: boolean;
  onTable: (count: TableCount) => void;
};

/**
 * The whole database as lines of JSON: every row of every table in one snapshot, times in UTC to the microsecond.
 * Other writers continue; only the embedded database, which has a single session, makes them wait.
 */
export async function* readBackup(
  target: Target,
  { secret, isMarksOnly, onTable }: BackupOptions,
): AsyncGenerator<string> {
  const client = connect(target, 1);
  try {
    // Without an open connection, `reserve` waits forever if `fetch_types` is off.
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
      if (isMarksOnly && table.name !== MARKS_TABLE) continue;
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

/** Returns the name of the last migration that ran. */
export async function currentMigration(sql: Connection): Promise<string> {
  const at = await lastMigrationAt(sql);
  return listMigrations().find(({ when }) => when === at)?.tag ?? `of ${at}`;
}
