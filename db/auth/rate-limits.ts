import { lt, sql } from "drizzle-orm";
import { rateLimits } from "../auth-proof-schema";
import type { Queries } from "../pool";

/** Counts one try within a window and answers how many there were, and when the window ends. */
export async function countTry(
  db: Queries,
  key: string,
  windowSeconds: number,
): Promise<{ count: number; endsAt: Date }> {
  const end = sql`now() + make_interval(secs => ${windowSeconds})`;
  const [row] = await db
    .insert(rateLimits)
    .values({ key, count: 1, windowEndsAt: end })
    .onConflictDoUpdate({
      target: rateLimits.key,
      set: {
        count: sql`case when ${rateLimits.windowEndsAt} < now() then 1 else ${rateLimits.count} + 1 end`,
        windowEndsAt: sql`case when ${rateLimits.windowEndsAt} < now() then ${end} else ${rateLimits.windowEndsAt} end`,
      },
    })
    .returning();
  return { count: row?.count ?? 1, endsAt: row?.windowEndsAt ?? new Date() };
}

/** Windows that ended are nobody's business any more. */
export async function dropEndedWindows(db: Queries): Promise<void> {
  await db.delete(rateLimits).where(lt(rateLimits.windowEndsAt, new Date()));
}
