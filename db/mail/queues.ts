import { sql } from "drizzle-orm";
import { heldSubmissions } from "../schema/held";
import { outbox } from "../schema/mail";
import type { Queries } from "../connection/pool";

/** What waits in the database. */
export type Queues = {
  /** Messages to be sent, those that are put off included. */
  queued: number;
  /** Seconds since the oldest of those that are due could have been sent; 0 when none is. */
  lagSeconds: number;
  /** Messages given up. */
  dead: number;
  /** Submissions that look like spam and wait for an operator. */
  held: number;
};

/** Counts messages by indexes, however many that were sent are kept beside them. */
export async function countQueues(db: Queries): Promise<Queues> {
  const [row] = await db.execute<Queues>(sql`
    select waiting.queued, waiting.lag as "lagSeconds",
      (select count(*)::int from ${outbox} where failed_at is not null) as dead,
      (select count(*)::int from ${heldSubmissions}) as held
    from (
      select count(*)::int as queued,
        coalesce(extract(epoch from now() - min(due_at) filter (where due_at < now())), 0)::float8
          as lag
      from ${outbox} where sent_at is null and failed_at is null
    ) waiting`);
  return row ?? { queued: 0, lagSeconds: 0, dead: 0, held: 0 };
}
