import { findSession, type Session } from "../../../db/auth/sessions";
import { type Account, findAccount, isBanned } from "../../../db/auth/users";
import { type Claims, readAccessToken, issuerOf } from "../tokens/access-token";
import { type AuthContext, type AuthDependencies } from "../auth-context";
import { AuthError } from "../auth-error";

/** The caller: the token's claims, and its session and account as they are now. */
export type Caller = { claims: Claims; session: Session; account: Account };

/** Returns the token of an `Authorization: Bearer` header. */
export function bearerToken(header: string | undefined): string | undefined {
  return /^Bearer ([^\s,]+)$/i.exec(header ?? "")?.[1];
}

/** Returns the caller, or throws the error that fits the token. */
export async function requireCaller(c: AuthContext): Promise<Caller> {
  const { auth } = c.var;
  const token = bearerToken(c.req.header("authorization"));
  if (token === undefined) throw new AuthError("no_authorization");
  const claims = await readAccessToken(auth.keys, issuerOf(auth.siteUrl), token);
  if (claims === undefined) throw new AuthError("bad_jwt");
  return { claims, ...(await findCaller(auth, claims)) };
}

async function findCaller(
  { database }: AuthDependencies,
  { sub, session_id }: Claims,
): Promise<Omit<Caller, "claims">> {
  const account = await database.run((db) => findAccount(db, sub));
  if (account === undefined) throw new AuthError("user_not_found");
  const session = await database.run((db) => findSession(db, session_id));
  if (session?.userId !== sub) throw new AuthError("session_not_found");
  if (isBanned(account.user.bannedUntil)) throw new AuthError("user_banned", { status: 403 });
  return { session, account };
}
