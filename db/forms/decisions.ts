import { getTableName, sql, type SQL } from "drizzle-orm";
import { consentChanges } from "../schema/consent-changes";
import { outbox, undeliverable } from "../schema/mail";
import { subscribers, waitlistEntries } from "../schema/forms";
import type { Queries } from "../connection/pool";

/** The tables of lists: their entries can be unsubscribed and, with double opt-in, confirmed. */
const listTables = [subscribers, waitlistEntries].map((table) => ({
  table,
  locked: sql.identifier(`locked_${getTableName(table)}`),
  changed: sql.identifier(`changed_${getTableName(table)}`),
  isConfirmable: "confirmedAt" in table,
}));

const unionAll = (selects: SQL[]): SQL => sql.join(selects, sql` union all `);

/** What the ledger records about a decision. */
export type Evidence = {
  how: (typeof consentChanges.$inferInsert)["how"];
  /** The text that was shown, and the path of its page; of the team, its reason. */
  sentence?: string | undefined;
  page?: string | undefined;
  /** The version of the current privacy policy. */
  privacyVersion: string;
};

/** A decision about stored entries: to get mail or not. */
export type Decision = {
  change: "confirmed" | "unsubscribed";
  /** The entry it is about; without one, every list of the address. */
  id?: string | undefined;
  /** The address that must own the entry, if the decision was made for an address. */
  email?: string | undefined;
  /** When the confirmation link was made, in ISO 8601. It does not undo a later unsubscription. */
  madeAt?: string | undefined;
  /** When it was made, in ISO 8601; it may be stored much later. */
  receivedAt: string;
  evidence: Evidence;
};

/** `already`: nothing to change. `outdated`: the link is older than an unsubscription. `gone`: no such entry. */
export type ConsentOutcome = "done" | "already" | "outdated" | "gone";

/**
 * Stores a decision made now, with a line in the ledger for each list it changes. Unsubscribing an address that is on
 * no list returns `already`.
 */
export function decide(db: Queries, decision: Decision): Promise<ConsentOutcome> {
  return db.transaction((tx) => store(tx, decision, sql`true`));
}

/**
 * Stores a decision from a journal, possibly late or twice: later steps in the ledger take precedence, and of two steps
 * at the same time, unsubscribing does. If other machines write to the database too, whose clocks may differ, it does so
 * within a minute, except after an unsubscription of `ownLeaves`, which the same journal holds. A later sign-up does not
 * override a confirmation. Call it in a transaction.
 */
export function decideLate(
  tx: Queries,
  decision: Decision,
  ownLeaves?: readonly string[],
): Promise<ConsentOutcome> {
  const { change, receivedAt } = decision;
  const at = sql`${receivedAt}::timestamptz`;
  const margin = ownLeaves ? sql`interval '1 minute'` : sql`interval '0'`;
  const isStep =
    change === "confirmed"
      ? sql`(later.created_at >= ${at} and later.change <> 'signed up' or later.change = 'unsubscribed'
          and ${isUncertain(sql`later.created_at`, at, ownLeaves)})`
      : sql`(later.created_at >= ${at} and later.change = 'unsubscribed'
          or later.created_at > ${at} and later.created_at >= ${at} + ${margin})`;
  const isLatest = sql`not exists (
    select from ${consentChanges} later where later.about_id = id and ${isStep})`;
  return store(tx, decision, isLatest);
}

/** Whether an unsubscription at `leftAt` may really be later than `at`. */
export function isUncertain(leftAt: SQL, at: SQL, ownLeaves?: readonly string[]): SQL {
  if (!ownLeaves) return sql`false`;
  return sql`${leftAt} > ${at} - interval '1 minute' and ${leftAt} not in (
    select jsonb_array_elements_text(${JSON.stringify(ownLeaves)}::text::jsonb)::timestamptz)`;
}

async function store(tx: Queries, decision: Decision, isOpen: SQL): Promise<ConsentOutcome> {
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
  const own = listTables.map(
    ({ table }) => sql`select fold_address(email) from ${table} where ${isOwn}`,
  );
  await tx.execute(sql`
    delete from ${undeliverable}
    where marked_at < ${decision.receivedAt}::timestamptz and address in (${unionAll(own)})`);
}

/** Serializes decisions about the same entries: concurrent ones would not see each other's lines in the ledger. */
async function lockEntries(tx: Queries, isOwn: SQL): Promise<void> {
  const locks = listTables.map(
    ({ table, locked }) =>
      sql`${locked} as (select from ${table} where ${isOwn} order by source for no key update)`,
  );
  const counts = listTables.map(({ locked }) => sql`(select count(*) from ${locked})`);
  await tx.execute(sql`with ${sql.join(locks, sql`, `)} select ${sql.join(counts, sql` + `)}`);
}

function isMeant({ id, email }: Decision): SQL {
  const isEntry = sql`id = ${id}`;
  if (email === undefined) return id === undefined ? sql`false` : isEntry;
  const isOwn = sql`fold_address(email) = fold_address(${email})`;
  return id === undefined ? isOwn : sql`${isOwn} and ${isEntry}`;
}

/** Sets the columns of a table of lists. */
function updateOf({ change, madeAt }: Decision, at: SQL, isMeantAndOpen: SQL, canConfirm: boolean) {
  if (change === "unsubscribed")
    return sql`unsubscribed_at = ${at} where ${isMeantAndOpen} and unsubscribed_at is null`;
  const isFresh =
    madeAt === undefined
      ? sql`true`
      : sql`(unsubscribed_at is null or unsubscribed_at < ${madeAt}::timestamptz)`;
  return canConfirm
    ? sql`confirmed_at = ${at}, unsubscribed_at = null where ${isMeantAndOpen}
        and (confirmed_at is null or unsubscribed_at is not null) and ${isFresh}`
    : sql`unsubscribed_at = null
        where ${isMeantAndOpen} and unsubscribed_at is not null and ${isFresh}`;
}

type Counts = { found: number; changed: number; left: number };

/**
 * Updates the rows and their lines in the ledger, all or none. `found` and `left` count the rows before; `changed`
 * includes what this same decision changed earlier. No two lines of an entry have the same time. Unsubscribing deletes
 * messages that wait to be sent about the list.
 */
async function writeSteps(tx: Queries, decision: Decision, isOpen: SQL): Promise<Counts> {
  const { change, receivedAt } = decision;
  const { how, sentence, page, privacyVersion } = decision.evidence;
  const at = sql`${receivedAt}::timestamptz`;
  const isOwn = isMeant(decision);
  const updates = listTables.map(({ table, changed, isConfirmable }) => {
    const set = updateOf(decision, at, sql`${isOwn} and ${isOpen}`, isConfirmable);
    return sql`${changed} as (update ${table} set ${set} returning id)`;
  });
  const changedIds = listTables.map(({ changed }) => sql`select id from ${changed}`);
  const foundRows = listTables.map(
    ({ table }) => sql`select id, unsubscribed_at from ${table} where ${isOwn}`,
  );
  const unqueued =
    change === "unsubscribed"
      ? sql`delete from ${outbox}
          where about_id in (select id from changed) and sent_at is null and failed_at is null`
      : sql`select`;
  const [counts] = await tx.execute<Counts>(sql`
    with ${sql.join(updates, sql`, `)},
    changed as (${unionAll(changedIds)}),
    recorded as (
      insert into ${consentChanges} (about_id, change, how, sentence, page, privacy_version, created_at)
      select id, ${change}, ${how}, ${sentence ?? null}::text, ${page ?? null}::text, ${privacyVersion},
        greatest(${at}, (select max(created_at) + interval '1 microsecond'
          from ${consentChanges} earlier where earlier.about_id = changed.id))
      from changed
    ),
    unqueued as (${unqueued}),
    found as (${unionAll(foundRows)})
    select count(*)::int as found, count(unsubscribed_at)::int as left,
      (select count(*)::int from changed) + (select count(*)::int from ${consentChanges}
        where about_id in (select id from found) and change = ${change} and created_at = ${at})
        as changed
    from found`);
  return counts ?? { found: 0, changed: 0, left: 0 };
}
