import { and, eq, lt, sql } from "drizzle-orm";
import { challenges, factors } from "../schema/auth-tokens";
import type { Queries } from "../connection/pool";
import type { Factor } from "./users";

export type Challenge = typeof challenges.$inferSelect;

export async function addFactor(
  db: Queries,
  fields: { userId: string; friendlyName: string; sealedSecret: string },
): Promise<Factor> {
  const [factor] = await db.insert(factors).values(fields).returning();
  if (factor === undefined) throw new Error("The factor was not stored.");
  return factor;
}

export async function findFactor(
  db: Queries,
  userId: string,
  id: string,
): Promise<Factor | undefined> {
  const [factor] = await db
    .select()
    .from(factors)
    .where(and(eq(factors.id, id), eq(factors.userId, userId)));
  return factor;
}

export async function removeFactor(db: Queries, id: string): Promise<void> {
  await db.delete(factors).where(eq(factors.id, id));
}

/** Removes all apps of an account. Returns whether there was one. */
export async function removeFactors(db: Queries, userId: string): Promise<boolean> {
  const removed = await db
    .delete(factors)
    .where(eq(factors.userId, userId))
    .returning({ id: factors.id });
  return removed.length > 0;
}

/** Removes apps of an account whose first code was never given. */
export async function removeUnfinishedFactors(db: Queries, userId: string): Promise<void> {
  await db.delete(factors).where(and(eq(factors.userId, userId), eq(factors.isVerified, false)));
}

/** Marks a code's time step as used; false if that step, or a later one, was used before. */
export async function consumeStep(db: Queries, id: string, step: number): Promise<boolean> {
  const taken = await db
    .update(factors)
    .set({
      lastStep: step,
      isVerified: true,
      // A factor is added by its first code.
      createdAt: sql`case when ${factors.isVerified} then ${factors.createdAt} else now() end`,
      updatedAt: sql`now()`,
    })
    .where(and(eq(factors.id, id), lt(factors.lastStep, step)))
    .returning({ id: factors.id });
  return taken.length > 0;
}

export async function addChallenge(
  db: Queries,
  fields: Pick<Challenge, "factorId" | "expiresAt" | "addressKey">,
): Promise<Challenge> {
  const [challenge] = await db.insert(challenges).values(fields).returning();
  if (challenge === undefined) throw new Error("The challenge was not stored.");
  return challenge;
}

/** Returns the challenge and counts a try. */
export async function tryChallenge(
  db: Queries,
  id: string,
  factorId: string,
): Promise<Challenge | undefined> {
  const [challenge] = await db
    .update(challenges)
    .set({ tries: sql`${challenges.tries} + 1` })
    .where(and(eq(challenges.id, id), eq(challenges.factorId, factorId)))
    .returning();
  return challenge;
}

export async function removeChallenge(db: Queries, id: string): Promise<void> {
  await db.delete(challenges).where(eq(challenges.id, id));
}
