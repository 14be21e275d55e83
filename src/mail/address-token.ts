import type { Secret } from "../secrets/secret";
import type { LostToken } from "./link-token";

/** What a link to an address as a whole may do: show and change all that is stored about it, or leave every list. */
export type AddressPurpose = "preferences" | "leave all";

export type ReadAddress = { status: "valid"; email: string } | { status: "expired" | LostToken };

const DAY_MS = 24 * 60 * 60 * 1000;
/** What opens all that is stored does not last as long as a link to leave, which works for as long as a message may be kept. */
const LIFETIME_MS: Record<AddressPurpose, number> = {
  preferences: 30 * DAY_MS,
  "leave all": 5 * 365 * DAY_MS,
};
/** The end shows that nothing was cut off. */
const END = ".p";

/**
 * A text that holds an address, sealed, so that no log or history names it. It begins with what it is for: others are
 * sealed with the same key.
 */
export function encryptAddress(
  secret: Secret,
  purpose: AddressPurpose,
  email: string,
  now = Date.now(),
): string {
  return secret.encrypt([purpose, now + LIFETIME_MS[purpose], email].join("\n")) + END;
}

/** Reads what `encryptAddress` made for the same purpose. */
export function decryptAddress(
  secret: Secret,
  purpose: AddressPurpose,
  token: string,
  now = Date.now(),
): ReadAddress {
  if (!isEncryptedAddress(token)) return { status: "cut-off" };
  const [made, expiry, email] = openText(secret, token.slice(0, -END.length)).split("\n");
  if (made !== purpose || email === undefined) return { status: "foreign" };
  return Number(expiry) > now ? { status: "valid", email } : { status: "expired" };
}

/** Whether a token is of this kind, whoever made it. */
export const isEncryptedAddress = (token: string): boolean => /^[\w-]+\.p$/.test(token);

function openText(secret: Secret, sealed: string): string {
  try {
    return secret.decrypt(sealed);
  } catch {
    return "";
  }
}
