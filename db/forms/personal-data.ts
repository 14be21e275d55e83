import { sql } from "drizzle-orm";
import { consentChanges } from "../schema/consent";
import { heldSubmissions } from "../schema/held";
import { mailCounts, outbox } from "../schema/mail";
import type { Queries } from "../connection/pool";
import { contactMessages, subscribers, waitlistEntries } from "../schema/forms";

/** One list that an address is or was on. `since` is when its state began, in ISO 8601. */
export type Subscription = {
  id: string;
  list: "newsletter" | "notify" | "waitlist";
  source: string;
  state: "pending" | "confirmed" | "received" | "unsubscribed";
  since: string;
};

export type StoredCounts = {
  lists: number;
  written: number;
  sent: number;
  changes: number;
  held: number;
};

/** The lists of an address in the order it joined them, and how much else is stored about it. */
export async function readPreferences(db: Queries, email: string) {
  const [row] = await db.execute<{ lists: Subscription[]; counts: StoredCounts }>(sql`
    with ${ownRows(email)}
    select
      (select coalesce(jsonb_agg(jsonb_build_object('id', id, 'list', list, 'source', source,
          'state', state, 'since', since) order by created_at, id), '[]') from (
        select id, case source when 'newsletter' then 'newsletter' else 'notify' end as list, source,
          case when unsubscribed_at is not null then 'unsubscribed'
            when confirmed_at is not null then 'confirmed' else 'pending' end as state,
          coalesce(unsubscribed_at, confirmed_at, created_at) as since, created_at
        from own_subscribers
        union all
        select id, 'waitlist', source,
          case when unsubscribed_at is null then 'received' else 'unsubscribed' end,
          coalesce(unsubscribed_at, created_at), created_at
        from own_entries) list) as lists,
      jsonb_build_object(
        'lists', (select count(*) from own_subscribers) + (select count(*) from own_entries),
        'written', (select count(*) from own_messages),
        'sent', (select count(*) from own_mail),
        'changes', (select count(*) from own_changes),
        'held', (select count(*) from own_held)) as counts`);
  if (row === undefined) throw new Error("no answer");
  return row;
}

/** All that is stored about an address, row by row with every column, as it leaves the house for its owner. */
export async function readPersonalData(db: Queries, email: string): Promise<object> {
  const [row] = await db.execute<Record<string, object>>(sql`
    with ${ownRows(email)}
    select
      ${rowsOf("own_subscribers", "created_at")} as sign_ups,
      ${rowsOf("own_entries", "created_at")} as waitlist_entries,
      ${rowsOf("own_messages", "created_at")} as contact_messages,
      ${rowsOf("own_held", "created_at")} as held_submissions,
      ${rowsOf("own_changes", "created_at")} as consent_changes,
      ${rowsOf("own_mail", "created_at")} as messages_to_you,
      ${rowsOf("own_counts", "recipient")} as messages_counted`);
  return { address: email, read_at: new Date().toISOString(), ...row };
}

const rowsOf = (name: string, order: string) =>
  sql.raw(
    `(select coalesce(jsonb_agg(to_jsonb(own) order by own.${order}), '[]') from ${name} own)`,
  );

/** What belongs to an address, table by table. What opens something is sealed, and nobody's to
 * read; whom of the team a message went to is not the writer's to know. */
const ownRows = (email: string) => sql`
  own_subscribers as (select * from ${subscribers} where lower(email) = lower(${email})),
  own_entries as (select * from ${waitlistEntries} where lower(email) = lower(${email})),
  own_messages as (select * from ${contactMessages} where lower(email) = lower(${email})),
  own_held as (
    select id, kind, email, "row" - 'tell' as "row", score, signals, created_at
    from ${heldSubmissions} where lower(email) = lower(${email})),
  own_ids as (
    select id from own_subscribers union all select id from own_entries
    union all select id from own_messages),
  own_changes as (
    select * from ${consentChanges} where about_id in (select id from own_ids)),
  own_counts as (
    select recipient, queued_at from ${mailCounts} where recipient = lower(${email})),
  own_mail as (
    select id, kind, recipient, about_id, data - 'sealed' as data, created_at, attempts, sent_at, failed_at, last_error
    from ${outbox} where kind <> 'team' and (about_id in (select id from own_ids)
      or (kind <> 'confirm' and lower(recipient) = lower(${email}))))`;
