import { and, desc, eq, inArray, isNotNull, isNull, ne, or, sql } from "drizzle-orm";
import { authCodes, oneTimeTokens, type TokenPurpose } from "../schema/auth-tokens";
import type { Queries } from "../connection/pool";

export type OneTimeToken = typeof oneTimeTokens.$inferSelect;
type NewOneTimeToken = Omit<typeof oneTimeTokens.$inferInsert, "id" | "tries" | "createdAt">;

/** What a sign-up asked for. `passwordHash` is null if it only asked for a code. */
export type SignUp = { passwordHash: string | null; userMetadata: Record<string, unknown> };

/** The code of a sign-up that was stored and not mailed; no code has this hash. */
const NOT_MAILED = "";

/**
 * Stores a mailed token. It replaces others with the same purpose and address, so that only the newest link works, except
 * those of sign-ups: somebody else may have made the newer one.
 */
export async function storeOneTimeToken(db: Queries, token: NewOneTimeToken): Promise<void> {
  const replaced = matching({ ...token, purposes: [token.purpose] });
  const isUnmailed = eq(oneTimeTokens.codeHash, NOT_MAILED);
  await db
    .delete(oneTimeTokens)
    .where(token.purpose === "confirmation" ? and(replaced, isUnmailed) : replaced);
  await db.insert(oneTimeTokens).values(token);
}

/** Stores the latest sign-up that may not be mailed now, so that it can be mailed later. */
export const storeUnmailedSignUp = (
  db: Queries,
  token: Omit<NewOneTimeToken, "purpose" | "codeHash" | "codeExpiresAt">,
): Promise<void> =>
  storeOneTimeToken(db, {
    ...token,
    purpose: "confirmation",
    codeHash: NOT_MAILED,
    codeExpiresAt: new Date(),
  });

/** Returns the latest sign-up of an unconfirmed account, mailed or not. */
export async function findLatestSignUp(
  db: Queries,
  userId: string,
): Promise<OneTimeToken | undefined> {
  const [latest] = await db
    .select()
    .from(oneTimeTokens)
    .where(and(eq(oneTimeTokens.userId, userId), eq(oneTimeTokens.purpose, "confirmation")))
    .orderBy(desc(oneTimeTokens.createdAt))
    .limit(1);
  return latest;
}

/** Returns whether anyone else may have asked for this account: with another password, or for a link or code. */
export async function hasOtherRequests(
  db: Queries,
  { id, userId, passwordHash }: OneTimeToken,
): Promise<boolean> {
  const isOther = or(
    isNull(oneTimeTokens.passwordHash),
    passwordHash === null
      ? isNotNull(oneTimeTokens.passwordHash)
      : ne(oneTimeTokens.passwordHash, passwordHash),
  );
  const others = await db
    .select({ id: oneTimeTokens.id })
    .from(oneTimeTokens)
    .where(and(eq(oneTimeTokens.userId, userId), ne(oneTimeTokens.id, id), isOther))
    .limit(1);
  return others.length > 0;
}

/** Returns a token by its link, without using it. */
export async function findByLink(db: Queries, linkHash: string): Promise<OneTimeToken | undefined> {
  const [token] = await db.select().from(oneTimeTokens).where(eq(oneTimeTokens.linkHash, linkHash));
  return token;
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
