import { checkBackupFile, readBackupFile } from "../../db/backup/backup-file";
import { replayJournal } from "../../db/journal/replay-journal";
import { readMarks } from "../../db/backup/erasure-marks";
import { readHead, restoreBackup, type Restored } from "../../db/backup/restore";
import { terms } from "../../db/schema/retention";
import { writeSecretFile } from "../secrets/secret-file";
import { markSecret } from "../secrets/secret";
import { type CommandContext, runOperatorCommand } from "./cli/run-command";
import { parseCommandArgs } from "./cli/parse-args";

const MARKS_KEPT_DAYS = terms.erasureMark.amount;

const USAGE = "Say from where: bun run restore FILE [--replace] [--erasures LATER_FILE]";

const OTHER_SECRET = `The backup was made with another AUTH_SECRET: links in messages that were sent do not work, sessions have
ended, authenticator apps must be set up anew, and there will be new signing keys. Restore with --replace and that
AUTH_SECRET to keep them.`;

const NEW_SECRET =
  "The site's secret is again the one from the backup. If the site is running, restart it.";

/**
 * Restores a backup into an empty database or, with --replace, into one whose rows are discarded. Restores everything
 * or nothing, except people erased since, according to the marks in the database or in a newer file. Then replays
 * this machine's journal, whose entries may be newer than the backup. In the container: `bun .build/restore.js FILE`.
 */
async function main(args: string[], context: CommandContext): Promise<number> {
  const options = { replace: { type: "boolean" }, erasures: { type: "string" } } as const;
  const { values, positionals } = parseCommandArgs(args, options, USAGE);
  const [path] = positionals;
  if (!path || positionals.length > 1) throw new Error(USAGE);
  for (const file of [path, values.erasures]) if (file !== undefined) await checkBackupFile(file);
  const { secret, takenAt } = await readHead(readBackupFile(path));
  const { env, target } = await context.database({ isMigrating: false });
  const { DATA_DIR, AUTH_SECRET } = env;
  const isSame = markSecret(AUTH_SECRET, DATA_DIR, console.error).mark === secret.mark;
  const comesAlong = AUTH_SECRET === undefined ? secret.kept : undefined;
  const marks =
    values.erasures === undefined ? [] : await readMarks(readBackupFile(values.erasures));
  const restored = await restoreBackup(target, readBackupFile(path), {
    isReplacing: values.replace === true,
    // They could not be decrypted.
    leaveOut: isSame || comesAlong ? [] : ["signing_keys"],
    marks,
  });
  if (comesAlong) writeSecretFile(DATA_DIR, comesAlong);
  const isShared = env.DATABASE_URL !== undefined;
  await replayJournal(target, { folder: DATA_DIR, isEverything: true, isShared });
  reportRestored(restored, takenAt);
  if (!isSame) console.error(comesAlong ? NEW_SECRET : OTHER_SECRET);
  return 0;
}

function reportRestored({ counts, marks, erased, paused, stale }: Restored, takenAt: string) {
  const rows = counts.reduce((sum, count) => sum + count.rows, 0);
  console.error(`Restored and compared ${rows} rows of ${counts.length} tables.`);
  console.error(`Left out entries and accounts of people who were erased since: ${erased}`);
  if (paused > 0)
    console.error(
      `Paused broadcasts: ${paused}. Resuming sends to everybody who was waiting at ${takenAt}. See bun run broadcasts list.`,
    );
  if (stale > 0)
    console.error(
      `Messages not to be sent, because they had waited for over a day: ${stale}. See bun run mail list; bun run mail send ID sends one.`,
    );
  const oldestMark = new Date(Date.now() - MARKS_KEPT_DAYS * 24 * 60 * 60_000).toISOString();
  if (marks === 0) console.error(noMarks(takenAt));
  else if (takenAt < oldestMark) console.error(tooOld(takenAt, oldestMark));
}

const noMarks = (takenAt: string) =>
  `This file does not list people erased after ${takenAt}. If there were any, restore with --replace and --erasures LATER_FILE
(a later backup, or what backup --erasures wrote), or erase them again.`;

const tooOld = (takenAt: string, oldestMark: string) =>
  `Marks of erasures are kept for ${MARKS_KEPT_DAYS} days: whoever was erased between ${takenAt} and
${oldestMark} may be in the database again. Erase them again.`;

await runOperatorCommand(USAGE, main);
