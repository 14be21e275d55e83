import { and, inArray, isNotNull, isNull, sql, type SQL } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import { outbox, type MailKind } from "../schema/mail";
import type { QueuedMail } from "./outbox";
import type { Queries } from "../connection/pool";

/** A due message; `attempts` includes this one. */
export type DueMail = Pick<
  QueuedMail,
  "id" | "kind" | "recipient" | "aboutId" | "data" | "attempts"
>;

/** How long taken messages belong to their worker; if it dies, others take over. */
export const LEASE_MS = 120_000;
const LEASE_END = sql.raw(`now() + interval '${LEASE_MS} milliseconds'`);
/** Taken, and not yet tried or given up. */
const isInHand = sql`(${outbox.attempts} > 0 and ${outbox.dueAt} > now()
  and ${outbox.lastError} is null and ${outbox.failedAt} is null)`;

/**
 * Takes due messages of these kinds for this caller alone. If it dies between sending and marking, at most one
 * message is sent twice, with the same Message-ID.
 */
export async function takeDue(db: Queries, kinds: MailKind[], limit: number): Promise<DueMail[]> {
  const rows = await db.execute<DueMail>(sql`
    with due as (
      select id from ${outbox}
      where sent_at is null and failed_at is null and due_at <= now()
        and kind = any(array(select jsonb_array_elements_text(${JSON.stringify(kinds)}::text::jsonb)))
      order by due_at limit ${limit} for update skip locked
    )
    update ${outbox} taken
    set due_at = ${LEASE_END}, attempts = attempts + 1, last_error = null
    from due where taken.id = due.id
    returning taken.id, taken.kind, taken.recipient, taken.about_id as "aboutId",
      taken.data, taken.attempts`);
  return [...rows];
}

/** Takes one message, due or not; undefined if it does not exist, was sent, or is taken. */
export async function takeOne(db: Queries, id: string): Promise<DueMail | undefined> {
  const [mail] = await db
    .update(outbox)
    .set({
      dueAt: LEASE_END,
      attempts: sql`${outbox.attempts} + 1`,
      lastError: null,
      failedAt: null,
    })
    .where(and(sql`${outbox.id}::text = ${id}`, isNull(outbox.sentAt), sql`not ${isInHand}`))
    .returning();
  return mail;
}

/** Makes postponed messages due now. */
export async function makeAllDue(db: Queries): Promise<void> {
  await db
    .update(outbox)
    .set({ dueAt: sql`now()` })
    .where(and(isNull(outbox.sentAt), isNull(outbox.failedAt), isNotNull(outbox.lastError)));
}

/**
 * Gives up messages that have waited for over a day, and returns how many. For a restored outbox, which does not know
 * what was sent after its backup.
 */
export async function giveUpStale(db: Queries): Promise<number> {
  const { count } = await db.execute(sql`
    update ${outbox} set failed_at = now(), last_error = 'stale'
    where sent_at is null and failed_at is null and created_at < now() - interval '1 day'`);
  return count;
}

/** Returns taken messages that were not tried. */
export async function giveBack(db: Queries, ids: string[]): Promise<void> {
  await db
    .update(outbox)
    .set({ dueAt: sql`now()`, attempts: sql`${outbox.attempts} - 1` })
    .where(and(inArray(outbox.id, ids), isNull(outbox.sentAt)));
}

/** Marks messages as sent and deletes their secrets. */
export async function markSent(db: Queries, ids: string[]): Promise<void> {
  await db.execute(sql`
    update ${outbox} set sent_at = now(), last_error = null, data = data - 'sealed'
    where id = any(array(
      select value::uuid from jsonb_array_elements_text(${JSON.stringify(ids)}::text::jsonb)))`);
}

/**
 * Creates the function that postpones one message of a queue, or gives it up if there is no time; `isOpen` guards against
 * giving up what has ended otherwise.
 */
export const failureMarker =
  (queue: PgTable, giveUp: SQL, isOpen: SQL = sql`true`) =>
  async (db: Queries, id: string, code: string, retryInMs: number | undefined): Promise<void> => {
    await db.execute(
      retryInMs === undefined
        ? sql`update ${queue} set ${giveUp}, last_error = ${code} where id = ${id} and ${isOpen}`
        : sql`update ${queue} set last_error = ${code},
            due_at = now() + make_interval(secs => ${retryInMs / 1000}::float8) where id = ${id}`,
    );
  };

export const markFailed = failureMarker(outbox, sql`failed_at = now()`);
