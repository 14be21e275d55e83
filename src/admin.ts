import { createInterface } from "node:readline/promises";
import { Writable } from "node:stream";
import { reachDatabase } from "../db/operator";
import { createPool } from "../db/pool";
import { readable, runCommand } from "./auth/accounts-command";
import { readSecret } from "./auth/secret";
import { readEnvironment } from "./env";

/**
 * The operator's command, `bun run admin create ada@example.com`: accounts, roles and keys, beside the running site or
 * without it. In the container: `bun .build/admin.js …`.
 */
async function main(words: readonly string[]): Promise<number> {
  let end = async () => {};
  try {
    const env = readEnvironment();
    const { target, close } = await reachDatabase(env.DATABASE_URL, env.DATA_DIR);
    const pool = createPool(target, 1);
    end = async () => {
      await pool.end({ graceMs: 1000 });
      await close();
    };
    const secret = readSecret(env.AUTH_SECRET, env.DATA_DIR);
    const operator = { db: pool.queries, secret, siteUrl: env.SITE_URL, askPassword };
    console.log(await runCommand(operator, words));
    return 0;
  } catch (error) {
    console.error(readable(error));
    return 1;
  } finally {
    await end();
  }
}

/** Asks at a terminal, without showing what is typed. An empty answer, or no terminal, means a link instead. */
async function askPassword(): Promise<string | undefined> {
  if (!process.stdin.isTTY) return undefined;
  const silent = new Writable({ write: (_chunk, _encoding, done) => done() });
  const terminal = createInterface({ input: process.stdin, output: silent, terminal: true });
  const asked = terminal.question("");
  // Asked only now that the terminal shows nothing more: what is typed at once must not be seen either.
  process.stderr.write("Password (empty for a one-time link): ");
  const answer = await asked;
  terminal.close();
  process.stderr.write("\n");
  return answer === "" ? undefined : answer;
}

process.exitCode = await main(process.argv.slice(2));
