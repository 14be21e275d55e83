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
