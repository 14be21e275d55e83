import { sql } from "drizzle-orm";
import { heldSubmissions } from "../schema/held";
import { outbox } from "../schema/mail";
import type { Queries } from "../connection/pool";

/**
 * Returns how many submissions are held, and tells `to`, if any are: at most once a day over all replicas, and not while
 * the last notice is unsent. The id is that of the day (UTC), so that of two replicas at once only one queues.
 */
export async function noticeHeld(db: Queries, to: string | undefined): Promise<number> {
  const [row] = await db.execute<{ count: number }>(sql`
    with held as (
      select count(*)::int as count from ${heldSubmissions}
    ), notice as (
      select md5('held ' || (now() at time zone 'utc')::date)::uuid as id, ${to ?? null}::text as recipient
    ), queued as (
      insert into ${outbox} (id, kind, recipient, about_id, data)
      select id, 'held', recipient, id, jsonb_build_object('count', count::text) from held, notice
      where count > 0 and recipient is not null and not exists (
        select from ${outbox} last where last.kind = 'held'
          and (last.created_at > now() - interval '1 day' or (last.sent_at is null and last.failed_at is null)))
      on conflict do nothing
    )
    select count from held`);
  return row?.count ?? 0;
}
