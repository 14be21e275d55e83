import type { Selection } from "../../db/broadcasts/audience";
import {
  countAudience,
  findBroadcast,
  listBroadcasts,
  reportOf,
  type Broadcast,
} from "../../db/broadcasts/broadcasts";
import { recordAct } from "../../db/admin/audit";
import { printable, toLines } from "../plain-text";
import type { Queries } from "../../db/connection/pool";
import { readBroadcast } from "../broadcasts/read-broadcast";
import { changeBroadcast, sendBroadcast, stateOf, writeDraft } from "../broadcasts/sending";
import { writeTest } from "../broadcasts/write-broadcast";
import type { Environment } from "../env";
import { createTransport } from "../mail/transport";
import {
  confirmRecipients,
  readStart,
  requireSender,
  shortId,
  startOptions,
  printScheduled,
} from "./cli/sending";
import { readMailContext } from "./cli/mail-context";
import { readInput } from "./cli/read-input";
import { placeOf } from "./cli/place";
import { parseCommandArgs } from "./cli/parse-args";
import { type CommandContext, runOperatorCommand } from "./cli/run-command";

const USAGE = `broadcasts new FILE            imports a Markdown file as a draft; - reads standard input
broadcasts preview ID [--html] prints it as recipients see it
broadcasts test ID EMAIL       sends it to one address by the server of SMTP_URL
broadcasts send ID             queues an issue, or an invitation with --next N or --to EMAIL …; in ten minutes,
                               --at 2026-12-01T09:00 in UTC, or --now
broadcasts pause ID            stops sending until resume
broadcasts resume ID
broadcasts stop ID             cancels it for good
broadcasts list                all of them, newest first
broadcasts show ID             its text, state and times
broadcasts report ID           its recipients by what became of them
An announcement is sent by features ship. ID may be the beginning of an id.`;

const options = {
  html: { type: "boolean" },
  next: { type: "string" },
  to: { type: "string", multiple: true },
  ...startOptions,
} as const;

type Call = {
  db: Queries;
  env: Environment;
  broadcast: Broadcast;
  selection: Selection;
  startsAt: Date | undefined;
};

const subcommands: Record<string, (call: Call, argv: string[]) => Promise<void>> = {
  show,
  report,
  send,
  pause: (call) => change(call, "paused"),
  resume: (call) => change(call, "resumed"),
  stop: (call) => change(call, "stopped"),
  test: (call, [email = ""]) => sendTest(call, email),
};

/** Writes, sends and follows broadcasts. In the container: `bun .build/broadcasts.js …`. */
async function main(argv: string[], context: CommandContext): Promise<number> {
  const { values, positionals } = parseCommandArgs(argv, options, USAGE);
  const [subcommand = "", named, ...rest] = positionals;
  const isAlone = subcommand === "list" && named === undefined;
  const isNamed =
    [...Object.keys(subcommands), "new", "preview"].includes(subcommand) && named !== undefined;
  if (!(isAlone || isNamed) || rest.length !== (subcommand === "test" ? 1 : 0))
    throw new Error(USAGE);
  const selection = readSelection(values);
  const startsAt = readStart(values);
  if (subcommand !== "send" && startsAt !== undefined) throw new Error(USAGE);
  const draft =
    subcommand === "new" ? readBroadcast(named ?? "", readInput(named ?? "")) : undefined;
  const { env, db } = await context.queries();
  if (subcommand === "list") await list(db, env);
  else if (draft) console.log(`Draft ${shortId((await writeDraft(db, draft)).id)}`);
  else {
    const broadcast = await findBroadcast(db, named ?? "");
    if (broadcast === undefined)
      throw new Error(`${named} matches no broadcast, or more than one. See broadcasts list.`);
    const call = { db, env, broadcast, selection, startsAt };
    if (subcommand === "preview") await preview(call, values.html === true);
    else await subcommands[subcommand]?.(call, rest);
  }
  return 0;
}

function readSelection({ next, to }: { next?: string; to?: string[] }): Selection {
  if (next !== undefined && !/^[1-9]\d{0,6}$/.test(next))
    throw new Error(`--next takes a number, as in: broadcasts send ID --next 100`);
  return { next: next === undefined ? undefined : Number(next), only: to };
}

async function list(db: Queries, env: Environment): Promise<void> {
  const all = await listBroadcasts(db);
  if (all.length === 0) console.error(`There are no broadcasts in ${placeOf(env)}.`);
  for (const one of all) {
    const { id, kind, subject, sent, recipients } = one;
    const cells = [shortId(id), kind, stateOf(one, one), `${sent} of ${recipients} sent`, subject];
    console.log(cells.map(printable).join("\t"));
  }
}

async function show({ db, broadcast }: Call): Promise<void> {
  const { kind, subject, preview: shown, feature, actionLabel, actionHref, body } = broadcast;
  const fields = {
    id: broadcast.id,
    kind,
    state: stateOf(broadcast, await reportOf(db, broadcast.id)),
    subject,
    preview: shown,
    feature,
    action: actionLabel,
    link: actionHref,
    created: broadcast.createdAt.toISOString(),
    starts: broadcast.startsAt?.toISOString(),
  };
  for (const [name, value] of Object.entries(fields))
    if (value) console.log(`${name}: ${printable(value)}`);
  console.log(`\n${toLines(body)}`);
}

async function report({ db, broadcast: { id } }: Call): Promise<void> {
  const { recipients, ...counts } = await reportOf(db, id);
  console.log(`recipients\t${recipients}`);
  for (const [state, count] of Object.entries(counts)) console.log(`${state}\t${count}`);
}

async function preview({ db, env, broadcast }: Call, isHtml: boolean): Promise<void> {
  const context = await readMailContext(db, env);
  const { subject, text, html } = writeTest(context, broadcast, "you@example.com");
  console.log(isHtml ? html : `Subject: ${printable(subject)}\n\n${toLines(text)}`);
}

async function sendTest({ db, env, broadcast }: Call, email: string): Promise<void> {
  if (env.SMTP_URL === undefined)
    throw new Error(
      "Set SMTP_URL to the mail server: SMTP_URL=smtp://host:587 bun run broadcasts test ID EMAIL",
    );
  const context = await readMailContext(db, env);
  const transport = createTransport(env.SMTP_URL, context.from);
  try {
    await transport.send(writeTest(context, broadcast, email));
  } finally {
    transport.close();
  }
  await recordAct(db, `tested broadcast ${broadcast.id}`);
  console.log(`Sent to ${printable(email)}`);
}

async function send({ db, env, broadcast, selection, startsAt }: Call): Promise<void> {
  const { id, kind, subject, state } = broadcast;
  const isWave = selection.next !== undefined || selection.only !== undefined;
  if (kind === "announcement")
    throw new Error(`An announcement is sent by: bun run features ship ${broadcast.feature}`);
  if (isWave !== (kind === "invitation"))
    throw new Error(
      kind === "issue"
        ? "An issue goes to all subscribers, without --next and --to."
        : "Say who is invited: --next 100, or --to ann@example.com, also several times.",
    );
  const sender = requireSender();
  if (state !== "draft") throw new Error("This broadcast was sent before. See broadcasts report.");
  const recipients = await countAudience(db, broadcast, selection);
  if (
    selection.only !== undefined &&
    recipients !== new Set(selection.only.map((email) => email.toLowerCase())).size
  )
    throw new Error(
      `Only ${recipients} of these can be invited: the others are not on the waitlist, left it, were invited or cannot be reached.`,
    );
  await confirmRecipients(subject, recipients);
  const domainRate = env.BROADCAST_DOMAIN_RATE;
  const schedule = { ...selection, sender, recipients, domainRate, startsAt };
  printScheduled(id, await sendBroadcast(db, broadcast, schedule));
}

async function change(
  { db, env, broadcast: { id } }: Call,
  done: "paused" | "resumed" | "stopped",
): Promise<void> {
  if (!(await changeBroadcast(db, id, done, { domainRate: env.BROADCAST_DOMAIN_RATE })))
    throw new Error("The broadcast is not in a state for that. See broadcasts list.");
  console.log(
    `${done[0]?.toUpperCase()}${done.slice(1)}. Messages that a worker already holds, at most 25 per replica, still go out.`,
  );
}

await runOperatorCommand(USAGE, main);
