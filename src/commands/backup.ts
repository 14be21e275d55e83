import type { TableCount } from "../../db/backup/erasure-marks";
import { existsSync } from "node:fs";
import { tmpdir } from "node:os";
import { describeError } from "../../db/connection/describe-error";
import { createPool } from "../../db/connection/pool";
import type { Target } from "../../db/connection/session-settings";
import { recordBackup } from "../../db/mail/site-address";
import { readBackup } from "../../db/backup/backup";
import { writeBackupFile, writeBackupOut } from "../../db/backup/backup-file";
import { replayJournal } from "../../db/journal/replay-journal";
import { markSecret } from "../secrets/secret";
import { type CommandContext, runOperatorCommand } from "./cli/run-command";
import { parseCommandArgs } from "./cli/parse-args";

const GRACE_MS = 1000;

const USAGE = `Say where to: bun run backup FILE, or bun run backup --erasures FILE for the marks of erasures alone
FILE must not be there yet; with - the backup goes to standard output`;

/**
 * Backs up every row of every table in one snapshot to one file, with the site running or not; or only the marks of
 * erasures, to take them more often. Entries in this machine's journal are replayed first. In the container: `bun
 * .build/backup.js FILE`.
 */
async function main(args: string[], context: CommandContext): Promise<number> {
  const options = { erasures: { type: "boolean" } } as const;
  const { values, positionals } = parseCommandArgs(args, options, USAGE);
  const { erasures: isMarksOnly = false } = values;
  const [path] = positionals;
  if (!path || positionals.length > 1) throw new Error(USAGE);
  const { env, target } = await context.database();
  const { DATABASE_URL, DATA_DIR, AUTH_SECRET } = env;
  const refused = await replayJournal(target, {
    folder: DATA_DIR,
    isEverything: false,
    isShared: DATABASE_URL !== undefined,
  });
  if (refused > 0)
    console.error(`Journal entries that are damaged or that the database rejected: ${refused}`);
  const counts: TableCount[] = [];
  const secret = markSecret(AUTH_SECRET, DATA_DIR, console.error);
  const onTable = (count: TableCount) => counts.push(count);
  const lines = readBackup(target, { secret, isMarksOnly, onTable });
  // With AUTH_SECRET and DATABASE_URL there may be no DATA_DIR.
  const spool = existsSync(DATA_DIR) ? DATA_DIR : tmpdir();
  await (path === "-" ? writeBackupOut(lines, spool) : writeBackupFile(path, lines));
  if (!isMarksOnly) await recordBackupAt(target);
  const rows = counts.reduce((sum, count) => sum + count.rows, 0);
  console.error(
    isMarksOnly
      ? `Backed up ${rows} marks of erasures. They contain no addresses.`
      : `Backed up ${rows} rows of ${counts.length} tables. ${aboutSecret(secret)}`,
  );
  return 0;
}

/** For `doctor` and the start log. The backup is complete without it. */
async function recordBackupAt(target: Target): Promise<void> {
  const pool = createPool(target, 1);
  await recordBackup(pool.queries).catch((error: unknown) => console.error(describeError(error)));
  await pool.end({ graceMs: GRACE_MS });
}

function aboutSecret({ kept }: { kept?: string }): string {
  return kept === undefined
    ? "AUTH_SECRET is not in it: keep that too."
    : "It holds the site's secret as well: keep it as you keep passwords.";
}

await runOperatorCommand(USAGE, main);
