import { desc, sql } from "drizzle-orm";
import { audienceOf, type Selection } from "./audience";
import { broadcastRecipients, broadcasts, domainOf, RECIPIENT_STATES } from "../schema/broadcasts";
import type { Queries } from "../connection/pool";

export type Broadcast = typeof broadcasts.$inferSelect;
export type NewBroadcast = Pick<
  Broadcast,
  "kind" | "subject" | "preview" | "body" | "feature" | "actionLabel" | "actionHref"
>;
type RecipientState = (typeof RECIPIENT_STATES)[number];

/** How many recipients there are in each state. They add up to `recipients`. */
export type Report = Record<RecipientState | "recipients", number>;

/** What every message of a broadcast shows about its sender. */
export type BroadcastSender = { senderName: string; postalAddress: string };

const QUEUE_LOCK = 7_264_003;

/** How long a broadcast can be canceled before its first message, unless the operator names a time. */
const CANCEL_MINUTES = 10;

export async function addBroadcast(db: Queries, broadcast: NewBroadcast): Promise<Broadcast> {
  const [added] = await db.insert(broadcasts).values(broadcast).returning();
  if (added === undefined) throw new Error("no answer");
  return added;
}

/** Finds a broadcast by the beginning of its id. */
export async function findBroadcast(db: Queries, id: string): Promise<Broadcast | undefined> {
  const [found, ...others] = await db
    .select()
    .from(broadcasts)
    .where(sql`${id} <> '' and starts_with(${broadcasts.id}::text, lower(${id}))`)
    .limit(2);
  return others.length === 0 ? found : undefined;
}

/** Returns a draft that nobody else can change or send in this transaction; undefined if it is none any more. */
export async function lockDraft(tx: Queries, id: string): Promise<Broadcast | undefined> {
  const [draft] = await tx
    .select()
    .from(broadcasts)
    .where(sql`${broadcasts.id} = ${id} and ${broadcasts.state} = 'draft'`)
    .for("update");
  return draft;
}

/** Replaces the text of a draft that `lockDraft` returned. */
export async function updateDraft(tx: Queries, id: string, draft: NewBroadcast): Promise<void> {
  await tx
    .update(broadcasts)
    .set(draft)
    .where(sql`${broadcasts.id} = ${id}`);
}

/** Returns whether there was such a draft. */
export async function deleteDraft(tx: Queries, id: string): Promise<boolean> {
  const { count } = await tx.execute(
    sql`delete from ${broadcasts} where id = ${id} and state = 'draft'`,
  );
  return count > 0;
}

/** All broadcasts, newest first, each with its report. */
export async function listBroadcasts(db: Queries): Promise<(Broadcast & Report)[]> {
  const all = await db.select().from(broadcasts).orderBy(desc(broadcasts.createdAt), broadcasts.id);
  const listed: (Broadcast & Report)[] = [];
  for (const one of all) listed.push({ ...one, ...(await reportOf(db, one.id)) });
  return listed;
}

/** Counts by index, in one statement, so the sums add up at any moment. */
export async function reportOf(db: Queries, id: string): Promise<Report> {
  const rows = await db.execute<{ state: RecipientState; count: number }>(sql`
    select state, count(*)::int as count from ${broadcastRecipients}
    where broadcast_id = ${id} group by state`);
  const counts = new Map(rows.map(({ state, count }) => [state, count]));
  const report = RECIPIENT_STATES.map((state) => [state, counts.get(state) ?? 0] as const);
  return {
    ...(Object.fromEntries(report) as Record<RecipientState, number>),
    recipients: report.reduce((sum, [, count]) => sum + count, 0),
  };
}

/** How many addresses a draft goes to now. */
export async function countAudience(db: Queries, draft: Broadcast, selection: Selection) {
  const [row] = await db.execute<{ count: number }>(
    sql`select count(*)::int as count from (${audienceOf(draft, selection)}) person`,
  );
  return row?.count ?? 0;
}

/** The draft was sent meanwhile, or its audience changed; nothing was queued. */
export class BroadcastChanged extends Error {
  override readonly name = "BroadcastChanged";
}

export type Schedule = Selection & {
  sender: BroadcastSender;
  /** How many recipients the operator has confirmed. */
  recipients: number;
  /** Maximum messages per second to one domain. */
  domainRate: number;
  /** When the first message goes out; in ten minutes by default. */
  startsAt?: Date | undefined;
};

/**
 * Queues a draft for its audience and returns when the first message goes out. Throws `BroadcastChanged`, queueing
 * nothing, if there are more or fewer recipients than confirmed.
 */
export function scheduleBroadcast(
  db: Queries,
  draft: Broadcast,
  schedule: Schedule,
): Promise<Date> {
  const { sender, recipients, domainRate, startsAt, ...selection } = schedule;
  return db.transaction(async (tx) => {
    // One after the other, so that the next sees who is invited already.
    await tx.execute(sql`select pg_advisory_xact_lock(${QUEUE_LOCK})`);
    const [scheduled] = await tx
      .update(broadcasts)
      .set({
        ...sender,
        state: "sending",
        startsAt: startsAt ?? sql`now() + ${sql.raw(`interval '${CANCEL_MINUTES} minutes'`)}`,
      })
      .where(sql`${broadcasts.id} = ${draft.id} and ${broadcasts.state} = 'draft'`)
      .returning({ startsAt: broadcasts.startsAt });
    if (!scheduled?.startsAt) throw new BroadcastChanged("This broadcast is no longer a draft.");
    const queued = await queueAudience(tx, draft, selection, domainRate);
    if (queued !== recipients)
      throw new BroadcastChanged(
        `There are ${queued} recipients now, not ${recipients}. Nothing was queued; send again.`,
      );
    return scheduled.startsAt;
  });
}

/**
 * Queues everybody in the audience who is not yet a recipient, and returns how many. Messages to one domain are spread
 * out at its rate, so that a large domain does not hold up the others.
 */
export async function queueAudience(
  db: Queries,
  broadcast: Broadcast,
  selection: Selection,
  domainRate: number,
): Promise<number> {
  const { count } = await db.execute(sql`
    insert into ${broadcastRecipients} (broadcast_id, address, due_at)
    select b.id, email, greatest(now(), b.starts_at) + make_interval(secs =>
      ((row_number() over (partition by fold_address(substring(email from '[^@]*$')) order by asked_at) - 1)
        / ${domainRate})::float8)
    from ${broadcasts} b cross join (${audienceOf(broadcast, selection)}) person
    where b.id = ${broadcast.id} order by asked_at
    on conflict do nothing`);
  return count;
}

/** Returns whether the state changed. What a worker took in the last tenth of a second still goes out. */
export async function pauseBroadcast(db: Queries, id: string): Promise<boolean> {
  return changeState(db, id, sql`'paused'`, sql`state = 'sending'`);
}

/** Pauses every broadcast, and returns how many. */
export async function pauseBroadcasts(db: Queries): Promise<number> {
  const { count } = await db.execute(
    sql`update ${broadcasts} set state = 'paused' where state = 'sending'`,
  );
  return count;
}

/** Continues a paused broadcast; what became due meanwhile is spread out again. */
export function resumeBroadcast(db: Queries, id: string, domainRate: number): Promise<boolean> {
  return db.transaction(async (tx) => {
    if (!(await changeState(tx, id, sql`'sending'`, sql`state = 'paused'`))) return false;
    await tx.execute(sql`
      update ${broadcastRecipients} r set due_at = later.at
      from (
        select id, now() + make_interval(secs =>
          ((row_number() over (partition by ${domainOf(broadcastRecipients.address)} order by due_at) - 1)
            / ${domainRate})::float8) as at
        from ${broadcastRecipients} where broadcast_id = ${id} and state = 'waiting' and due_at < now()
      ) later
      where r.id = later.id and r.state = 'waiting'`);
    return true;
  });
}

/** Cancels or ends a broadcast for good. */
export function stopBroadcast(db: Queries, id: string): Promise<boolean> {
  return db.transaction(async (tx) => {
    if (!(await changeState(tx, id, sql`'stopped'`, sql`state in ('sending', 'paused')`)))
      return false;
    await tx.execute(sql`update ${broadcastRecipients} set state = 'stopped', settled_at = now()
      where broadcast_id = ${id} and state = 'waiting'`);
    return true;
  });
}

async function changeState(
  db: Queries,
  id: string,
  to: ReturnType<typeof sql>,
  isRight: ReturnType<typeof sql>,
): Promise<boolean> {
  const { count } = await db.execute(
    sql`update ${broadcasts} set state = ${to} where id = ${id} and ${isRight}`,
  );
  return count === 1;
}
