import { auditEvents } from "../schema/auth-tokens";
import type { Queries } from "../connection/pool";

/** Records an event of an account. */
export async function addAuditEvent(db: Queries, kind: string, userId?: string): Promise<void> {
  await db.insert(auditEvents).values({ kind, ...(userId !== undefined && { userId }) });
}
