import { describeError } from "../../../db/connection/describe-error";
import { openForCommand } from "../../../db/connection/open-for-command";
import { createPool, type Queries, type Target } from "../../../db/connection/pool";
import { readEnvironment, type Environment } from "../../env";

/** How an operator's command gets at the database, once it knows that it was asked well. */
export type Reach = {
  /** With its tables up to date, unless the command sees to that itself. */
  database: (options?: { isMigrating: boolean }) => Promise<{ env: Environment; target: Target }>;
  queries: () => Promise<{ env: Environment; db: Queries }>;
};

const GRACE_MS = 1000;
const HELP = ["--help", "-h"];

/**
 * Runs an operator's command with the words it was told, beside the running site or without it; or prints its usage, if
 * it was asked for that. What it throws is told in words and ends the process with 1, as does an answer of 1; whatever it
 * opened by `reach` is let go of in any case.
 */
export async function runOperatorCommand(
  usage: string,
  command: (words: string[], reach: Reach) => Promise<number>,
): Promise<void> {
  const words = process.argv.slice(2);
  if (words.some((word) => HELP.includes(word))) {
    process.stdout.write(`${usage}\n`);
    return;
  }
  let end = async () => {};
  const database = async (options?: { isMigrating: boolean }) => {
    const env = readEnvironment();
    const { target, close } = await openForCommand(env.DATABASE_URL, env.DATA_DIR, options);
    end = close;
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
    return { env, db: pool.queries };
  };
  try {
    process.exitCode = await command(words, { database, queries });
  } catch (error) {
    process.stderr.write(`${describeError(error)}\n`);
    process.exitCode = 1;
  } finally {
    await end();
  }
}
