import { desc, sql } from "drizzle-orm";
import { outbox, type MailData, type MailKind } from "../schema/mail";
import type { Queries } from "../connection/pool";

/** A message to queue. */
export type NewMail = {
  kind: MailKind;
  /** The recipient. */
  to: string;
  /** The row it is about: a sign-up, a waitlist entry, a contact message, a user. */
  aboutId: string;
  data?: MailData;
};

export type QueuedMail = typeof outbox.$inferSelect;

/**
 * Queues a message. Call it in the transaction that creates what the message is about, so that both are stored or
 * neither. A worker of any replica sends it within about a second, or days later if the mail server is down.
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

/** The latest messages, newest first. */
export function listOutbox(db: Queries, limit: number): Promise<QueuedMail[]> {
  return db.select().from(outbox).orderBy(desc(outbox.createdAt), desc(outbox.id)).limit(limit);
}

/** Counts messages by state. */
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

/** Finds a message by an id that may be invalid. */
export async function findMail(db: Queries, id: string): Promise<QueuedMail | undefined> {
  const [mail] = await db
    .select()
    .from(outbox)
    .where(sql`${outbox.id}::text = ${id}`);
  return mail;
}
