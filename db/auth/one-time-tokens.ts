import { and, desc, eq, sql } from "drizzle-orm";
import { oneTimeTokens, type TokenPurpose } from "../auth-proof-schema";
import { dropSome, type Drop } from "../drop-some";
import type { Queries } from "../pool";

export type OneTimeToken = typeof oneTimeTokens.$inferSelect;

/** Stores a token in the place of those of the same purpose and address: only the newest link works. */
export async function putOneTimeToken(
  db: Queries,
  token: Omit<typeof oneTimeTokens.$inferInsert, "id" | "tries" | "createdAt">,
): Promise<void> {
  await db.delete(oneTimeTokens).where(sameOf(token));
  await db.insert(oneTimeTokens).values(token);
}

/** Takes a token out of the store by its link: whoever gets it is the only one who does. */
export async function takeByLink(db: Queries, linkHash: string): Promise<OneTimeToken | undefined> {
  const [token] = await db
    .delete(oneTimeTokens)
    .where(eq(oneTimeTokens.linkHash, linkHash))
    .returning();
  return token;
}

/** Tokens that were sent to an address for a purpose; each look counts as a try, so that a code cannot be guessed. */
export function tryTokens(
  db: Queries,
  which: { userId: string; purpose: TokenPurpose; email: string },
): Promise<OneTimeToken[]> {
  return db
    .update(oneTimeTokens)
    .set({ tries: sql`${oneTimeTokens.tries} + 1` })
    .where(sameOf(which))
    .returning();
}

/** Whose token of a purpose was sent to an address. */
export async function findOwner(
  db: Queries,
  purpose: TokenPurpose,
  email: string,
): Promise<string | undefined> {
  const [token] = await db
    .select()
    .from(oneTimeTokens)
    .where(and(eq(oneTimeTokens.purpose, purpose), eq(oneTimeTokens.email, email)))
    .orderBy(desc(oneTimeTokens.createdAt))
    .limit(1);
  return token?.userId;
}

/** Whether another token of the same purpose is still out: a change of address has two. */
export async function hasTokens(
  db: Queries,
  userId: string,
  purpose: TokenPurpose,
): Promise<boolean> {
  const which = and(eq(oneTimeTokens.userId, userId), eq(oneTimeTokens.purpose, purpose));
  return (await db.select().from(oneTimeTokens).where(which).limit(1)).length > 0;
}

const sameOf = (which: { userId: string; purpose: TokenPurpose; email: string }) =>
  and(
    eq(oneTimeTokens.userId, which.userId),
    eq(oneTimeTokens.purpose, which.purpose),
    eq(oneTimeTokens.email, which.email),
  );

export async function dropOneTimeTokens(db: Queries, userId: string): Promise<void> {
  await db.delete(oneTimeTokens).where(eq(oneTimeTokens.userId, userId));
}

/** Whatever can no longer be opened, by link or by code. */
export const dropExpiredTokens: Drop = (db) =>
  dropSome(db, oneTimeTokens, sql`${oneTimeTokens.linkExpiresAt} < now()`);
