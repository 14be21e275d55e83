import { sql, type SQL } from "drizzle-orm";
import { consentChanges } from "../schema/consent";
import { outbox, undeliverable } from "../schema/mail";
import type { Queries } from "../connection/pool";
import { subscribers, waitlistEntries } from "../schema/forms";

/** What the ledger keeps of the moment in which somebody decided. */
export type Evidence = {
  how: (typeof consentChanges.$inferInsert)["how"];
  /** The words that were shown, and the path of their page. */
  sentence?: string | undefined;
  page?: string | undefined;
  /** Of the privacy policy that is in force. */
  privacyVersion: string;
};

/** Somebody's word on what is stored already: to be written to, or not to be. */
export type Decision = {
  change: "confirmed" | "unsubscribed";
  /** What it is about; none is every list of the address. */
  id?: string | undefined;
  /** Whose it has to be, where somebody decided for an address. */
  email?: string | undefined;
  /** When the link was made that confirms, in ISO 8601. One who has left since is not brought back by it. */
  madeAt?: string | undefined;
  /** When it was decided, in ISO 8601, which may be long before it is carried out. */
  receivedAt: string;
  evidence: Evidence;
};

/** What became of it: `already` changed nothing, `outdated` came by a link from before its owner left, `gone` is about nothing. */
export type ConsentOutcome = "done" | "already" | "outdated" | "gone";

/**
 * Carries out what somebody has decided now: each list that it changes gets its line in the ledger, dated when it was
 * decided. An address that is on no list has left every list already.
 */
export function decide(db: Queries, decision: Decision): Promise<ConsentOutcome> {
  return db.transaction((tx) => carryOut(tx, decision, sql`true`));
}

/**
 * The same for what comes from a journal, late or once more: where the ledger has a step after it, that one stands. Of two
 * steps at the same time, leaving stands. A sign-up takes nothing from somebody who confirmed, so it does not stand against
 * that. For a transaction.
 */
export function decideLate(tx: Queries, decision: Decision): Promise<ConsentOutcome> {
  const { change, receivedAt } = decision;
  const at = sql`${receivedAt}::timestamptz`;
  const isStep =
    change === "confirmed"
      ? sql`later.created_at >= ${at} and later.change <> 'signed up'`
      : sql`(later.created_at > ${at} or later.created_at = ${at} and later.change = 'unsubscribed')`;
  const isLatest = sql`not exists (
    select from ${consentChanges} later where later.about_id = id and ${isStep})`;
  return carryOut(tx, decision, isLatest);
}

async function carryOut(tx: Queries, decision: Decision, isOpen: SQL): Promise<ConsentOutcome> {
  await lockEntries(tx, isMeant(decision));
  const { found, changed, left } = await writeSteps(tx, decision, isOpen);
  if (changed > 0 && decision.change === "confirmed") await markAsReachable(tx, decision);
  if (changed > 0) return "done";
  if (found > 0) return decision.change === "confirmed" && left > 0 ? "outdated" : "already";
  return decision.change === "unsubscribed" && decision.id === undefined ? "already" : "gone";
}

/** The owner has followed a link in a message, so the address takes mail again. */
async function markAsReachable(tx: Queries, decision: Decision): Promise<void> {
  const isOwn = isMeant(decision);
  await tx.execute(sql`
    delete from ${undeliverable} where marked_at < ${decision.receivedAt}::timestamptz and address in (
      select lower(email) from ${subscribers} where ${isOwn}
      union all select lower(email) from ${waitlistEntries} where ${isOwn})`);
}

/** Another decision on the same entries waits: at the same moment, neither would see the other's line in the ledger. */
async function lockEntries(tx: Queries, isOwn: SQL): Promise<void> {
  const rowsOf = (table: typeof subscribers | typeof waitlistEntries) =>
    sql`select id from ${table} where ${isOwn} order by source for no key update`;
  await tx.execute(sql`
    with of_subscribers as (${rowsOf(subscribers)}), of_entries as (${rowsOf(waitlistEntries)})
    select (select count(*) from of_subscribers) + (select count(*) from of_entries)`);
}

function isMeant({ id, email }: Decision): SQL {
  const isEntry = sql`id = ${id}`;
  if (email === undefined) return id === undefined ? sql`false` : isEntry;
  const isOwn = sql`lower(email) = lower(${email})`;
  return id === undefined ? isOwn : sql`${isOwn} and ${isEntry}`;
}

/** The columns that a decision sets, on which rows. What is queued about a list that was left is not sent any more. */
function stepsOf({ change: wish, madeAt }: Decision, at: SQL, isMeantAndOpen: SQL) {
  if (wish === "unsubscribed") {
    const leave = sql`unsubscribed_at = ${at} where ${isMeantAndOpen} and unsubscribed_at is null`;
    const queued = sql`delete from ${outbox}
      where about_id in (select id from changed) and sent_at is null and failed_at is null`;
    return { subscribers: leave, waitlist: leave, queued };
  }
  const isFresh =
    madeAt === undefined
      ? sql`true`
      : sql`(unsubscribed_at is null or unsubscribed_at < ${madeAt}::timestamptz)`;
  return {
    subscribers: sql`confirmed_at = ${at}, unsubscribed_at = null where ${isMeantAndOpen}
      and (confirmed_at is null or unsubscribed_at is not null) and ${isFresh}`,
    waitlist: sql`unsubscribed_at = null
      where ${isMeantAndOpen} and unsubscribed_at is not null and ${isFresh}`,
    queued: sql`select`,
  };
}

type Counts = { found: number; changed: number; left: number };

/**
 * The rows and their lines in the ledger change together, or not at all. `found` and `left` count what was there before;
 * `changed` also what this very decision has changed earlier. No two lines of an entry have the same time.
 */
async function writeSteps(tx: Queries, decision: Decision, isOpen: SQL): Promise<Counts> {
  const { how, sentence, page, privacyVersion } = decision.evidence;
  const at = sql`${decision.receivedAt}::timestamptz`;
  const isOwn = isMeant(decision);
  const to = stepsOf(decision, at, sql`${isOwn} and ${isOpen}`);
  const [counts] = await tx.execute<Counts>(sql`
    with changed_subscribers as (update ${subscribers} set ${to.subscribers} returning id),
    changed_entries as (update ${waitlistEntries} set ${to.waitlist} returning id),
    changed as (select id from changed_subscribers union all select id from changed_entries),
    told as (
      insert into ${consentChanges} (about_id, change, how, sentence, page, privacy_version, created_at)
      select id, ${decision.change}, ${how}, ${sentence ?? null}::text, ${page ?? null}::text, ${privacyVersion},
        greatest(${at}, (select max(created_at) + interval '1 microsecond'
          from ${consentChanges} earlier where earlier.about_id = changed.id))
      from changed
    ),
    queued as (${to.queued}),
    found as (
      select id, unsubscribed_at from ${subscribers} where ${isOwn}
      union all
      select id, unsubscribed_at from ${waitlistEntries} where ${isOwn}
    )
    select count(*)::int as found, count(unsubscribed_at)::int as left,
      (select count(*)::int from changed) + (select count(*)::int from ${consentChanges}
        where about_id in (select id from found) and change = ${decision.change} and created_at = ${at})
        as changed
    from found`);
  return counts ?? { found: 0, changed: 0, left: 0 };
}
