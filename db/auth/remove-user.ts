import { eq } from "drizzle-orm";
import { auditEvents } from "../schema/auth-tokens";
import { profiles, users } from "../schema/accounts";
import { dropMailAbout } from "../mail/outbox";
import type { Queries } from "../connection/pool";

/**
 * Removes an account with all that belongs to it: profile, audit events and messages by their ids, and by the foreign
 * keys its identities, sessions, factors and one-time tokens.
 */
export async function removeUser(db: Queries, id: string): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.delete(users).where(eq(users.id, id));
    await tx.delete(profiles).where(eq(profiles.id, id));
    await tx.delete(auditEvents).where(eq(auditEvents.userId, id));
    await dropMailAbout(tx, [id]);
  });
}
