import { desc, eq, sql } from "drizzle-orm";
import { outbox } from "./mail-schema";
import type { Queries } from "./pool";
import { subscribers } from "./schema";

/** A message that is due, with what it is made from. */
export type DueMessage = {
  id: string;
  attempts: number;
  subscriberId: string;
  email: string;
  source: string;
};

/** A worker that dies with messages in hand leaves them to the others after this time. */
const LEASE = "2 minutes";

/**
 * Takes messages that are due, for this caller alone: whoever dies between sending and marking costs at most one
 * message that comes twice, under the same Message-ID.
 */
export async function takeDue(db: Queries, most: number): Promise<DueMessage[]> {
  const rows = await db.execute<DueMessage>(sql`
    with due as (
      select id from ${outbox}
      where sent_at is null and failed_at is null and due_at <= now()
      order by due_at limit ${most} for update skip locked
    )
    update ${outbox} taken
    set due_at = now() + interval '${sql.raw(LEASE)}', attempts = attempts + 1
    from due, ${subscribers} person
    where taken.id = due.id and person.id = taken.subscriber_id
    returning taken.id, taken.attempts, person.id as "subscriberId", person.email, person.source`);
  return [...rows];
}

export async function markSent(db: Queries, ids: string[]): Promise<void> {
  await db.execute(sql`
    update ${outbox} set sent_at = now(), last_error = null
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

/** The latest messages, newest first, for the operator. */
export function listOutbox(db: Queries, most: number) {
  return db
    .select({
      id: outbox.id,
      subscriberId: subscribers.id,
      email: subscribers.email,
      source: subscribers.source,
      createdAt: outbox.createdAt,
      attempts: outbox.attempts,
      sentAt: outbox.sentAt,
      failedAt: outbox.failedAt,
      lastError: outbox.lastError,
    })
    .from(outbox)
    .innerJoin(subscribers, eq(subscribers.id, outbox.subscriberId))
    .orderBy(desc(outbox.createdAt), desc(outbox.id))
    .limit(most);
}
