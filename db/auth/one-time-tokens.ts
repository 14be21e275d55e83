import { and, desc, eq, inArray, sql } from "drizzle-orm";
import { authCodes, oneTimeTokens, type TokenPurpose } from "../schema/auth-tokens";
import type { Queries } from "../connection/pool";

export type OneTimeToken = typeof oneTimeTokens.$inferSelect;

/** Stores a token and deletes others with the same purpose and address: only the newest link works. */
export async function replaceOneTimeToken(
  db: Queries,
  token: Omit<typeof oneTimeTokens.$inferInsert, "id" | "tries" | "createdAt">,
): Promise<void> {
  await db.delete(oneTimeTokens).where(matching({ ...token, purposes: [token.purpose] }));
  await db.insert(oneTimeTokens).values(token);
}

/** Deletes and returns a token by its link; of concurrent calls only one gets it. */
export async function consumeByLink(
  db: Queries,
  linkHash: string,
): Promise<OneTimeToken | undefined> {
  const [token] = await db
    .delete(oneTimeTokens)
    .where(eq(oneTimeTokens.linkHash, linkHash))
    .returning();
  return token;
}

/** Selects tokens of an account by purpose and by the address they were sent to. */
export type SentTokens = { userId: string; purposes: readonly TokenPurpose[]; email: string };

/** Returns tokens sent to an address. Each read counts as a try, so codes cannot be guessed. */
export function tryTokens(db: Queries, which: SentTokens): Promise<OneTimeToken[]> {
  return db
    .update(oneTimeTokens)
    .set({ tries: sql`${oneTimeTokens.tries} + 1` })
    .where(matching(which))
    .returning();
}

/** Returns the user whose token for one of these purposes was sent to an address. */
export async function findOwner(
  db: Queries,
  purposes: readonly TokenPurpose[],
  email: string,
): Promise<string | undefined> {
  const [token] = await db
    .select()
    .from(oneTimeTokens)
    .where(and(inArray(oneTimeTokens.purpose, [...purposes]), eq(oneTimeTokens.email, email)))
    .orderBy(desc(oneTimeTokens.createdAt))
    .limit(1);
  return token?.userId;
}

/** Returns whether another token of the same purpose is open: a change of address has two. */
export async function hasTokens(
  db: Queries,
  userId: string,
  purpose: TokenPurpose,
): Promise<boolean> {
  const which = and(eq(oneTimeTokens.userId, userId), eq(oneTimeTokens.purpose, purpose));
  return (await db.select().from(oneTimeTokens).where(which).limit(1)).length > 0;
}

const matching = ({ userId, purposes, email }: SentTokens) =>
  and(
    eq(oneTimeTokens.userId, userId),
    inArray(oneTimeTokens.purpose, [...purposes]),
    eq(oneTimeTokens.email, email),
  );

/** Voids all links, codes and unexchanged PKCE codes of an account. */
export async function deleteOneTimeTokens(db: Queries, userId: string): Promise<void> {
  await db.delete(authCodes).where(eq(authCodes.userId, userId));
  await db.delete(oneTimeTokens).where(eq(oneTimeTokens.userId, userId));
}
