import { resolveTxt } from "node:dns/promises";
import { describeError } from "../../db/connection/describe-error";
import { readEnvironment, type Environment } from "../env";
import { readSender } from "../mail/sender";
import { createTransport } from "../mail/transport";
import { endpoints } from "../paths";
import { checkDisk, checkSettings, checkStored, type Finding } from "../process/checks";
import { isSecretCreated } from "../secrets/secret-file";
import { parseCommandArgs } from "./cli/parse-args";
import { type CommandContext, runOperatorCommand } from "./cli/run-command";

const USAGE = `doctor [--dkim SELECTOR]   says what works and what does not, and how to fix it: address and certificate, database,
                           disk, mail server, DNS of the sender, secret, clock, backups, facts about the company`;

const ANSWER_MS = 10_000;

/** Returns 1 if there is a problem. */
async function main(args: string[], context: CommandContext): Promise<number> {
  const options = { dkim: { type: "string" } } as const;
  const { values } = parseCommandArgs(args, options, USAGE);
  const env = readEnvironment();
  const checks = [
    () => checkSettings(env),
    () => checkAddress(env),
    // Creates the data folder.
    () => checkDatabase(env, context),
    () => checkDisk(env.DATA_DIR),
    () => checkSecret(env),
    () => checkMailServer(env),
    () => checkDns(env, values.dkim),
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

async function checkAddress({ SITE_URL }: Environment): Promise<Finding[]> {
  const name = "certificate";
  if (!SITE_URL.startsWith("https:")) return [];
  try {
    const signal = AbortSignal.timeout(ANSWER_MS);
    const { status } = await fetch(SITE_URL + endpoints.alive, { redirect: "manual", signal });
    if (status === 200) return [{ name, text: `${SITE_URL} answers, with a valid certificate` }];
    return [
      {
        name,
        text: `${SITE_URL}${endpoints.alive} answers with status ${status}`,
        fix: "Let the proxy at this address pass requests on to the site, with their Host header.",
      },
    ];
  } catch (error) {
    return [
      {
        name,
        text: `${SITE_URL} cannot be reached: ${describeError(error)}`,
        fix: "Point its DNS record at the proxy, give that a certificate, and let the site run.",
      },
    ];
  }
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

async function checkMailServer({ SMTP_URL, MAIL_FROM }: Environment): Promise<Finding[]> {
  if (SMTP_URL === undefined) return [];
  const name = "mail server";
  const transport = createTransport(SMTP_URL, readSender(MAIL_FROM));
  try {
    await transport.verify();
    return [{ name, text: "answers, and takes our account" }];
  } catch (error) {
    const text = error instanceof Error ? error.message : String(error);
    return [{ name, text, fix: "Check host, port, user and password in SMTP_URL." }];
  } finally {
    transport.close();
  }
}

const NO_RECORD = new Set<string | undefined>(["ENODATA", "ENOTFOUND"]);

/** The DNS records by which recipients trust the sender. */
async function checkDns(
  { SMTP_URL, MAIL_FROM }: Environment,
  selector?: string,
): Promise<Finding[]> {
  if (SMTP_URL === undefined) return [];
  const domain = readSender(MAIL_FROM)?.address.split("@").at(-1) ?? "";
  const records: [name: string, host: string, start: RegExp, example: string][] = [
    ["SPF", domain, /^v=spf1\b/i, "v=spf1 include:YOUR-MAIL-PROVIDER ~all"],
    ["DMARC", `_dmarc.${domain}`, /^v=DMARC1\b/i, "v=DMARC1; p=none"],
  ];
  if (selector !== undefined)
    records.push([
      "DKIM",
      `${selector}._domainkey.${domain}`,
      /\bp=\S/i,
      "the key of your mail provider",
    ]);
  return Promise.all(
    records.map(async ([name, host, start, example]): Promise<Finding> => {
      const texts = await resolveTxt(host).then(
        (found) => found.map((parts) => parts.join("")),
        (error: NodeJS.ErrnoException) => (NO_RECORD.has(error.code) ? [] : undefined),
      );
      if (texts === undefined)
        return { name, text: "the DNS gave no answer", fix: "Check this machine's DNS resolver." };
      return texts.some((text) => start.test(text))
        ? { name, text: `${host} has a record` }
        : {
            name,
            text: `${host} has no ${name} record`,
            fix: `Add a TXT record at ${host}: ${example}`,
          };
    }),
  );
}

await runOperatorCommand(USAGE, main);
