import { sql, type SQL } from "drizzle-orm";
import { broadcastRecipients, broadcasts, featureTitles } from "../schema/broadcasts";
import { subscribers, waitlistEntries } from "../schema/forms";
import { isUndeliverable } from "../forms/undeliverable";

/**
 * Entries that broadcasts go to, by the kind of broadcast. `is_willing` is whether the person wants it now: sign-ups are
 * confirmed, waitlist entries need no confirmation. Held submissions are in another table.
 */
const entries = sql`(
  select 'issue' as kind, id, email, null as title, created_at, null::timestamptz as invited_at,
    confirmed_at is not null and unsubscribed_at is null as is_willing
  from ${subscribers} where source = 'newsletter'
  union all
  select 'announcement', id, email, lower(feature), created_at, null,
    confirmed_at is not null and unsubscribed_at is null
  from ${subscribers} where list = 'notify'
  union all
  select 'invitation', id, email, lower(feature), created_at, invited_at, unsubscribed_at is null
  from ${waitlistEntries}
)`;

/** Entries that the broadcast `b` is about, as `entry`. */
export const entriesOf = (b: SQL): SQL => sql`${entries} entry where entry.kind = ${b}.kind
  and (${b}.feature is null or entry.title in (
    select title from ${featureTitles} where feature_key = ${b}.feature))`;

export type Selection = {
  /** Invitations: this many, oldest first. */
  next?: number | undefined;
  /** Invitations: only these addresses. */
  only?: string[] | undefined;
};

/**
 * Addresses that the broadcast with this id goes to, as `email` and `asked_at`: each once, none twice, oldest first. An
 * invitation leaves out who was invited before, or is about to be.
 */
export function audienceOf(id: string, { next, only }: Selection = {}): SQL {
  const isChosen =
    only === undefined
      ? sql`true`
      : sql`lower(entry.email) in (
          select lower(value) from jsonb_array_elements_text(${JSON.stringify(only)}::text::jsonb))`;
  return sql`
    select email, asked_at from (
      select distinct on (lower(entry.email)) entry.email, entry.created_at as asked_at
      from ${broadcasts} b cross join lateral (select entry.* from ${entriesOf(sql.raw("b"))}) entry
      where b.id = ${id} and entry.is_willing and entry.invited_at is null and ${isChosen}
        and not ${isUndeliverable(sql`entry.email`)}
        and not exists (
          select from ${broadcastRecipients} known join ${broadcasts} other on other.id = known.broadcast_id
          where lower(known.address) = lower(entry.email) and (other.id = b.id
            or other.kind = 'invitation' and b.kind = 'invitation' and known.state = 'waiting'
              and other.feature is not distinct from b.feature))
      order by lower(entry.email), entry.created_at, entry.id
    ) person order by asked_at, email limit ${next ?? null}::int`;
}
