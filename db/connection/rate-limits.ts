import { sql } from "drizzle-orm";
import { rateLimits } from "../schema/auth-tokens";
import type { Queries } from "./pool";

/** How often a key was tried, and how long its window still lasts. */
export type Tries = { key: string; count: number; secondsLeft: number };

/**
 * Adds tries to what all replicas have counted, in one statement, and answers the sums. `secondsLeft` says how long a
 * window lasts that begins now; a key whose window is open keeps it. No key may be there twice.
 */
export async function addTries(db: Queries, tries: Tries[]): Promise<Tries[]> {
  // One order everywhere, or two replicas that count the same keys could wait for each other.
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
 * Counts one try within a window, for all replicas together, and returns how many there were and when the window ends.
 * It is one atomic statement: of any number of tries at once, each gets its own count.
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
