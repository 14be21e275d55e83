import { findMail, listOutbox, type QueuedMail } from "../db/outbox";
import { reachDatabase } from "../db/operator";
import { createPool } from "../db/pool";
import { readSecret } from "./auth/secret";
import { readEnvironment } from "./env";
import { writeMessage } from "./mail/write-message";

const LISTED_MOST = 50;
const USAGE = "Say what to do: bun run mail list, or bun run mail show ID";

/**
 * The operator's command: `list` shows the latest messages of the outbox and what became of them, `show` one of them as
 * its reader would get it, links included. In the container: `bun .build/mail-command.js …`.
 */
async function main([verb, wanted]: readonly string[]): Promise<number> {
  if (verb !== "list" && verb !== "show") {
    console.error(USAGE);
    return 2;
  }
  const env = readEnvironment();
  const { target, close } = await reachDatabase(env.DATABASE_URL, env.DATA_DIR);
  const pool = createPool(target, 1);
  try {
    if (verb === "list") {
      for (const one of await listOutbox(pool.queries, LISTED_MOST))
        console.log([one.id, one.kind, one.recipient, stateOf(one)].join("\t"));
      return 0;
    }
    const message = await findMail(pool.queries, wanted ?? "");
    if (message === undefined) throw new Error(`There is no message ${wanted ?? ""}.`);
    const secret = readSecret(env.AUTH_SECRET, env.DATA_DIR);
    const writing = { siteUrl: env.SITE_URL, from: env.MAIL_FROM, secret };
    const { to, subject, text } = writeMessage(writing, message);
    console.log(`To: ${to}\nSubject: ${subject}\n\n${text}`);
    return 0;
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
    return 1;
  } finally {
    await pool.end({ graceMs: 1000 });
    await close();
  }
}

function stateOf({ sentAt, failedAt, attempts, lastError }: QueuedMail) {
  if (sentAt) return `sent ${sentAt.toISOString()}`;
  if (failedAt) return `given up: ${lastError}`;
  return attempts === 0 ? "waiting" : `waiting after ${attempts} tries: ${lastError}`;
}

process.exitCode = await main(process.argv.slice(2));
