import { parseArgs } from "node:util";
import { checkBackupFile, readBackupFile } from "../db/backup-file";
import { deliverJournal } from "../db/deliver-journal";
import { readHead, restoreBackup } from "../db/restore";
import { keepSecret, markSecret } from "./auth/secret";
import { type Reach, runOperatorCommand } from "./operator-command";

const USAGE = "Say from where: bun run restore FILE [--replace]";

const OTHER_SECRET = `The backup was made with another AUTH_SECRET: links in messages that were sent do not work, sessions have
ended, authenticator apps must be set up anew, and there will be new signing keys. Restore with --replace and that
AUTH_SECRET to keep them.`;

const NEW_SECRET =
  "The site's secret is that of the backup again. If the site is running, start it anew.";

/**
 * The operator's command: brings a backup into an empty database, or, with --replace, into one whose rows are given up.
 * All of it or nothing. Then whatever this machine's journal still holds is delivered again, since it may have come
 * after the backup. In the container: `bun .build/restore.js FILE`.
 */
async function main(args: string[], reach: Reach): Promise<number> {
  const options = { replace: { type: "boolean" } } as const;
  const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
  const [path] = positionals;
  if (!path || positionals.length > 1) throw new Error(USAGE);
  await checkBackupFile(path);
  const { secret } = await readHead(readBackupFile(path));
  const { env, target } = await reach.database();
  const { DATA_DIR, AUTH_SECRET } = env;
  const isSame = markSecret(AUTH_SECRET, DATA_DIR).mark === secret.mark;
  const comesAlong = AUTH_SECRET === undefined ? secret.kept : undefined;
  const counts = await restoreBackup(target, readBackupFile(path), {
    isReplacing: values.replace === true,
    // Nobody could open them.
    leaveOut: isSame || comesAlong ? [] : ["signing_keys"],
  });
  if (comesAlong) keepSecret(DATA_DIR, comesAlong);
  await deliverJournal(target, { folder: DATA_DIR, again: "always" });
  const rows = counts.reduce((sum, count) => sum + count.rows, 0);
  console.error(`Restored ${rows} rows of ${counts.length} tables, and compared them.`);
  if (!isSame) console.error(comesAlong ? NEW_SECRET : OTHER_SECRET);
  return 0;
}

await runOperatorCommand((reach) => main(process.argv.slice(2), reach));
