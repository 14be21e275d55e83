import { desc, eq } from "drizzle-orm";
import { profiles } from "../schema/accounts";
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

/**
 * The latest acts, newest first, of all or about somebody by the hash of the address. `by` is the address of the admin,
 * null for a command and once the account is deleted.
 */
export function listActs(db: Queries, limit: number, about?: string) {
  const { id, act, createdAt, actor } = consoleAudit;
  return db
    .select({ id, act, createdAt, by: profiles.email })
    .from(consoleAudit)
    .leftJoin(profiles, eq(profiles.id, actor))
    .where(about === undefined ? undefined : eq(consoleAudit.about, about))
    .orderBy(desc(createdAt), desc(id))
    .limit(limit);
}
