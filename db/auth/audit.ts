import { lt, sql } from "drizzle-orm";
import { auditEvents } from "../auth-proof-schema";
import type { Queries } from "../pool";

/** Notes what happened to an account. */
export async function addAuditEvent(db: Queries, kind: string, userId?: string): Promise<void> {
  await db.insert(auditEvents).values({ kind, ...(userId !== undefined && { userId }) });
}

export async function dropOldEvents(db: Queries, keptDays: number): Promise<void> {
  const before = sql`now() - make_interval(days => ${keptDays}::int)`;
  await db.delete(auditEvents).where(lt(auditEvents.createdAt, before));
}
