import { eq, sql } from "drizzle-orm";
import { broadcasts, features, featureTitles } from "../schema/broadcasts";
import { subscribers, waitlistEntries } from "../schema/forms";
import type { Queries } from "../connection/pool";

export type Feature = typeof features.$inferSelect;
type NewFeature = Omit<Feature, "announcementId">;

/** Stores the features of the build that is starting. Titles that an operator merged stay. */
export async function saveFeatures(db: Queries, all: readonly NewFeature[]): Promise<void> {
  if (all.length === 0) return;
  await db.transaction(async (tx) => {
    await tx
      .insert(features)
      .values([...all])
      .onConflictDoUpdate({
        target: features.key,
        set: { title: sql`excluded.title`, status: sql`excluded.status`, path: sql`excluded.path` },
      });
    await tx
      .insert(featureTitles)
      .values(all.map(({ key, title }) => ({ title: title.toLowerCase(), featureKey: key })))
      .onConflictDoNothing();
  });
}

export async function findFeature(db: Queries, key: string): Promise<Feature | undefined> {
  const [found] = await db.select().from(features).where(eq(features.key, key));
  return found;
}

/** A feature, or a title that people typed, with its open sign-ups. `key` is null for a title of no feature. */
type FeatureLine = {
  key: string | null;
  title: string;
  status: Feature["status"] | null;
  confirmed: number;
  pending: number;
  waitlist: number;
  announcedAt: string | null;
};

/** All features, then titles that belong to none, the most wanted first. */
export async function listFeatures(db: Queries): Promise<FeatureLine[]> {
  const rows = await db.execute<FeatureLine>(sql`
    with asked as (
      select lower(feature) as title, min(feature) as typed,
        count(*) filter (where list = 'notify' and confirmed_at is not null)::int as confirmed,
        count(*) filter (where list = 'notify' and confirmed_at is null)::int as pending,
        count(*) filter (where list = 'waitlist')::int as waitlist
      from (
        select feature, list, confirmed_at from ${subscribers}
        where feature is not null and unsubscribed_at is null
        union all
        select feature, list, null from ${waitlistEntries}
        where feature is not null and unsubscribed_at is null
      ) entry group by lower(feature)
    ), known as (
      select asked.*, feature_key from asked left join ${featureTitles} using (title)
    )
    select f.key, f.title, f.status, coalesce(sum(confirmed), 0)::int as confirmed,
      coalesce(sum(pending), 0)::int as pending, coalesce(sum(waitlist), 0)::int as waitlist,
      (select to_char(b.starts_at at time zone 'utc', 'YYYY-MM-DD') from ${broadcasts} b
        where b.id = f.announcement_id and b.state <> 'stopped') as "announcedAt"
    from ${features} f left join known on known.feature_key = f.key group by f.key
    union all
    select null, typed, null, confirmed, pending, waitlist, null from known where feature_key is null
    order by key nulls last, confirmed desc, title`);
  return [...rows];
}

/** The newest draft that announces a feature. */
export async function findAnnouncement(db: Queries, key: string): Promise<string | undefined> {
  const [draft] = await db.execute<{ id: string }>(sql`
    select id from ${broadcasts} where kind = 'announcement' and feature = ${key} and state = 'draft'
    order by created_at desc limit 1`);
  return draft?.id;
}

/** Whether the feature's announcement is on its way or sent. */
export async function isAnnounced(db: Queries, key: string): Promise<boolean> {
  const rows = await db.execute(sql`
    select from ${features} f join ${broadcasts} b on b.id = f.announcement_id
    where f.key = ${key} and b.state <> 'stopped'`);
  return rows.length > 0;
}

/**
 * Names the feature's announcement, in the transaction that queues it. Returns false if another is on its way or sent.
 */
export async function setAnnouncement(tx: Queries, key: string, id: string): Promise<boolean> {
  // Not `not exists`: the planner may join by it, and a row that another update held meanwhile is not joined anew.
  const { count } = await tx.execute(sql`
    update ${features} set announcement_id = ${id} where key = ${key} and coalesce(
      (select b.state = 'stopped' from ${broadcasts} b where b.id = announcement_id), true)`);
  return count === 1;
}

/**
 * Counts a typed title as a feature from now on. Returns false if nobody asked for it, or if it is another feature's own
 * title.
 */
export async function mergeTitle(db: Queries, title: string, key: string): Promise<boolean> {
  const { count } = await db.execute(sql`
    insert into ${featureTitles} as known (title, feature_key)
    select asked, ${key} from (select lower(trim(${title}))) typed (asked)
    where exists (select from ${subscribers} where lower(feature) = asked)
      or exists (select from ${waitlistEntries} where lower(feature) = asked)
      or exists (select from ${featureTitles} where title = asked)
    on conflict (title) do update set feature_key = excluded.feature_key
      where not exists (select from ${features} f
        where lower(f.title) = known.title and f.key <> excluded.feature_key)`);
  return count === 1;
}
