import { describeError } from "../../db/connection/describe-error";
import { readEnvironment, type Environment } from "../env";
import { checkDisk, checkSettings, checkStored, type Finding } from "../process/checks";
import { checkNetwork } from "../process/network-checks";
import { isSecretCreated } from "../secrets/secret-file";
import { parseCommandArgs } from "./cli/parse-args";
import { type CommandContext, runOperatorCommand } from "./cli/run-command";

const USAGE = `doctor [--dkim SELECTOR]   says what works and what does not, and how to fix it: address and certificate, database,
                           disk, mail server, DNS of the sender, secret, clock, backups, facts about the company`;

/** Returns 1 if there is a problem. */
async function main(args: string[], context: CommandContext): Promise<number> {
  const options = { dkim: { type: "string" } } as const;
  const { values } = parseCommandArgs(args, options, USAGE);
  const env = readEnvironment();
  const checks = [
    () => checkSettings(env),
    // Creates the data folder.
    () => checkDatabase(env, context),
    () => checkDisk(env.DATA_DIR),
    () => checkSecret(env),
    () => checkNetwork(env, values.dkim),
  ];
  let problems = 0;
  for (const check of checks)
    for (const { name, text, fix } of await check()) {
      console.log(`${fix === undefined ? "ok     " : "PROBLEM"}  ${name}: ${text}`);
      if (fix === undefined) continue;
      console.log(`         ${fix}`);
      problems++;
    }
  console.log(problems === 0 ? "No problem found." : `${problems} found.`);
  return problems === 0 ? 0 : 1;
}

async function checkDatabase(env: Environment, { queries }: CommandContext): Promise<Finding[]> {
  const isEmbedded = env.DATABASE_URL === undefined;
  const name = "database";
  try {
    const { db } = await queries();
    const text = isEmbedded ? `embedded, in ${env.DATA_DIR}` : "the server of DATABASE_URL answers";
    return [{ name, text }, ...(await checkStored(env, db))];
  } catch (error) {
    const fix = isEmbedded
      ? "Give this user the right to read and write DATA_DIR."
      : "Check DATABASE_URL, and that the server takes connections from here.";
    return [{ name, text: describeError(error), fix }];
  }
}

function checkSecret({ AUTH_SECRET, DATA_DIR }: Environment): Finding[] {
  const name = "secret";
  if (AUTH_SECRET !== undefined) return [{ name, text: "from AUTH_SECRET" }];
  return [
    {
      name,
      text: isSecretCreated(DATA_DIR)
        ? "created by the site, in DATA_DIR; backups hold it, replicas need AUTH_SECRET"
        : "is created at the first start",
    },
  ];
}

await runOperatorCommand(USAGE, main);
