import { sql } from "drizzle-orm";
import { addBroadcast, countAudience, scheduleBroadcast } from "../../../db/broadcasts/broadcasts";
import { createPool, type Queries } from "../../../db/connection/pool";
import { drafts } from "../../support/mail/broadcasts";
import { endpoints } from "../../../src/paths";
import { effort } from "../effort";
import { atPace } from "../pace";
import { serve, type Served } from "../process";
import type { Row } from "../table";
import { startSink } from "./start-sink";

const PEOPLE = effort(50_000, 400);
const RATE = 400;
/** Messages sent before the sign-ups start. */
const SENT = effort(4_000, 50);
const SIGN_UPS_A_SECOND = effort(1_000, 50);
const SIGN_UP_SECONDS = effort(5);

/** Queues a newsletter issue for 50,000 subscribers and sends it at the highest rate to a mail server on this machine. */
export async function measureBroadcasts(
  script: string[],
  environment: Record<string, string>,
): Promise<Row[]> {
  const pool = createPool({ url: environment["DATABASE_URL"] ?? "" }, 1);
  const db = pool.queries;
  const { seconds, mebibytes } = await queue(db);
  const sink = await startSink();
  const settings = {
    SMTP_URL: sink.url,
    BROADCAST_RATE: String(RATE),
    BROADCAST_DOMAIN_RATE: String(RATE),
  };
  const site = await serve(script, { ...environment, ...settings }, "/readyz");
  const rate = await timeSending(db);
  const before = await countSent(db);
  const statuses = await atPace(SIGN_UPS_A_SECOND, SIGN_UP_SECONDS, (n) => signUp(site, n));
  const refused = statuses.filter((status) => status !== 200).length;
  const meanwhile = ((await countSent(db)) - before) / SIGN_UP_SECONDS;
  await site.stop();
  await sink.stop();
  await pool.end({ graceMs: 1_000 });
  return [
    [
      `Queueing a broadcast to ${PEOPLE.toLocaleString("en-US")}`,
      `${seconds.toFixed(1)} s`,
      `PostgreSQL; the command grew by ${mebibytes} MiB`,
      "≤ 5 s",
    ],
    [
      "Broadcast mails sent per second",
      rate.toFixed(0),
      `PostgreSQL; rate limit ${RATE}`,
      String(RATE),
    ],
    [
      `Sign-ups refused at ${SIGN_UPS_A_SECOND.toLocaleString("en-US")} per second meanwhile`,
      String(refused),
      `of ${statuses.length.toLocaleString("en-US")}; PostgreSQL; ${meanwhile.toFixed(0)} mails per second sent`,
      "0",
    ],
  ];
}

/** Sign-ups, each from its own network. */
async function signUp({ port }: Served, n: number): Promise<number> {
  const answer = await fetch(`http://127.0.0.1:${port}${endpoints.newsletter}`, {
    method: "POST",
    headers: {
      "content-type": "application/json",
      "x-forwarded-for": `${1 + (n % 223)}.${Math.floor(n / 223)}.1.1`,
    },
    body: JSON.stringify({ email: `meanwhile-${n}@example.com` }),
  });
  await answer.bytes();
  return answer.status;
}

async function countSent(db: Queries): Promise<number> {
  const [row] = await db.execute<{ sent: number }>(
    sql`select count(*)::int as sent from broadcast_recipients where state = 'sent'`,
  );
  return row?.sent ?? 0;
}

async function queue(db: Queries) {
  await db.execute(sql`
    insert into subscribers (email, source, confirmed_at)
    select 'reader-' || n || '@domain-' || n % 1000 || '.example', 'newsletter', now()
    from generate_series(1, ${PEOPLE}::int) n on conflict do nothing`);
  const draft = await addBroadcast(db, drafts.issue);
  const before = process.memoryUsage.rss();
  const startedAt = performance.now();
  const recipients = await countAudience(db, draft, {});
  const sender = { senderName: "Genie Inc.", postalAddress: "1 Main St" };
  await scheduleBroadcast(db, draft, { sender, recipients, domainRate: RATE });
  const seconds = (performance.now() - startedAt) / 1000;
  const mebibytes = Math.max(0, Math.round((process.memoryUsage.rss() - before) / 2 ** 20));
  await db.execute(sql`update broadcasts set starts_at = now() where id = ${draft.id}`);
  await db.execute(sql`update broadcast_recipients set due_at = now() where state = 'waiting'`);
  return { seconds, mebibytes };
}

/** The rate at which the first messages are sent, per second. */
async function timeSending(db: Queries): Promise<number> {
  for (;;) {
    const [row] = await db.execute<{ sent: number; seconds: number }>(sql`
      select count(*)::int as sent,
        extract(epoch from max(settled_at) - min(settled_at))::float8 as seconds
      from broadcast_recipients where state = 'sent'`);
    if (row && row.sent >= SENT) return row.sent / row.seconds;
    await Bun.sleep(200);
  }
}
