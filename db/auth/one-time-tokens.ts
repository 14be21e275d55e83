import { and, eq, sql } from "drizzle-orm";
import { oneTimeTokens, type TokenPurpose } from "../auth-proof-schema";
import type { Queries } from "../pool";

export type OneTimeToken = typeof oneTimeTokens.$inferSelect;

/** Stores a token in the place of those of the same purpose and address: only the newest link works. */
export async function putOneTimeToken(
  db: Queries,
  token: Omit<typeof oneTimeTokens.$inferInsert, "id" | "tries" | "createdAt">,
): Promise<void> {
  const { userId, purpose, email } = token;
  await db
    .delete(oneTimeTokens)
    .where(
      and(
        eq(oneTimeTokens.userId, userId),
        eq(oneTimeTokens.purpose, purpose),
        eq(oneTimeTokens.email, email),
      ),
    );
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

/** Tokens of a user for a purpose; each look counts as a try, so that a code cannot be guessed. */
export function tryTokens(
  db: Queries,
  userId: string,
  purpose: TokenPurpose,
): Promise<OneTimeToken[]> {
  return db
    .update(oneTimeTokens)
    .set({ tries: sql`${oneTimeTokens.tries} + 1` })
    .where(and(eq(oneTimeTokens.userId, userId), eq(oneTimeTokens.purpose, purpose)))
    .returning();
}

export async function dropOneTimeTokens(db: Queries, userId: string): Promise<void> {
  await db.delete(oneTimeTokens).where(eq(oneTimeTokens.userId, userId));
}
