import type { Secret } from "../secrets/secret";

/** What stands in the database for who is limited: a keyed hash, since addresses are never stored. */
export function limitKey(secret: Secret, who: string): string {
  return secret.sign("limits", who).toString("base64url");
}
