import type { Secret } from "../auth/secret";
import type { LostToken } from "./link-token";

export type ReadAddress = { status: "valid"; email: string } | { status: "expired" | LostToken };

/** It opens all that is stored about an address, so it does not last as long as a link to leave. */
const LIFETIME_MS = 30 * 24 * 60 * 60 * 1000;
/** Each text begins with what it is for: others are sealed with the same key. */
const PURPOSE = "preferences";
/** The end shows that nothing was cut off. */
const END = ".p";

/** A text by which one address reaches its own preferences: sealed, so that no log or history of it names the address. */
export function sealAddress(secret: Secret, email: string, now = Date.now()): string {
  return secret.seal([PURPOSE, now + LIFETIME_MS, email].join("\n")) + END;
}

/** Reads what `sealAddress` made. */
export function openAddress(secret: Secret, token: string, now = Date.now()): ReadAddress {
  if (!/^[\w-]+\.p$/.test(token)) return { status: "cut-off" };
  const [purpose, expiry, email] = openText(secret, token.slice(0, -END.length)).split("\n");
  if (purpose !== PURPOSE || email === undefined) return { status: "foreign" };
  return Number(expiry) > now ? { status: "valid", email } : { status: "expired" };
}

function openText(secret: Secret, sealed: string): string {
  try {
    return secret.open(sealed);
  } catch {
    return "";
  }
}
