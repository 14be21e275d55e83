import type { Secret } from "../../secrets/secret";
import type { LostToken } from "./link-token";
import { tokensIn } from "./mailed-field";

/** What a link for a whole address allows: show and change everything stored about it, or leave every list. */
type AddressPurpose = "preferences" | "leave all";

export type ReadAddress = { status: "valid"; email: string } | { status: "expired" | LostToken };

export const PREFERENCES_LINK_DAYS = 30;

const DAY_MS = 24 * 60 * 60 * 1000;
/** Unsubscribe links must work for as long as people keep messages. Links that show personal data expire sooner. */
const LIFETIME_MS: Record<AddressPurpose, number> = {
  preferences: PREFERENCES_LINK_DAYS * DAY_MS,
  "leave all": 5 * 365 * DAY_MS,
};
/** Marks the end of a token, so that a truncated one is recognized. */
const END = ".p";

/**
 * Encrypts an address, so that no log or browser history shows it. The purpose is part of the encrypted text, because
 * other kinds of token use the same key.
 */
export function encryptAddress(
  secret: Secret,
  purpose: AddressPurpose,
  email: string,
  now = Date.now(),
): string {
  return secret.encrypt([purpose, now + LIFETIME_MS[purpose], email].join("\n")) + END;
}

/** Decrypts a token that `encryptAddress` made for the same purpose, with or without characters that mail programs add. */
export function decryptAddress(
  secret: Secret,
  purpose: AddressPurpose,
  token: string,
  now = Date.now(),
): ReadAddress {
  const encrypted = tokensIn(token).flatMap((text) => WHOLE.exec(text)?.[1] ?? []);
  if (encrypted.length === 0) return { status: "cut-off" };
  const opened = encrypted.map((text) => decryptText(secret, text)).find((text) => text !== "");
  const [made, expiry, email] = (opened ?? "").split("\n");
  if (made !== purpose || email === undefined) return { status: "foreign" };
  return Number(expiry) > now ? { status: "valid", email } : { status: "expired" };
}

/** Returns whether a token has this format; it may still be forged. */
export const isEncryptedAddress = (token: string): boolean =>
  tokensIn(token).some((text) => WHOLE.test(text));

/** The end is not the beginning of the second part of an entry's token. */
const WHOLE = /^([\w-]+)\.p(?![\da-z]*\.[\w-]{22})/;

function decryptText(secret: Secret, encrypted: string): string {
  try {
    return secret.decrypt(encrypted);
  } catch {
    return "";
  }
}
