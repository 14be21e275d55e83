import { sql, type SQL } from "drizzle-orm";
import { broadcastRecipients, broadcasts, featureTitles } from "../schema/broadcasts";
import { subscribers, waitlistEntries } from "../schema/forms";
import { isUndeliverable } from "../forms/undeliverable";

/**
 * For each kind of broadcast: the table with its audience, and conditions for entries that it is about and that want it
 * now. Held submissions are in another table.
 */
const kinds = {
  issue: {
    table: subscribers,
    isAbout: sql`entry.source = 'newsletter'`,
    isWilling: sql`entry.confirmed_at is not null and entry.unsubscribed_at is null`,
  },
  announcement: {
    table: subscribers,
    isAbout: sql`entry.list = 'notify'`,
    isWilling: sql`entry.confirmed_at is not null and entry.unsubscribed_at is null`,
  },
  // Requests for an invitation need no confirmation.
  invitation: {
    table: waitlistEntries,
    isAbout: sql`true`,
    isWilling: sql`entry.unsubscribed_at is null`,
  },
};

/** Whether `entry` is about a feature, by any of its titles. No feature is all of them. */
const hasFeature = (feature: SQL): SQL => sql`(${feature} is null or lower(entry.feature) in (
  select title from ${featureTitles} where feature_key = ${feature}))`;

/**
 * For each row of `due`, which has a kind, a feature and an address: whether the address has an entry that the broadcast
 * is about (`is_known`), and the oldest one whose owner wants it now (`about_id`).
 */
export const ENTRIES_OF_DUE: SQL = sql`
  select count(*) > 0 as is_known,
    (array_agg(id order by created_at) filter (where is_willing))[1] as about_id
  from (${sql.join(
    Object.entries(kinds).map(
      ([kind, { table, isAbout, isWilling }]) => sql`
        select entry.id, entry.created_at, ${isWilling} as is_willing from ${table} entry
        where due.kind = ${sql.raw(`'${kind}'`)} and fold_address(entry.email) = fold_address(due.address)
          and ${isAbout} and ${hasFeature(sql`due.feature`)}`,
    ),
    sql` union all `,
  )}) entry`;

export type Selection = {
  /** Invitations: this many, oldest first. */
  next?: number | undefined;
  /** Invitations: only these addresses. */
  only?: string[] | undefined;
};

/**
 * Selects the addresses that a broadcast goes to and that are not recipients yet, as `email` and `asked_at`: each once,
 * oldest first. Invitations exclude people who have been or are about to be invited.
 */
export function audienceOf(
  { id, kind, feature }: Pick<typeof broadcasts.$inferSelect, "id" | "kind" | "feature">,
  { next, only }: Selection = {},
): SQL {
  const { table, isAbout, isWilling } = kinds[kind];
  const conditions = [
    isAbout,
    isWilling,
    sql`not ${isUndeliverable(sql`entry.email`)}`,
    sql`not exists (select from ${broadcastRecipients} known
      where fold_address(known.address) = fold_address(entry.email) and known.broadcast_id = ${id})`,
  ];
  if (feature !== null) conditions.push(hasFeature(sql`${feature}::text`));
  if (kind === "invitation")
    conditions.push(
      sql`entry.invited_at is null`,
      sql`not exists (
        select from ${broadcastRecipients} known join ${broadcasts} other on other.id = known.broadcast_id
        where fold_address(known.address) = fold_address(entry.email) and known.state = 'waiting'
          and other.kind = 'invitation' and other.feature is not distinct from ${feature}::text)`,
    );
  if (only !== undefined)
    conditions.push(sql`fold_address(entry.email) in (
      select fold_address(value) from jsonb_array_elements_text(${JSON.stringify(only)}::text::jsonb))`);
  return sql`
    select min(entry.email) as email, min(entry.created_at) as asked_at
    from ${table} entry where ${sql.join(conditions, sql` and `)}
    group by fold_address(entry.email) order by asked_at, email limit ${next ?? null}::int`;
}
