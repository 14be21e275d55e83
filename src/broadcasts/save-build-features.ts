import { setTimeout as sleep } from "node:timers/promises";
import { saveFeatures } from "../../db/broadcasts/features";
import { backoffMs } from "../../db/connection/backoff";
import type { Database } from "../../db/connection/client";
import { featureFacts } from "../../views/content/feature-status";

/** Stores each feature's status in this build, once the database is up. `features ship` reads it. */
export async function saveBuildFeatures({ opened, run }: Database): Promise<void> {
  await opened;
  for (let failures = 0; ; failures++) {
    try {
      return await run((db) => saveFeatures(db, featureFacts));
    } catch {
      await sleep(backoffMs(failures), undefined, { ref: false });
    }
  }
}
