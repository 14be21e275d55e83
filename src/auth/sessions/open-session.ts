import { createHash, randomBytes } from "node:crypto";
import type { TokenPurpose } from "../../../db/schema/auth-tokens";
import type { AuthMethod } from "../../../db/schema/accounts";
import { addRefreshToken, addSession, findSession, type Session } from "../../../db/auth/sessions";
import type { TokenSession } from "../../../db/auth/rotate-refresh-token";
import { findAccount } from "../../../db/auth/users";
import type { Queries } from "../../../db/connection/pool";
import { LIFETIME_SECONDS, signAccessToken, issuerOf } from "../tokens/access-token";
import { accountJson } from "./account-json";
import { type AuthDependencies } from "../auth-context";
import { AuthError } from "../auth-error";
import { networkKey } from "../limits";

/** An authentication method used now. */
export const methodNow = (method: string): AuthMethod => ({
  method,
  timestamp: Math.floor(Date.now() / 1000),
});

/** A session and its refresh token. */
export type OpenedSession = { session: TokenSession; refreshToken: string };

/** A sign-in: the account, the method, and the request, whose network is recorded. */
type SignIn = {
  auth: AuthDependencies;
  request: Request;
  userId: string;
  method: string;
  /** The audit event, if the caller does not record one itself. */
  event?: string;
};

/** Signs a user in: creates a session with its first refresh token. Call it in a transaction. */
export async function openSession(
  tx: Queries,
  { auth, request, userId, method, event }: SignIn,
): Promise<OpenedSession> {
  const refreshToken = newRefreshToken();
  const session = await addSession(tx, {
    userId,
    methods: [methodNow(method)],
    tokenHash: hashRefreshToken(refreshToken),
    networkKey: networkKey(auth, request, userId),
    event,
  });
  return { session, refreshToken };
}

/** 256 bits. */
const newRefreshToken = (): string => randomBytes(32).toString("base64url");

export const hashRefreshToken = (token: string): string =>
  createHash("sha256").update(token).digest("base64url");

/** Stores a new 256-bit token for a session and returns it. */
export async function issueRefreshToken(
  db: Queries,
  session: Pick<Session, "id" | "refreshNumber">,
): Promise<string> {
  const token = newRefreshToken();
  const { id: sessionId, refreshNumber: number } = session;
  await addRefreshToken(db, { hash: hashRefreshToken(token), sessionId, number });
  return token;
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

/** Returns an access token of a session, for calls within the process; undefined once the session has ended. */
export async function tokenOf(
  { database, keys, siteUrl }: AuthDependencies,
  sessionId: string,
): Promise<string | undefined> {
  const session = await database.run((db) => findSession(db, sessionId));
  const account = session && (await database.run((db) => findAccount(db, session.userId)));
  return account && signAccessToken(keys, issuerOf(siteUrl), account.user, session);
}
