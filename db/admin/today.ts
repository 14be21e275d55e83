import { sql } from "drizzle-orm";
import { broadcasts } from "../schema/broadcasts";
import { contactMessages } from "../schema/messages";
import { subscribers, waitlistEntries } from "../schema/forms";
import type { Queries } from "../connection/pool";

const DAYS = 30;

/** Sign-ups and messages per UTC day and list of the last 30 days, newest day first, by the tables' indexes. */
export async function countPerDay(db: Queries) {
  const since = sql`now() - make_interval(days => ${DAYS})`;
  const rows = await db.execute<{ day: string; list: string; count: number }>(sql`
    select to_char("createdAt" at time zone 'utc', 'YYYY-MM-DD') as day, list, count(*)::int as count from (
      select created_at as "createdAt", list from ${subscribers} where created_at > ${since}
      union all select created_at, 'waitlist' from ${waitlistEntries} where created_at > ${since}
      union all select created_at, 'contact' from ${contactMessages} where created_at > ${since}
    ) entry group by 1, 2 order by 1 desc, 2`);
  return [...rows];
}

/** How many broadcasts are drafts. */
export async function countDrafts(db: Queries): Promise<number> {
  const [row] = await db.execute<{ count: number }>(
    sql`select count(*)::int as count from ${broadcasts} where state = 'draft'`,
  );
  return row?.count ?? 0;
}
