import { sql } from "drizzle-orm";
import { rateLimits } from "../schema/auth-tokens";
import type { Queries } from "./pool";

/** Tries of a key, and the seconds until its window ends. */
export type Tries = { key: string; count: number; secondsLeft: number };

/**
 * Adds tries to the counts of all replicas in one statement and returns the sums. `secondsLeft` is the length of a
 * new window; open windows keep theirs. Keys must be unique.
 */
export async function addTries(db: Queries, tries: Tries[]): Promise<Tries[]> {
  // A fixed order, so that replicas counting the same keys cannot deadlock.
  const sorted = tries.toSorted((a, b) => (a.key < b.key ? -1 : 1));
  const rows = await db.execute<Tries>(sql`
    insert into ${rateLimits} as known (key, count, window_ends_at)
    select key, count, now() + make_interval(secs => "secondsLeft")
    from jsonb_to_recordset(${JSON.stringify(sorted)}::text::jsonb)
      as tried (key text, count int, "secondsLeft" float8)
    on conflict (key) do update set
      count = excluded.count + case when known.window_ends_at < now() then 0 else known.count end,
      window_ends_at = case when known.window_ends_at < now()
        then excluded.window_ends_at else known.window_ends_at end
    returning key, count, extract(epoch from window_ends_at - now())::float8 as "secondsLeft"`);
  return [...rows];
}

/**
 * Counts one try in a window shared by all replicas. Returns the count and when the window ends. It is atomic:
 * concurrent tries get different counts.
 */
export async function countTry(
  db: Queries,
  key: string,
  windowSeconds: number,
): Promise<{ count: number; endsAt: Date }> {
  const [tries] = await addTries(db, [{ key, count: 1, secondsLeft: windowSeconds }]);
  const { count = 1, secondsLeft = windowSeconds } = tries ?? {};
  return { count, endsAt: new Date(Date.now() + secondsLeft * 1000) };
}
