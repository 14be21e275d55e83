import { eq, inArray } from "drizzle-orm";
import { profiles, sessions, type Role } from "../schema/accounts";
import { consoleSessions } from "../schema/console";
import type { Queries } from "../connection/pool";

export type Profile = typeof profiles.$inferSelect;

/**
 * Returns the profile of an id, with the address the external auth backend reports; creates one with role `user` for
 * new users.
 */
export async function findOrAddProfile(db: Queries, id: string, email: string): Promise<Profile> {
  const [found] = await db.select().from(profiles).where(eq(profiles.id, id));
  if (found?.email === email) return found;
  const [made] = await db
    .insert(profiles)
    .values({ id, email })
    .onConflictDoUpdate({ target: profiles.id, set: { email } })
    .returning();
  if (made === undefined) throw new Error("A profile was neither found nor made.");
  return made;
}

/** Returns the role of a profile; undefined without one. */
export async function findRole(db: Queries, id: string): Promise<Role | undefined> {
  const [found] = await db.select().from(profiles).where(eq(profiles.id, id));
  return found?.role;
}

/** Ends the account's sessions in the console. Returns false if there is no such profile. */
export async function setRole(db: Queries, id: string, role: Role): Promise<boolean> {
  const own = db.select({ id: sessions.id }).from(sessions).where(eq(sessions.userId, id));
  await db.delete(consoleSessions).where(inArray(consoleSessions.sessionId, own));
  const changed = await db.update(profiles).set({ role }).where(eq(profiles.id, id)).returning();
  return changed.length > 0;
}

/** Updates the address after the account's changed. */
export async function setProfileEmail(db: Queries, id: string, email: string): Promise<void> {
  await db.update(profiles).set({ email }).where(eq(profiles.id, id));
}
