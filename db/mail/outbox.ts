import { desc, sql } from "drizzle-orm";
import { outbox, type MailData, type MailKind } from "../schema/mail";
import type { Queries } from "../connection/pool";

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

/** The latest messages, newest first, for the operator. */
export function listOutbox(db: Queries, most: number): Promise<QueuedMail[]> {
  return db.select().from(outbox).orderBy(desc(outbox.createdAt), desc(outbox.id)).limit(most);
}

/** How many messages there are by what became of them. */
export async function countOutbox(db: Queries) {
  const [counts] = await db
    .select({
      waiting: sql<number>`count(*) filter (where sent_at is null and failed_at is null)::int`,
      sent: sql<number>`count(sent_at)::int`,
      dead: sql<number>`count(failed_at)::int`,
    })
    .from(outbox);
  return counts ?? { waiting: 0, sent: 0, dead: 0 };
}

/** One message by its id, whatever was typed for it. */
export async function findMail(db: Queries, id: string): Promise<QueuedMail | undefined> {
  const [mail] = await db
    .select()
    .from(outbox)
    .where(sql`${outbox.id}::text = ${id}`);
  return mail;
}
