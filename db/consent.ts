import { sql, type SQL } from "drizzle-orm";
import { consentChanges } from "./consent-schema";
import { outbox } from "./mail-schema";
import type { Queries } from "./pool";
import { subscribers, waitlistEntries } from "./schema";

/** What the ledger keeps of the moment in which somebody decided. */
export type Evidence = {
  how: (typeof consentChanges.$inferInsert)["how"];
  /** The words that were shown, and the path of their page. */
  sentence?: string | undefined;
  page?: string | undefined;
  /** Of the privacy policy that is in force. */
  privacyVersion: string;
};

/** What became of a link: `already` changed nothing, `outdated` was made before its owner left, `gone` is about nothing. */
export type ConsentOutcome = "done" | "already" | "outdated" | "gone";

/** Confirms a sign-up by a link that was made at that time. One who has left since is not brought back by it. */
export async function confirmSubscriber(
  db: Queries,
  { id, madeAt }: { id: string; madeAt: Date },
  evidence: Evidence,
): Promise<ConsentOutcome> {
  const made = sql`${madeAt.toISOString()}::timestamptz`;
  const isFresh = sql`(unsubscribed_at is null or unsubscribed_at < ${made})`;
  const { found, changed, left } = await join(db, sql`id = ${id}`, evidence, isFresh);
  if (found === 0) return "gone";
  if (changed > 0) return "done";
  return left > 0 ? "outdated" : "already";
}

/**
 * Ends what a message was about: a sign-up or a waitlist entry, and, where it was about no list, every list of the
 * address that it went to.
 */
export async function unsubscribe(
  db: Queries,
  id: string,
  evidence: Evidence,
): Promise<ConsentOutcome> {
  const to = sql`select lower(recipient) from ${outbox}
    where about_id = ${id} and kind in ('contact', 'preferences') limit 1`;
  const isMeant = sql`(id = ${id} or lower(email) = (${to}))`;
  const { found, changed } = await leave(db, isMeant, evidence);
  if (changed > 0) return "done";
  if (found > 0) return "already";
  return (await db.execute(to)).length > 0 ? "already" : "gone";
}

/** Takes an address off one of its lists, or off all of them. False when it has no such list. */
export async function leaveLists(
  db: Queries,
  email: string,
  id: string | undefined,
  evidence: Evidence,
): Promise<boolean> {
  return (await leave(db, isOwn(email, id), evidence)).found > 0;
}

/** Puts an address on one of its lists for good, or back on it. False when it has no such list. */
export async function joinList(
  db: Queries,
  email: string,
  id: string | undefined,
  evidence: Evidence,
): Promise<boolean> {
  return id !== undefined && (await join(db, isOwn(email, id), evidence)).found > 0;
}

const isOwn = (email: string, id: string | undefined): SQL =>
  sql`lower(email) = lower(${email}) and ${id === undefined ? sql`true` : sql`id = ${id}`}`;

/** What is queued about a list that was left is not sent any more. */
function leave(db: Queries, isMeant: SQL, evidence: Evidence) {
  const isOn = sql`${isMeant} and unsubscribed_at is null`;
  return change(db, isMeant, "unsubscribed", evidence, {
    subscribers: sql`unsubscribed_at = now() where ${isOn}`,
    waitlist: sql`unsubscribed_at = now() where ${isOn}`,
    queued: sql`delete from ${outbox}
      where about_id in (select id from changed) and sent_at is null and failed_at is null`,
  });
}

function join(db: Queries, isMeant: SQL, evidence: Evidence, isAllowed = sql`true`) {
  return change(db, isMeant, "confirmed", evidence, {
    subscribers: sql`confirmed_at = now(), unsubscribed_at = null
      where ${isMeant} and (confirmed_at is null or unsubscribed_at is not null) and ${isAllowed}`,
    waitlist: sql`unsubscribed_at = null
      where ${isMeant} and unsubscribed_at is not null and ${isAllowed}`,
    queued: sql`select`,
  });
}

type Counts = { found: number; changed: number; left: number };

/** The rows and their lines in the ledger change together, or not at all. `found` and `left` count what was there before. */
async function change(
  db: Queries,
  isMeant: SQL,
  name: "confirmed" | "unsubscribed",
  { how, sentence, page, privacyVersion }: Evidence,
  to: { subscribers: SQL; waitlist: SQL; queued: SQL },
): Promise<Counts> {
  const [counts] = await db.execute<Counts>(sql`
    with changed_subscribers as (update ${subscribers} set ${to.subscribers} returning id),
    changed_entries as (update ${waitlistEntries} set ${to.waitlist} returning id),
    changed as (select id from changed_subscribers union all select id from changed_entries),
    told as (
      insert into ${consentChanges} (about_id, change, how, sentence, page, privacy_version)
      select id, ${name}, ${how}, ${sentence ?? null}::text, ${page ?? null}::text, ${privacyVersion} from changed
    ),
    queued as (${to.queued}),
    found as (
      select id, unsubscribed_at from ${subscribers} where ${isMeant}
      union all
      select id, unsubscribed_at from ${waitlistEntries} where ${isMeant}
    )
    select count(*)::int as found, count(unsubscribed_at)::int as left,
      (select count(*)::int from changed) as changed
    from found`);
  return counts ?? { found: 0, changed: 0, left: 0 };
}
