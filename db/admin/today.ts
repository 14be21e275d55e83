import { eq, sql } from "drizzle-orm";
import { allEntries } from "../forms/entries";
import { broadcasts } from "../schema/broadcasts";
import type { Queries } from "../connection/pool";

/** Entries per UTC day and list from a day on, newest day first, by the tables' indexes. */
export async function countPerDay(db: Queries, since: string) {
  const rows = await db.execute<{ day: string; list: string; count: number }>(sql`
    select to_char("createdAt" at time zone 'utc', 'YYYY-MM-DD') as day, list, count(*)::int as count
    from (${allEntries}) entry where "createdAt" >= ${midnight(since)}
    group by 1, 2 order by 1 desc, 2`);
  return [...rows];
}

type TopKind = "page" | "referrer" | "campaign" | "feature";
const MAX_TOP = 10;

/** The most frequent pages, referrers, campaigns and features of the entries from a day on. */
export async function countTop(db: Queries, since: string) {
  const rows = await db.execute<{ kind: TopKind; name: string; count: number }>(sql`
    select kind, name, count from (
      select *, row_number() over (partition by kind order by count desc, name) as place from (
        select case when page is not null then 'page' when referrer is not null then 'referrer'
            when campaign is not null then 'campaign' else 'feature' end as kind,
          coalesce(page, referrer, campaign, min(typed)) as name, count(*)::int as count
        from (
          select origin->>'page' as page, origin->>'referrer' as referrer,
            origin->>'utm_campaign' as campaign, typed, lower(typed) as feature
          from (select origin, substring(source from ':(.*)$') as typed, "createdAt"
            from (${allEntries}) entry) named
          where "createdAt" >= ${midnight(since)}
        ) recent
        group by grouping sets ((page), (referrer), (campaign), (feature))
        having coalesce(page, referrer, campaign, feature) is not null
      ) counted
    ) ranked where place <= ${MAX_TOP} order by place`);
  return [...rows];
}

const midnight = (day: string) => sql`${`${day}T00:00:00Z`}::timestamptz`;

/** How many broadcasts are drafts. */
export const countDrafts = (db: Queries) => db.$count(broadcasts, eq(broadcasts.state, "draft"));
