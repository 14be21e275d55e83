import { sql, type SQL } from "drizzle-orm";
import { audienceOf, ENTRIES_OF_DUE } from "./audience";
import type { Broadcast } from "./broadcasts";
import { broadcastRecipients, broadcasts, features, featureTitles } from "../schema/broadcasts";
import { consentChanges } from "../schema/consent-changes";
import { subscribers, waitlistEntries } from "../schema/forms";
import type { Queries } from "../connection/pool";
import { prepareForRows, ROWS } from "../connection/prepared";
import { isUndeliverable } from "../forms/undeliverable";
import { failureMarker, LEASE_MS } from "../mail/outbox-delivery";

/** A recipient that a worker has taken; `attempts` includes this one. */
export type DueRecipient = {
  id: string;
  broadcastId: string;
  address: string;
  /** The sign-up or waitlist entry that unsubscribing ends. */
  aboutId: string;
  attempts: number;
};

/** Messages per second, of all replicas together: in all, and to one recipient domain. */
export type BroadcastRates = { inAll: number; perDomain: number };

/** `retryInMs` is when to ask again, if others are due that the rates let go out only later. */
type TakenRecipients = { taken: DueRecipient[]; retryInMs?: number };

const TAKE_LOCK = 7_264_002;

/** Not later than now: the clock may have been set back. */
const RECENTLY = sql.raw(
  "taken_at > statement_timestamp() - interval '1 second' and taken_at <= statement_timestamp()",
);
/** Pause while all that is due goes to domains that have had theirs. */
const DOMAIN_PAUSE_MS = 50;
const LEASE_END = sql.raw(`statement_timestamp() + interval '${LEASE_MS} milliseconds'`);
const domain = (address: string) => sql.raw(`fold_address(substring(${address} from '[^@]*$'))`);

/** Whether any broadcast may be sent now. */
export async function isAnyStarted(db: Queries): Promise<boolean> {
  const rows = await db.execute(sql`
    select from ${broadcasts} where state = 'sending' and starts_at <= now() limit 1`);
  return rows.length > 0;
}

/**
 * Takes due recipients for this caller alone, within the rates. Each is checked now: people who left the list, were
 * erased or cannot be reached are marked instead.
 */
export function takeRecipients(
  db: Queries,
  { inAll, perDomain }: BroadcastRates,
  limit: number,
): Promise<TakenRecipients> {
  return db.transaction(async (tx) => {
    // Replicas take turns, so that the rates apply to all of them together.
    await tx.execute(sql`select pg_advisory_xact_lock(${TAKE_LOCK})`);
    const [pace] = await tx.execute<{ taken: number; passesInMs: number }>(sql`
      select count(*)::int as taken, coalesce(1000 * extract(epoch from
        min(taken_at) + interval '1 second' - statement_timestamp()), 0)::float8 as "passesInMs"
      from ${broadcastRecipients} where ${RECENTLY}`);
    const { taken: lately, passesInMs } = pace ?? { taken: 0, passesInMs: 0 };
    const room = Math.min(limit, inAll - lately);
    if (room <= 0) return { taken: [], retryInMs: Math.ceil(passesInMs) };
    // As a number in the statement, so that the planner knows that it is small.
    const atMost = sql.raw(String(room));
    const rows = await tx.execute<DueRecipient & { isTaken: boolean }>(sql`
      with due as (
        -- In random order, so that a large one does not hold up the others.
        select r.*, b.kind, b.feature from (
          select id, kind, feature from ${broadcasts}
          where state = 'sending' and starts_at <= now() order by random()
        ) b cross join lateral (
          select one.id, one.broadcast_id, one.address from ${broadcastRecipients} one
          where one.broadcast_id = b.id and one.state = 'waiting' and one.due_at <= statement_timestamp()
          order by one.due_at limit ${atMost} for update skip locked
        ) r
        limit ${atMost}
      ), lately as materialized (
        select ${domain("address")} as domain, count(*) as taken from ${broadcastRecipients}
        where ${RECENTLY} group by domain
      ), checked as (
        select due.*, is_known, about_id,
          row_number() over (partition by ${domain("due.address")} order by due.id)
            + coalesce(lately.taken, 0) - ${perDomain} as over
        from due cross join lateral (${ENTRIES_OF_DUE}) person
          left join lately on lately.domain = ${domain("due.address")}
      ), decided as (
        select *, case when not is_known then 'erased' when about_id is null then 'unsubscribed'
          when ${isUndeliverable(sql`checked.address`)} then 'undeliverable' end as settled
        from checked
      )
      update ${broadcastRecipients} r set
        state = coalesce(settled, 'waiting'),
        settled_at = case when settled is not null then now() end,
        address = case when settled = 'erased' then null else r.address end,
        due_at = case when settled is not null then r.due_at
          when over > 0 then statement_timestamp() + make_interval(secs => over::float8 / ${perDomain})
          else ${LEASE_END} end,
        taken_at = case when settled is null and over <= 0 then statement_timestamp() else r.taken_at end,
        last_error = case when settled is null and over <= 0 then null else r.last_error end,
        attempts = r.attempts + case when settled is null and over <= 0 then 1 else 0 end
      from decided where r.id = decided.id
      returning r.id, r.broadcast_id as "broadcastId", r.address, about_id as "aboutId", r.attempts,
        settled is null and over <= 0 as "isTaken"`);
    const taken = rows.filter(({ isTaken }) => isTaken);
    return { taken, ...(rows.length > taken.length && { retryInMs: DOMAIN_PAUSE_MS }) };
  });
}

/** Returns which of the taken recipients may still get the message: the broadcast goes on, and its owner wants it. */
export async function findStillDue(
  db: Queries,
  taken: Pick<DueRecipient, "id" | "aboutId">[],
): Promise<string[]> {
  const held = JSON.stringify(taken.map(({ id, aboutId }) => ({ id, about_id: aboutId })));
  const rows = await db.execute<{ id: string }>(sql`
    select held.id from jsonb_to_recordset(${held}::text::jsonb) as held (id uuid, about_id uuid)
    cross join lateral (
      -- One at a time by their keys, however many there are in the tables.
      select from ${broadcastRecipients} r join ${broadcasts} b on b.id = r.broadcast_id
      where r.id = held.id and r.state = 'waiting' and b.state = 'sending'
        and not ${isUndeliverable(sql`r.address`)}
        and coalesce((select unsubscribed_at is null from ${subscribers} where id = about_id),
          (select unsubscribed_at is null from ${waitlistEntries} where id = about_id), false)
      offset 0
    ) due`);
  return rows.map(({ id }) => id);
}

/**
 * Queues announcements for people who have confirmed since, and returns how many. Workers look for them, because
 * sign-ups are confirmed in several places.
 */
export async function queueLate(db: Queries): Promise<number> {
  const open = await db.execute<Pick<Broadcast, "id" | "kind" | "feature">>(sql`
    select b.id, b.kind, b.feature from ${broadcasts} b join ${features} on ${features.announcementId} = b.id
    where b.state = 'sending' and b.starts_at <= now()`);
  let count = 0;
  for (const one of open)
    count += (
      await db.execute(sql`
        insert into ${broadcastRecipients} (broadcast_id, address)
        select ${one.id}::uuid, email from (${audienceOf(one)}) person on conflict do nothing`)
    ).count;
  return count;
}

/**
 * Marks messages as sent. An announcement ends the sign-ups that asked for one email, and an invitation is noted on the
 * waitlist.
 */
export function markRecipientsSent(db: Queries, ids: string[]): Promise<void> {
  return markSent(
    db,
    ids.map((id) => ({ id })),
  );
}

const markSent = prepareForRows(sql`
  with sent as (
    update ${broadcastRecipients} set state = 'sent', settled_at = now(), last_error = null
    where id = any(array(select id from jsonb_to_recordset(${ROWS}) as marked (id uuid)))
      and state in ('waiting', 'stopped')
    returning broadcast_id, address
  ), kept as (
    select b.kind, b.feature, fold_address(sent.address) as email
    from sent join ${broadcasts} b on b.id = sent.broadcast_id order by email
  ), asked as (
    select person.id from kept cross join lateral (
      -- One at a time by the index of addresses.
      select id from ${subscribers} one where fold_address(one.email) = kept.email
        and one.list = 'notify' and one.confirmed_at is not null and one.unsubscribed_at is null
        and lower(one.feature) in (select title from ${featureTitles} where feature_key = kept.feature)
      order by one.source offset 0 for no key update
    ) person
    where kept.kind = 'announcement'
  ), ended as (
    update ${subscribers} set unsubscribed_at = now() where id in (select id from asked)
      and unsubscribed_at is null
    returning id
  ), recorded as (
    insert into ${consentChanges} (about_id, change, how, created_at)
    select id, 'unsubscribed', 'announcement', greatest(now(),
      (select max(created_at) + interval '1 microsecond' from ${consentChanges} earlier
        where earlier.about_id = ended.id))
    from ended
  )
  update ${waitlistEntries} set invited_at = now() from kept
  where kept.kind = 'invitation' and fold_address(${waitlistEntries.email}) = kept.email
    and (kept.feature is null or lower(${waitlistEntries.feature}) in (
      select title from ${featureTitles} where feature_key = kept.feature))`);

export const markRecipientFailed = failureMarker(
  broadcastRecipients,
  sql`state = 'failed', settled_at = now()`,
  sql`state = 'waiting'`,
);

/** Returns recipients that were taken and not tried. */
export async function giveRecipientsBack(db: Queries, ids: string[]): Promise<void> {
  await db.execute(sql`
    update ${broadcastRecipients} set due_at = now(), taken_at = null, attempts = attempts - 1
    where state = 'waiting' and id = any(array(
      select value::uuid from jsonb_array_elements_text(${JSON.stringify(ids)}::text::jsonb)))`);
}

/** The address of a message, if it is known. */
export const recipientOf = (id: string): SQL =>
  sql`select address from ${broadcastRecipients} where id = ${id}::uuid and address is not null`;
