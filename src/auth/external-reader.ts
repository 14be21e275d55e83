import { createRemoteJWKSet, errors, jwtVerify } from "jose";
import { z } from "zod";
import type { Database } from "../../db/client";
import { DatabaseUnavailable } from "../../db/database-unavailable";
import { findOrAddProfile } from "../../db/auth/profiles";
import { AUDIENCE } from "./access-token";
import type { SessionReader } from "./session-reader";

const DEADLINE_MS = 3_000;
const KEPT_MS = 600_000;
const ALGORITHMS = ["ES256", "RS256"];

const claimsSchema = z.object({ sub: z.uuid(), email: z.string().default("") });

/** Reads tokens of a Supabase project by its published keys; the role is ours, `user` for whoever is new here. */
export function externalSessionReader(database: Database, supabaseUrl: string): SessionReader {
  const issuer = `${supabaseUrl}/auth/v1`;
  const keys = createRemoteJWKSet(new URL(`${issuer}/.well-known/jwks.json`), {
    timeoutDuration: DEADLINE_MS,
    cacheMaxAge: KEPT_MS,
    // A token from before a rotation must not be able to make us ask at its own pace.
    cooldownDuration: 1_000,
  });
  return async (token) => {
    try {
      const options = { algorithms: ALGORITHMS, issuer, audience: AUDIENCE };
      const { payload } = await jwtVerify(token, keys, options);
      const claims = claimsSchema.safeParse(payload).data;
      return claims && (await database.run((db) => findOrAddProfile(db, claims.sub, claims.email)));
    } catch (error) {
      if (isTokensFault(error)) return undefined;
      if (error instanceof DatabaseUnavailable) throw error;
      throw new DatabaseUnavailable(error);
    }
  };
}

/** A bad token, not a project that cannot be asked for its keys. */
function isTokensFault(error: unknown): boolean {
  return (
    error instanceof errors.JOSEError &&
    !(error instanceof errors.JWKSTimeout) &&
    !(error instanceof errors.JWKSInvalid) &&
    error.code !== "ERR_JOSE_GENERIC"
  );
}
