import { consoleAudit } from "../schema/console";
import type { Queries } from "../connection/pool";

/**
 * Records what somebody did: an admin, by the account's id, or an operator by command. `about` has the keyed hashes of
 * the addresses that it was about, for a row each.
 */
export async function recordAct(
  db: Queries,
  act: string,
  actor?: string,
  about: readonly string[] = [],
): Promise<void> {
  const rows = about.map((hash) => ({ act, actor, about: hash }));
  await db.insert(consoleAudit).values(rows.length > 0 ? rows : [{ act, actor }]);
}
