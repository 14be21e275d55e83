import { sql } from "drizzle-orm";
import { features, featureTitles } from "../schema/broadcasts";
import type { Queries } from "../connection/pool";

export type Feature = typeof features.$inferSelect;
export type NewFeature = Omit<Feature, "announcementId">;

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
