import { and, inArray, isNotNull, isNull, sql } from "drizzle-orm";
import { outbox, type MailKind } from "../schema/mail";
import type { QueuedMail } from "./outbox";
import type { Queries } from "../connection/pool";

/** A message that is due, with what it is written from; `attempts` counts this time too. */
export type DueMail = Pick<
  QueuedMail,
  "id" | "kind" | "recipient" | "aboutId" | "data" | "attempts"
>;

/** What was taken is the taker's for this long; who dies with messages in hand leaves them to the others then. */
export const LEASE_MS = 120_000;
const LEASE_END = sql.raw(`now() + interval '${LEASE_MS} milliseconds'`);
/** Taken, and neither tried since nor given up. */
const isInHand = sql`(${outbox.attempts} > 0 and ${outbox.dueAt} > now()
  and ${outbox.lastError} is null and ${outbox.failedAt} is null)`;

/**
 * Takes messages of these kinds that are due, for this caller alone: whoever dies between sending and marking costs at
 * most one message that comes twice, under the same Message-ID.
 */
export async function takeDue(db: Queries, kinds: MailKind[], most: number): Promise<DueMail[]> {
  const rows = await db.execute<DueMail>(sql`
    with due as (
      select id from ${outbox}
      where sent_at is null and failed_at is null and due_at <= now()
        and kind = any(array(select jsonb_array_elements_text(${JSON.stringify(kinds)}::text::jsonb)))
      order by due_at limit ${most} for update skip locked
    )
    update ${outbox} taken
    set due_at = ${LEASE_END}, attempts = attempts + 1, last_error = null
    from due where taken.id = due.id
    returning taken.id, taken.kind, taken.recipient, taken.about_id as "aboutId",
      taken.data, taken.attempts`);
  return [...rows];
}

/**
 * Takes one message, whether it is due, put off or given up; undefined when there is none, when it was sent, and while
 * another has it in hand.
 */
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

/** Makes due at once what was put off. */
export async function hurry(db: Queries): Promise<void> {
  await db
    .update(outbox)
    .set({ dueAt: sql`now()` })
    .where(and(isNull(outbox.sentAt), isNull(outbox.failedAt), isNotNull(outbox.lastError)));
}

/** Gives back what was taken and not tried. */
export async function giveBack(db: Queries, ids: string[]): Promise<void> {
  await db
    .update(outbox)
    .set({ dueAt: sql`now()`, attempts: sql`${outbox.attempts} - 1` })
    .where(and(inArray(outbox.id, ids), isNull(outbox.sentAt)));
}

/** Marks messages as sent, and takes from them what opens something. */
export async function markSent(db: Queries, ids: string[]): Promise<void> {
  await db.execute(sql`
    update ${outbox} set sent_at = now(), last_error = null, data = data - 'sealed'
    where id = any(array(
      select value::uuid from jsonb_array_elements_text(${JSON.stringify(ids)}::text::jsonb)))`);
}

/** Puts a message off; without a time it is not tried again. */
export async function markFailed(
  db: Queries,
  id: string,
  code: string,
  retryInMs: number | undefined,
): Promise<void> {
  await db.execute(
    retryInMs === undefined
      ? sql`update ${outbox} set failed_at = now(), last_error = ${code} where id = ${id}`
      : sql`update ${outbox} set last_error = ${code},
          due_at = now() + make_interval(secs => ${retryInMs / 1000}::float8) where id = ${id}`,
  );
}
