import { sql } from "drizzle-orm";
import type { Queries } from "../connection/pool";
import { siteAddress } from "../schema/site-address";

/** Stores the public address of the site that is starting. */
export async function saveSiteAddress(db: Queries, url: string): Promise<void> {
  await db
    .insert(siteAddress)
    .values({ url })
    .onConflictDoUpdate({ target: siteAddress.isOnly, set: { url } });
}

/** The address of the site that last started; undefined if none has. */
export async function findSiteAddress(db: Queries): Promise<string | undefined> {
  const [found] = await db.select().from(siteAddress);
  return found?.url;
}

/** Records that a backup was made just now. */
export async function recordBackup(db: Queries): Promise<void> {
  await db.update(siteAddress).set({ backedUpAt: sql`now()` });
}

/** When a backup was last made; undefined if none was since the site first ran. */
export async function findBackupTime(db: Queries): Promise<Date | undefined> {
  const [found] = await db.select().from(siteAddress);
  return found?.backedUpAt ?? undefined;
}
