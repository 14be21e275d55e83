import { createInterface } from "node:readline/promises";
import { Writable } from "node:stream";
import type { ErasureMark } from "../../db/forms/erase";
import { runCommand, USAGE } from "./cli/run-admin";
import { placeOf } from "./cli/place";
import { recordErasure } from "./cli/record-erasure";
import { readSecret } from "../secrets/secret";
import { type CommandContext, runOperatorCommand, withSiteUrl } from "./cli/run-command";

/**
 * Manages accounts, roles and keys, with the site running or not: `bun run admin create ada@example.com`. In the
 * container: `bun .build/admin.js …`.
 */
async function main(argv: readonly string[], context: CommandContext): Promise<number> {
  const { env, db } = await context.queries();
  const secret = readSecret(env.AUTH_SECRET, env.DATA_DIR, console.error);
  const hasLink = ["create", "invite", "link"].includes(argv[0] ?? "");
  const { SITE_URL: siteUrl } = hasLink ? await withSiteUrl({ env, db }) : env;
  const rememberErased = (marks: readonly ErasureMark[]) => recordErasure(env, marks);
  const operator = { db, secret, siteUrl, askPassword, rememberErased };
  const output = await runCommand(operator, argv);
  // Only a list may be empty.
  if (output === "") console.error(`There are no accounts in ${placeOf(env)}.`);
  else console.log(output);
  return 0;
}

/** Prompts without echo. An empty answer, or no terminal, means a link instead. */
async function askPassword(): Promise<string | undefined> {
  if (!process.stdin.isTTY) return undefined;
  const silent = new Writable({ write: (_chunk, _encoding, done) => done() });
  const terminal = createInterface({ input: process.stdin, output: silent, terminal: true });
  const asked = terminal.question("");
  // Prompt only once echo is off, because typing may start at once.
  process.stderr.write("Password (empty for a one-time link): ");
  const answer = await asked;
  terminal.close();
  process.stderr.write("\n");
  return answer === "" ? undefined : answer;
}

await runOperatorCommand(USAGE, main);
