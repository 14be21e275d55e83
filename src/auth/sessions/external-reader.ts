import { createRemoteJWKSet, errors, jwtVerify } from "jose";
import { z } from "zod";
import type { Database } from "../../../db/connection/client";
import { DatabaseUnavailable } from "../../../db/connection/database-unavailable";
import { findOrAddProfile } from "../../../db/auth/profiles";
import { AUDIENCE } from "../tokens/access-token";
import type { SessionReader } from "./session-reader";

const DEADLINE_MS = 3_000;
const KEPT_MS = 600_000;
const ALGORITHMS = ["ES256", "RS256"];

const claimsSchema = z.object({
  sub: z.uuid(),
  email: z.string().default(""),
  aal: z.string().default("aal1"),
});
const userSchema = z.object({ factors: z.array(z.object({ status: z.string() })).default([]) });

type Project = { url: string; key: string | undefined };

/** Reads tokens of a Supabase project with its published keys. Roles are stored here; new users have `user`. */
export function externalSessionReader(database: Database, project: Project): SessionReader {
  const issuer = `${project.url}/auth/v1`;
  const keys = createRemoteJWKSet(new URL(`${issuer}/.well-known/jwks.json`), {
    timeoutDuration: DEADLINE_MS,
    cacheMaxAge: KEPT_MS,
    // A token signed with a retired key must not trigger unlimited requests for keys.
    cooldownDuration: 1_000,
  });
  return async (token) => {
    try {
      const options = { algorithms: ALGORITHMS, issuer, audience: AUDIENCE };
      const { payload } = await jwtVerify(token, keys, options);
      const claims = claimsSchema.safeParse(payload).data;
      if (claims === undefined) return undefined;
      const profile = await database.run((db) => findOrAddProfile(db, claims.sub, claims.email));
      // Only admins need the factor, and only the project knows about it.
      if (profile.role !== "admin" || claims.aal === "aal2")
        return { profile, isFactorMissing: false };
      const isFactorMissing = await hasFactor(issuer, project.key, token);
      return isFactorMissing === undefined ? undefined : { profile, isFactorMissing };
    } catch (error) {
      if (isInvalidToken(error)) return undefined;
      if (error instanceof DatabaseUnavailable) throw error;
      throw new DatabaseUnavailable(error);
    }
  };
}

/** Returns whether the user has a verified second factor; undefined if the project rejects the token. */
async function hasFactor(
  issuer: string,
  key: string | undefined,
  token: string,
): Promise<boolean | undefined> {
  const response = await fetch(`${issuer}/user`, {
    headers: { authorization: `Bearer ${token}`, ...(key !== undefined && { apikey: key }) },
    signal: AbortSignal.timeout(DEADLINE_MS),
  });
  if (response.status === 401 || response.status === 403) return undefined;
  if (!response.ok) throw new Error(`The project answered ${response.status}.`);
  const { factors } = userSchema.parse(await response.json());
  return factors.some(({ status }) => status === "verified");
}

/** True for an invalid token, false if the project's keys could not be fetched. */
function isInvalidToken(error: unknown): boolean {
  return (
    error instanceof errors.JOSEError &&
    !(error instanceof errors.JWKSTimeout) &&
    !(error instanceof errors.JWKSInvalid) &&
    error.code !== "ERR_JOSE_GENERIC"
  );
}
