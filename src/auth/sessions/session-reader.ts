import { isBanned } from "../../../db/auth/users";
import type { Profile } from "../../../db/auth/profiles";
import { findSessionProfile } from "../../../db/auth/sessions";
import { readAccessToken, issuerOf } from "../tokens/access-token";
import { type AuthDependencies } from "../auth-context";

/**
 * The session's owner. `isFactorMissing`: the account has a verified second factor that was not given in this
 * session. `sessionId` only with the site's own accounts.
 */
type ReadSession = { profile: Profile; isFactorMissing: boolean; sessionId?: string };

/** Reads the session of an access token. Undefined for invalid tokens; rejects when that cannot be checked. */
export type SessionReader = (token: string) => Promise<ReadSession | undefined>;

/** Reads tokens of the built-in backend: verifies the signature, then reads the session and the current role. */
export function ownSessionReader({
  keys,
  siteUrl,
  database,
}: Pick<AuthDependencies, "keys" | "siteUrl" | "database">): SessionReader {
  return async (token) => {
    const claims = await readAccessToken(keys, issuerOf(siteUrl), token);
    if (claims === undefined) return undefined;
    const { session_id: sessionId } = claims;
    const found = await database.run((db) => findSessionProfile(db, sessionId, claims.sub));
    return found && !isBanned(found.bannedUntil) ? { ...found, sessionId } : undefined;
  };
}
