import { sql } from "drizzle-orm";
import { rateLimits } from "../schema/auth-tokens";
import type { Queries } from "../connection/pool";

/** The count of a key, and the seconds until its window ends. */
type Sum = { key: string; count: number; secondsLeft: number };

/** Tries to add, and the length of a whole window. */
export type Tries = Sum & { windowSeconds: number };

/**
 * Adds tries to the counts of all replicas in one statement and returns the sums. `secondsLeft` is the length of a
 * new window; open windows keep theirs. A window that ends later than a whole one from now was opened while the clock
 * was ahead, and is over. Keys must be unique.
 */
export async function addTries(db: Queries, tries: Tries[]): Promise<Sum[]> {
  // A fixed order, so that replicas counting the same keys cannot deadlock.
  const sorted = tries.toSorted((a, b) => (a.key < b.key ? -1 : 1));
  const rows = await db.execute<Sum>(sql`
    with tried as (
      select * from jsonb_to_recordset(${JSON.stringify(sorted)}::text::jsonb)
        as tried (key text, count int, "secondsLeft" float8, "windowSeconds" float8)
    )
    insert into ${rateLimits} as known (key, count, window_ends_at)
    select key, count, ${NOW} + make_interval(secs => "secondsLeft") from tried
    on conflict (key) do update set (count, window_ends_at) = (
      select excluded.count + case when is_open then known.count else 0 end,
        case when is_open then known.window_ends_at else excluded.window_ends_at end
      from (
        select known.window_ends_at between ${NOW} and ${NOW} + make_interval(secs => "windowSeconds") as is_open
        from tried where tried.key = excluded.key
      ) open
    )
    returning key, count, extract(epoch from window_ends_at - ${NOW})::float8 as "secondsLeft"`);
  return [...rows];
}

/** Not `now()`: a transaction that began later may have opened the window. */
const NOW = sql.raw("clock_timestamp()");

/**
 * Counts one try in a window shared by all replicas. Returns the count and when the window ends. It is atomic:
 * concurrent tries get different counts.
 */
export async function countTry(
  db: Queries,
  key: string,
  windowSeconds: number,
): Promise<{ count: number; endsAt: Date }> {
  const [tries] = await addTries(db, [
    { key, count: 1, secondsLeft: windowSeconds, windowSeconds },
  ]);
  const { count = 1, secondsLeft = windowSeconds } = tries ?? {};
  return { count, endsAt: new Date(Date.now() + secondsLeft * 1000) };
}
