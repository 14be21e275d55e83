import { findMailTo } from "../../db/broadcasts/mail-to";
import { countOutbox, findMail, listOutbox, type QueuedMail } from "../../db/mail/outbox";
import { clearUndeliverable, listUndeliverable } from "../../db/forms/undeliverable";
import { makeAllDue, takeOne } from "../../db/mail/outbox-delivery";
import { describeError } from "../../db/connection/describe-error";
import { printable, toLines } from "../plain-text";
import type { Queries } from "../../db/connection/pool";
import { readSecret } from "../secrets/secret";
import type { Environment } from "../env";
import { normalizeAddress } from "../mail/email-address";
import { outboxQueue } from "../mail/mail-queue";
import { sendDue } from "../mail/send-due";
import { createSendMail, type Outcome } from "../mail/send-mail";
import { createTransport } from "../mail/transport";
import { writeMessage } from "../mail/write-message";
import { readMailContext } from "./cli/mail-context";
import { placeOf } from "./cli/place";
import { markReturned, readMessages } from "./cli/returned";
import { type CommandContext, runOperatorCommand } from "./cli/run-command";

const MAX_LISTED = 50;
const USAGE = `mail list      shows the latest messages of the outbox and what became of them; broadcasts are not in it
mail show ID   prints one as its recipient sees it, links included
mail send      sends all that waits by the server of SMTP_URL
mail send ID   sends one, also one that was given up
mail why EMAIL      shows what is stored about mail to an address: lists, messages, broadcasts, rejections
mail undeliverable  lists the addresses that reject mail, and why
mail clear EMAIL    allows mail to such an address again
mail returned       reads delivery reports and unsubscriptions from standard input, one message or an mbox`;

/** From sysexits.h: a mail server keeps the message and tries later. */
const TRY_LATER = 75;

/** Manages the outbox. In the container: `bun .build/mail.js …`. */
async function main(
  [subcommand = "", wanted]: readonly string[],
  context: CommandContext,
): Promise<number> {
  const isReady = {
    list: wanted === undefined,
    show: wanted !== undefined,
    send: true,
    why: wanted !== undefined,
    undeliverable: wanted === undefined,
    clear: wanted !== undefined,
    returned: wanted === undefined,
  };
  if (!isReady[subcommand as keyof typeof isReady]) throw new Error(USAGE);
  if (subcommand === "returned") return await takeReturned(context);
  const { env, db } = await context.queries();
  if (subcommand === "list") await list(db, env);
  else if (subcommand === "show") await show(db, env, wanted ?? "");
  else if (subcommand === "why") await why(db, wanted ?? "");
  else if (subcommand === "undeliverable") await showUndeliverable(db, env);
  else if (subcommand === "clear") await clear(db, wanted ?? "");
  else return await send(db, env, wanted);
  return 0;
}

/** Returns 1 if a message was no report about one of ours, and 75 if the database is down. Prints no address. */
async function takeReturned(context: CommandContext): Promise<number> {
  const messages = await readMessages(Bun.stdin.stream());
  try {
    const { env, db } = await context.queries();
    const secret = readSecret(env.AUTH_SECRET, env.DATA_DIR, console.error);
    const counts = await markReturned(db, secret, messages);
    const { marked, unsubscribed, ignored, unknown, unreadable } = counts;
    console.log(`Marked: ${marked}\nUnsubscribed: ${unsubscribed}\nNothing to do: ${ignored}`);
    if (unreadable > 0)
      console.error(`No delivery report (RFC 3464) and no unsubscription: ${unreadable}`);
    if (unknown > 0) console.error(`Without an envelope id or link of this site: ${unknown}`);
    return unreadable + unknown > 0 ? 1 : 0;
  } catch (error) {
    console.error(describeError(error));
    return TRY_LATER;
  }
}

async function why(db: Queries, typed: string): Promise<void> {
  const { entries, marks, messages, broadcasts } = await findMailTo(db, normalizeAddress(typed));
  const lines = [
    ...entries.map(({ list: name, state, source, since }) => ["entry", name, state, source, since]),
    ...marks.map(({ reason, markedAt }) => ["undeliverable", reason, markedAt.toISOString()]),
    ...messages.map((one) => ["message", one.id, kindOf(one), stateOf(one)]),
    ...broadcasts.map(({ subject, state, isPaused, lastError }) => [
      "broadcast",
      subject,
      isPaused ? `${state}, paused` : state,
      lastError,
    ]),
  ];
  for (const cells of lines) console.log(cells.map((cell) => printable(cell ?? "")).join("\t"));
  if (lines.length === 0) console.log("Nothing is stored about this address.");
}

async function showUndeliverable(db: Queries, env: Environment): Promise<void> {
  const all = await listUndeliverable(db);
  if (all.length === 0) console.error(`No address in ${placeOf(env)} rejects mail.`);
  for (const { address, reason, markedAt } of all)
    console.log([markedAt.toISOString(), address, reason].map(printable).join("\t"));
}

async function clear(db: Queries, typed: string): Promise<void> {
  const address = normalizeAddress(typed);
  if (!(await clearUndeliverable(db, address)))
    throw new Error(`${address} is not marked. See mail undeliverable.`);
  console.log(`Mail goes to ${address} again.`);
}

async function list(db: Queries, env: Environment): Promise<void> {
  const latest = await listOutbox(db, MAX_LISTED);
  if (latest.length === 0) console.error(`There are no messages in ${placeOf(env)}.`);
  for (const one of latest)
    console.log([one.id, kindOf(one), one.recipient, stateOf(one)].map(printable).join("\t"));
  const { waiting, sent, dead } = await countOutbox(db);
  console.log(`${waiting} waiting, ${sent} sent, ${dead} given up`);
}

/** The kind, with the purpose of messages about accounts. */
const kindOf = ({ kind, data: { purpose } }: QueuedMail) => (purpose ? `${kind} ${purpose}` : kind);

function stateOf({ sentAt, failedAt, attempts, lastError, dueAt }: QueuedMail): string {
  if (sentAt) return `sent ${sentAt.toISOString()}`;
  if (failedAt) return `given up ${failedAt.toISOString()}: ${lastError}`;
  if (lastError) return `put off until ${dueAt.toISOString()}, try ${attempts}: ${lastError}`;
  return attempts === 0 ? "queued" : "being sent";
}

async function show(db: Queries, env: Environment, id: string): Promise<void> {
  const mail = await findMail(db, id);
  if (mail === undefined) throw new Error(`Message ${id} does not exist.`);
  const { to, subject, text } = writeMessage(await readMailContext(db, env), mail);
  console.log(`To: ${to.address}\nSubject: ${printable(subject)}\n\n${toLines(text)}`);
}

/** Returns 1 if something was not sent, for scripts. */
async function send(db: Queries, env: Environment, id: string | undefined): Promise<number> {
  const { SMTP_URL } = env;
  if (SMTP_URL === undefined)
    throw new Error("Set SMTP_URL to the mail server: SMTP_URL=smtp://host:587 bun run mail send");
  const context = await readMailContext(db, env);
  const transport = createTransport(SMTP_URL, context.from);
  const sending = {
    run: <T>(subcommand: (queries: Queries) => Promise<T>) => subcommand(db),
    transport,
  };
  const queue = outboxQueue(context);
  const outcomes: Outcome[] = [];
  try {
    if (id === undefined) {
      await makeAllDue(db);
      await sendDue(sending, queue, new AbortController().signal, (outcome) =>
        outcomes.push(outcome),
      );
    } else {
      const mail = await takeOne(db, id);
      if (mail === undefined)
        throw new Error(`Message ${id} is not waiting, or is being sent right now. See mail list.`);
      outcomes.push(await createSendMail(sending, queue)(mail));
    }
  } finally {
    transport.close();
  }
  const failed = outcomes.filter((one) => one.status !== "sent");
  console.log(`Sent: ${outcomes.length - failed.length}`);
  const codes = new Set(failed.map(({ code, reason }) => reason ?? code));
  if (failed.length > 0) console.log(`Not sent: ${failed.length} (${[...codes].join(", ")})`);
  return failed.length > 0 ? 1 : 0;
}

await runOperatorCommand(USAGE, main);
