import { setTimeout as sleep } from "node:timers/promises";
import { saveFeatures } from "../../db/broadcasts/stored-features";
import { saveSiteAddress } from "../../db/mail/site-address";
import { backoffMs } from "../../db/connection/backoff";
import type { Database } from "../../db/connection/client";
import { featureFacts } from "../../views/content/feature-status";

/**
 * Stores what operators' commands read, once the database is up: each feature's status in this build, and the site's
 * public address.
 */
export async function saveBuildFeatures({ opened, run }: Database, siteUrl: string): Promise<void> {
  await opened;
  for (let failures = 0; ; failures++) {
    try {
      return await run(async (db) => {
        await saveFeatures(db, featureFacts);
        await saveSiteAddress(db, siteUrl);
      });
    } catch {
      await sleep(backoffMs(failures), undefined, { ref: false });
    }
  }
}
