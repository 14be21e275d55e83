import type { Target } from "../../../db/connection/session-settings";
import { setTimeout as sleep } from "node:timers/promises";
import { describeError, isStillOpening } from "../../../db/connection/describe-error";
import { openForCommand } from "../../../db/connection/open-for-command";
import { createPool, type Queries } from "../../../db/connection/pool";
import { findSiteAddress } from "../../../db/mail/site-address";
import { showStoredFacts } from "../../company/last-facts";
import { isSiteUrlSet, readEnvironment, type Environment } from "../../env";

/** Opens the database for a command once its arguments are valid. */
export type CommandContext = {
  /** Migrates first, unless the command does that itself. */
  database: (options?: { isMigrating: boolean }) => Promise<{ env: Environment; target: Target }>;
  queries: () => Promise<{ env: Environment; db: Queries }>;
};

/**
 * Returns the settings with the address that links lead to: SITE_URL, or that of the site that last ran on this
 * database. Throws an error that names SITE_URL if there is neither.
 */
export async function withSiteUrl({
  env,
  db,
}: {
  env: Environment;
  db: Queries;
}): Promise<Environment> {
  if (isSiteUrlSet()) return env;
  const SITE_URL = await findSiteAddress(db);
  if (SITE_URL === undefined)
    throw new Error(
      "Set SITE_URL to the public address of the site: links lead there, and no site has run on this database yet.",
    );
  return { ...env, SITE_URL };
}

const GRACE_MS = 1000;
const HELP = ["--help", "-h"];

/** How long a command waits for a site that is still opening its database. */
const OPENING_MS = 30_000;
const ASK_AGAIN_MS = 200;

/**
 * Waits for a site that holds the data folder to open and migrate its database. Rethrows the last error when it takes
 * too long, and other errors at once.
 */
export async function waitUntilOpen(target: Target): Promise<void> {
  if ("url" in target) return;
  const late = performance.now() + OPENING_MS;
  for (let isTold = false; ; isTold = true) {
    const pool = createPool(target, 1);
    try {
      await findSiteAddress(pool.queries);
      return;
    } catch (error) {
      if (!isStillOpening(error) || performance.now() > late) throw error;
      if (!isTold) process.stderr.write("Waiting for the site to open its database …\n");
    } finally {
      await pool.end({ graceMs: 0 });
    }
    await sleep(ASK_AGAIN_MS);
  }
}

/**
 * Runs an operator's command, with the site running or not, or prints its usage on request. Prints errors as messages
 * and exits with 1, as it does if the command returns 1. Always closes what `reach` opened.
 */
export async function runOperatorCommand(
  usage: string,
  command: (argv: string[], context: CommandContext) => Promise<number>,
): Promise<void> {
  const argv = process.argv.slice(2);
  if (argv.some((word) => HELP.includes(word))) {
    process.stdout.write(`${usage}\n`);
    return;
  }
  let end = async () => {};
  const database = async (options?: { isMigrating: boolean }) => {
    const env = readEnvironment();
    const { target, close } = await openForCommand(env.DATABASE_URL, env.DATA_DIR, options);
    end = close;
    if (options?.isMigrating !== false) await waitUntilOpen(target);
    return { env, target };
  };
  const queries = async () => {
    const { env, target } = await database();
    const pool = createPool(target, 1);
    const close = end;
    end = async () => {
      await pool.end({ graceMs: GRACE_MS });
      await close();
    };
    await showStoredFacts(pool.queries);
    return { env, db: pool.queries };
  };
  try {
    process.exitCode = await command(argv, { database, queries });
  } catch (error) {
    process.stderr.write(`${describeError(error)}\n`);
    process.exitCode = 1;
  } finally {
    await end();
  }
}
