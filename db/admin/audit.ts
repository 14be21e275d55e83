import { consoleAudit } from "../schema/console";
import type { Queries } from "../connection/pool";

/**
 * Records what somebody did: an admin, by the account's id, or an operator by command. `about` is the keyed hash of the
 * address that it was about.
 */
export async function recordAct(
  db: Queries,
  act: string,
  actor?: string,
  about?: string,
): Promise<void> {
  await db.insert(consoleAudit).values({ act, actor, about });
}
