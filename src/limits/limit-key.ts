import type { Secret } from "../secrets/secret";

/** The key of a limit in the database: a keyed hash, because addresses are never stored. */
export function limitKey(secret: Secret, who: string): string {
  return secret.sign("limits", who).toString("base64url");
}
