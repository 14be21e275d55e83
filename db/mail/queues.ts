import { sql } from "drizzle-orm";
import { heldSubmissions } from "../schema/held";
import { outbox } from "../schema/mail";
import type { Queries } from "../connection/pool";

/** Pending work in the database. */
export type Queues = {
  /** Messages to be sent, including postponed ones. */
  queued: number;
  /** Age in seconds of the oldest message that was neither sent nor given up, postponed ones included; 0 without any. */
  lagSeconds: number;
  /** Messages given up. */
  dead: number;
  /** Suspected spam held for review. */
  held: number;
};

/** Counts by index, however many sent messages there are. */
export async function countQueues(db: Queries): Promise<Queues> {
  const [row] = await db.execute<Queues>(sql`
    select waiting.queued, waiting.lag as "lagSeconds",
      (select count(*)::int from ${outbox} where failed_at is not null) as dead,
      (select count(*)::int from ${heldSubmissions}) as held
    from (
      select count(*)::int as queued,
        greatest(0, coalesce(extract(epoch from now() - min(created_at)), 0))::float8 as lag
      from ${outbox} where sent_at is null and failed_at is null
    ) waiting`);
  return row ?? { queued: 0, lagSeconds: 0, dead: 0, held: 0 };
}
