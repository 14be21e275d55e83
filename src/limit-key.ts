import type { Secret } from "./auth/secret";

/** What stands in the database for who is limited. Addresses are never stored: the key is hashed and changes every day. */
export function limitKey(secret: Secret, who: string): string {
  const day = new Date().toISOString().slice(0, 10);
  return secret.sign("limits", `${day} ${who}`).toString("base64url");
}
