import { and, desc, inArray, or, sql } from "drizzle-orm";
import { outbox, type MailData, type MailKind } from "./mail-schema";
import type { Queries } from "./pool";

/** A message to be queued. */
export type NewMail = {
  kind: MailKind;
  /** The address it goes to. */
  to: string;
  /** The row it speaks of: a sign-up, a waitlist entry, a message to us, a user. */
  aboutId: string;
  data?: MailData;
};

export type QueuedMail = typeof outbox.$inferSelect;

/** A message that is due, with what it is written from; `attempts` counts this time too. */
export type DueMail = Pick<
  QueuedMail,
  "id" | "kind" | "recipient" | "aboutId" | "data" | "attempts"
>;

/** A worker that dies with messages in hand leaves them to the others after this time. */
const LEASE = "2 minutes";

/**
 * Queues a message. Call it with the transaction that makes what the message speaks of: both are there, or neither. It
 * is sent within about a second, by the worker of any replica, and may wait for days while the mail server is away.
 *
 * @example
 * await db.transaction(async (tx) => {
 *   const id = await addUser(tx, user);
 *   await queueMail(tx, { kind: "account", to: user.email, aboutId: id, data: { sealed } });
 * });
 */
export async function queueMail(db: Queries, { kind, to, aboutId, data = {} }: NewMail) {
  await db.insert(outbox).values({ kind, recipient: to, aboutId, data });
}

/**
 * Takes messages of these kinds that are due, for this caller alone: whoever dies between sending and marking costs at
 * most one message that comes twice, under the same Message-ID.
 */
export async function takeDue(db: Queries, kinds: MailKind[], most: number): Promise<DueMail[]> {
  const rows = await db.execute<DueMail>(sql`
    with due as (
      select id from ${outbox}
      where sent_at is null and failed_at is null and due_at <= now()
        and kind in (select jsonb_array_elements_text(${JSON.stringify(kinds)}::text::jsonb))
      order by due_at limit ${most} for update skip locked
    )
    update ${outbox} taken
    set due_at = now() + interval '${sql.raw(LEASE)}', attempts = attempts + 1
    from due where taken.id = due.id
    returning taken.id, taken.kind, taken.recipient, taken.about_id as "aboutId",
      taken.data, taken.attempts`);
  return [...rows];
}

/** Marks messages as sent, and takes from them what opens something. */
export async function markSent(db: Queries, ids: string[]): Promise<void> {
  await db.execute(sql`
    update ${outbox} set sent_at = now(), last_error = null, data = data - 'sealed'
    where id in (select value::uuid from jsonb_array_elements_text(${JSON.stringify(ids)}::text::jsonb))`);
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

/** Removes messages about any of these rows, and every message to this address in whatever case. */
export async function dropMail(db: Queries, aboutIds: string[], email: string): Promise<void> {
  const isTo = sql`lower(${outbox.recipient}) = lower(${email})`;
  // By one index each: confirmations stand in that of what they are about, all others in that of addresses.
  await db
    .delete(outbox)
    .where(or(inArray(outbox.aboutId, aboutIds), and(sql`${outbox.kind} <> 'confirm'`, isTo)));
}

/** The latest messages, newest first, for the operator. */
export function listOutbox(db: Queries, most: number): Promise<QueuedMail[]> {
  return db.select().from(outbox).orderBy(desc(outbox.createdAt), desc(outbox.id)).limit(most);
}

/** One message by its id, whatever was typed for it. */
export async function findMail(db: Queries, id: string): Promise<QueuedMail | undefined> {
  const [mail] = await db
    .select()
    .from(outbox)
    .where(sql`${outbox.id}::text = ${id}`);
  return mail;
}
