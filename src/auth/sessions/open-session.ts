import type { TokenPurpose } from "../../../db/schema/auth-tokens";
import type { AuthMethod } from "../../../db/schema/accounts";
import { hasFactor } from "../../../db/auth/factors";
import { addSession } from "../../../db/auth/sessions";
import type { TokenSession } from "../../../db/auth/rotate-refresh-token";
import { findAccount, recordSignIn } from "../../../db/auth/users";
import type { Queries } from "../../../db/connection/pool";
import { LIFETIME_SECONDS, signAccessToken } from "../tokens/access-token";
import { accountJson } from "./account-json";
import { type AuthDependencies, issuerOf } from "../auth-context";
import { AuthError } from "../auth-error";
import { rememberNetwork } from "../known-network";
import { issueRefreshToken } from "./refresh";

/** An authentication method used now. */
export const methodNow = (method: string): AuthMethod => ({
  method,
  timestamp: Math.floor(Date.now() / 1000),
});

/** A session and its refresh token. */
export type OpenedSession = { session: TokenSession; refreshToken: string };

/** A sign-in: the account, the method, and the request, whose network is recorded. */
type SignIn = { auth: AuthDependencies; request: Request; userId: string; method: string };

/** Signs a user in: creates a session with its first refresh token. Call it in a transaction. */
export async function openSession(
  tx: Queries,
  { auth, request, userId, method }: SignIn,
): Promise<OpenedSession> {
  const session = await addSession(tx, { userId, methods: [methodNow(method)] });
  const refreshToken = await issueRefreshToken(tx, session);
  await recordSignIn(tx, userId);
  // With a second factor, a network is known once the factor was given there.
  if (!(await hasFactor(tx, userId))) await rememberNetwork(tx, auth, request, userId);
  return { session, refreshToken };
}

/** Signs in the owner of a verified message. */
export const openSessionOf = (
  tx: Queries,
  auth: AuthDependencies,
  request: Request,
  { userId, purpose }: { userId: string; purpose: TokenPurpose },
): Promise<OpenedSession> =>
  openSession(tx, { auth, request, userId, method: purpose === "recovery" ? "recovery" : "otp" });

/** A session as supabase-js expects it. Call it outside a transaction: it may query the keys. */
export async function sessionJson(
  { database, keys, siteUrl }: AuthDependencies,
  { session, refreshToken }: OpenedSession,
): Promise<Record<string, unknown>> {
  const account = await database.run((db) => findAccount(db, session.userId));
  if (account === undefined) throw new AuthError("user_not_found");
  const accessToken = await signAccessToken(keys, issuerOf(siteUrl), account.user, session);
  return {
    access_token: accessToken,
    token_type: "bearer",
    expires_in: LIFETIME_SECONDS,
    expires_at: Math.floor(Date.now() / 1000) + LIFETIME_SECONDS,
    refresh_token: refreshToken,
    user: accountJson(account),
  };
}
