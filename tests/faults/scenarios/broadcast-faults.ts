import { sql } from "drizzle-orm";
import {
  addBroadcast,
  countAudience,
  reportOf,
  scheduleBroadcast,
  type Report,
} from "../../../db/broadcasts/broadcasts";
import { openForCommand } from "../../../db/connection/open-for-command";
import { createPool, type Queries } from "../../../db/connection/pool";
import { erasePerson } from "../../../db/forms/erase";
import { drafts } from "../../support/mail/broadcasts";
import { startPostgres, type Postgres } from "../../support/database/postgres";
import { tempFolder } from "../../support/temp";
import { createMailServer, type MailServer } from "../mail-server";
import type { Result, Scenario } from "../scenario";
import { startSite, type Site } from "../site";

/** Sends a broadcast during faults of workers, database and mail server. Every subscriber must get it. */
export const broadcastFaults: Scenario[] = [
  { name: "Broadcast, two replicas on PostgreSQL", rounds: { few: 2, many: 50 }, run: onPostgres },
  { name: "Broadcast, PGlite", rounds: { few: 1, many: 50 }, run: onPglite },
];

/** People per round, so that each round has some left to send to. */
const PER_ROUND = 100;
/** Messages that a worker may have sent but not yet marked when it is killed. */
const IN_FLIGHT = 5;
const REJECTED = "@rejected.example";

async function onPostgres(rounds: number): Promise<Result> {
  const server = await startPostgres();
  const result = await run(rounds, 2, server);
  await server.stop();
  return result;
}

function onPglite(rounds: number): Promise<Result> {
  return run(rounds, 1, undefined);
}

type Place = { url: string | undefined; folder: string };

/** Opens the database, whether or not the site runs. */
async function ask<T>({ url, folder }: Place, verb: (db: Queries) => Promise<T>): Promise<T> {
  const { target, close } = await openForCommand(url, folder);
  const pool = createPool(target, 1);
  try {
    return await verb(pool.queries);
  } finally {
    await pool.end({ graceMs: 1_000 });
    await close();
  }
}

async function run(
  rounds: number,
  replicas: number,
  server: Postgres | undefined,
): Promise<Result> {
  const mail = createMailServer((address) => address.endsWith(REJECTED));
  await mail.listen();
  const folders = Array.from({ length: replicas }, tempFolder);
  const [folder = ""] = folders;
  const place = { url: server?.url, folder };
  const count = PER_ROUND * (rounds + 1);
  const id = await ask(place, (db) => prepare(db, count));
  const wrong: string[] = [];
  const sites = await startAll(folders, server, mail);
  const gone = new Map<string, number>();
  for (let round = 0; round < rounds; round++) {
    mail.setBehavior((["normal", "dropping", "slow"] as const)[round % 3] ?? "normal");
    const [arrived, putOff] = [mail.taken.length, countPutOff(sites)];
    // A server that drops every message accepts none.
    const isUnderWay = () =>
      mail.taken.length >= arrived + PER_ROUND / 4 || countPutOff(sites) > putOff;
    while (!isUnderWay()) await Bun.sleep(5);
    const [early, late] = leavers(round, count);
    // Messages to these people may be in flight; those to the others are not.
    await ask(place, (db) => leaveAndErase(db, early));
    if (server) await breakDatabase(server, round);
    await Promise.all(sites.map((site) => site.kill()));
    mail.setBehavior("normal");
    // No worker runs now, so every message that arrives from here on was sent later.
    await ask(place, (db) => leaveAndErase(db, late));
    for (const email of [...early, ...late]) gone.set(email, mail.recipients.length);
    wrong.push(...(await ask(place, (db) => check(db, id, mail, (round + 1) * replicas))));
    await ask(place, letLeasesEnd);
    await Promise.all(sites.map((site) => site.start()));
  }
  await Promise.all(sites.map((site) => site.untilReady()));
  for (let waiting = 1; waiting > 0;) {
    ({ waiting } = await ask(place, (db) => reportOf(db, id)));
    await Bun.sleep(100);
    if (waiting > 0) await ask(place, letFailuresRetry);
  }
  await Promise.all(sites.map((site) => site.stop()));
  const report = await ask(place, (db) => reportOf(db, id));
  await mail.close();
  return countArrivals({ mail, report, gone, count, rounds, replicas, wrong });
}

function startAll(folders: string[], server: Postgres | undefined, mail: MailServer) {
  const environment = {
    AUTH_SECRET: crypto.randomUUID(),
    SMTP_URL: mail.url(),
    BROADCAST_RATE: "1000",
    BROADCAST_DOMAIN_RATE: "1000",
    ...(server && { DATABASE_URL: server.url }),
  };
  return Promise.all(
    folders.map((DATA_DIR): Promise<Site> => startSite({ ...environment, DATA_DIR })),
  );
}

const countPutOff = (sites: Site[]): number =>
  sites.flatMap(({ events }) => events).filter((event) => event === "broadcast put off").length;

const person = (n: number) => `person-${n}${n % 20 === 19 ? REJECTED : "@example.com"}`;

/** Stores confirmed subscribers, and others who must get nothing. */
async function prepare(db: Queries, count: number): Promise<string> {
  const emails = Array.from({ length: count }, (_, n) => person(n));
  await db.execute(sql`
    insert into subscribers (email, source, confirmed_at)
    select value, 'newsletter', now()
    from jsonb_array_elements_text(${JSON.stringify(emails)}::text::jsonb)`);
  await db.execute(sql`
    insert into subscribers (email, source, confirmed_at, unsubscribed_at)
    select 'nobody-' || n || '@example.com', 'newsletter',
      case when n % 2 = 0 then now() end, case when n % 2 = 0 then now() end
    from generate_series(1, ${Math.ceil(count / 6)}::int) n`);
  const draft = await addBroadcast(db, drafts.issue);
  const recipients = await countAudience(db, draft, {});
  const sender = { senderName: "Genie Inc.", postalAddress: "1 Main St" };
  await scheduleBroadcast(db, draft, { sender, recipients, domainRate: 1_000 });
  await db.execute(sql`update broadcasts set starts_at = now()`);
  await db.execute(sql`update broadcast_recipients set due_at = now()`);
  return draft.id;
}

type Leavers = [unsubscribed: string, erased: string];

/** In each round one person unsubscribes and one is erased while the workers run, and two others while they are down. */
function leavers(round: number, count: number): [Leavers, Leavers] {
  const last = count - 1 - 20 * round;
  return [
    [person(last - 1), person(last - 2)],
    [person(last - 3), person(last - 4)],
  ];
}

async function leaveAndErase(db: Queries, [unsubscribed, erased]: Leavers): Promise<void> {
  await db.execute(
    sql`update subscribers set unsubscribed_at = now() where email = ${unsubscribed}`,
  );
  await erasePerson(db, erased);
}

/** Rounds change how the database fails before the workers are killed. */
async function breakDatabase(server: Postgres, round: number): Promise<void> {
  if (round % 2 === 0) {
    server.pause();
    await Bun.sleep(500);
    server.resume();
    return;
  }
  await server.shutDown();
  await server.start();
}

/** All workers are dead, so their messages may be taken again at once. */
const letLeasesEnd = (db: Queries) =>
  db.execute(sql`update broadcast_recipients set due_at = now() where state = 'waiting'`);

const letFailuresRetry = (db: Queries) =>
  db.execute(sql`update broadcast_recipients set due_at = now()
    where state = 'waiting' and last_error is not null`);

/** Checks the report: it adds up, and counts as `sent` what has arrived. */
async function check(db: Queries, id: string, mail: MailServer, kills: number): Promise<string[]> {
  const report = await reportOf(db, id);
  const arrived = new Set(mail.taken).size;
  const [row] = await db.execute<{ total: number }>(
    sql`select count(*)::int as total from broadcast_recipients`,
  );
  const total = row?.total ?? 0;
  const sum = Object.values(report).reduce((all, some) => all + some, 0) - report.recipients;
  const wrong: string[] = [];
  if (sum !== total || report.recipients !== total)
    wrong.push(`the report of ${total} adds up to ${sum}`);
  if (report.sent > arrived || arrived > report.sent + report.erased + IN_FLIGHT * kills)
    wrong.push(`${arrived} arrived, and the report says ${report.sent} sent`);
  return wrong;
}

type Ended = {
  mail: MailServer;
  report: Report;
  /** Who unsubscribed or was erased, and how many messages had arrived by then. */
  gone: Map<string, number>;
  count: number;
  rounds: number;
  replicas: number;
  wrong: string[];
};

function countArrivals(ended: Ended): Result {
  const { mail, report, gone, count, rounds, replicas, wrong } = ended;
  const people = Array.from({ length: count }, (_, n) => person(n));
  const arrived = new Set(mail.recipients);
  const wanting = people.filter((email) => !gone.has(email) && !email.endsWith(REJECTED));
  const known = new Set(people);
  for (const [index, email] of mail.recipients.entries())
    if (!known.has(email) || email.endsWith(REJECTED) || index >= (gone.get(email) ?? Infinity))
      wrong.push(`${email} got a message`);
  const ids = new Map(mail.recipients.map((email, index) => [email, mail.taken[index]]));
  for (const [index, email] of mail.recipients.entries())
    if (ids.get(email) !== mail.taken[index]) wrong.push(`${email} got two Message-IDs`);
  const stored = wanting.filter((email) => arrived.has(email)).length;
  const duplicates = mail.recipients.length - arrived.size;
  const rejected = people.filter((email) => email.endsWith(REJECTED)).length;
  if (report.failed + report.undeliverable !== rejected)
    wrong.push(`${rejected} were rejected, and the report says ${report.failed} failed`);
  if (report.erased !== 2 * rounds) wrong.push(`${report.erased} erased`);
  if (report.recipients !== count) wrong.push(`${report.recipients} recipients of ${count}`);
  return {
    rounds,
    accepted: wanting.length,
    stored,
    lost: wanting.length - stored,
    twice: Math.max(0, duplicates - IN_FLIGHT * rounds * replicas),
    slowestMs: 0,
    wrong,
  };
}
