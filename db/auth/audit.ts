import { sql } from "drizzle-orm";
import { auditEvents } from "../schema/auth-tokens";
import { pruneSome } from "../connection/prune";
import type { Queries } from "../connection/pool";

/** Notes what happened to an account. */
export async function addAuditEvent(db: Queries, kind: string, userId?: string): Promise<void> {
  await db.insert(auditEvents).values({ kind, ...(userId !== undefined && { userId }) });
}

export function dropOldEvents(db: Queries, keptDays: number): Promise<number> {
  const before = sql`now() - make_interval(days => ${keptDays}::int)`;
  return pruneSome(db, auditEvents, sql`${auditEvents.createdAt} < ${before}`);
}
