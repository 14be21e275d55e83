import type { Secret } from "../../secrets/secret";
import { tokensIn } from "./mailed-field";

/** What a link about one entry does. */
export type Purpose = "confirm" | "unsubscribe";
/** The same for a whole address: show and change everything stored about it, or leave every list. */
type AddressPurpose = "preferences" | "leave all";

/** `cut-off` is truncated; `foreign` has another secret or purpose, or was changed. `about` is an id or an address. */
type ReadToken =
  | { status: "valid"; purpose: string; about: string; madeAt: Date }
  | { status: "expired" | "cut-off" | "foreign" };

export const CONFIRMATION_LINK_DAYS = 30;
export const PREFERENCES_LINK_DAYS = 30;

const DAY_MS = 24 * 60 * 60 * 1000;
/** Unsubscribe links must work for as long as people keep messages. Links that show personal data expire sooner. */
const LIFETIME_MS: Record<string, number> = {
  confirm: CONFIRMATION_LINK_DAYS * DAY_MS,
  preferences: PREFERENCES_LINK_DAYS * DAY_MS,
  unsubscribe: 5 * 365 * DAY_MS,
  "leave all": 5 * 365 * DAY_MS,
} satisfies Record<Purpose | AddressPurpose, number>;
/** Marks the end of a token, so that a truncated one is recognized and added letters are not taken for its own. */
const END = ".p";
const WHOLE = /^([\w-]+)\.p/;

/**
 * Makes a token for one purpose and an entry's id or an address. Encrypted, so that no log or browser history shows the
 * address. The purpose is part of the encrypted text, because other kinds of token use the same key.
 */
export function makeToken(
  secret: Secret,
  purpose: Purpose | AddressPurpose,
  about: string,
  now = Date.now(),
): string {
  return secret.encrypt([purpose, now, about].join("\n")) + END;
}

/** Reads a token that `makeToken` made for one of these purposes, with or without characters that mail programs add. */
export function readToken(
  secret: Secret,
  purposes: readonly (Purpose | AddressPurpose)[],
  token: string,
  now = Date.now(),
): ReadToken {
  const encrypted = tokensIn(token).flatMap((text) => WHOLE.exec(text)?.[1] ?? []);
  if (encrypted.length === 0) return { status: "cut-off" };
  const opened = encrypted.map((text) => decryptText(secret, text)).find((text) => text !== "");
  const [purpose = "", made, about] = (opened ?? "").split("\n");
  if (about === undefined || !purposes.some((one) => one === purpose)) return { status: "foreign" };
  const isOver = Number(made) + (LIFETIME_MS[purpose] ?? 0) <= now;
  return isOver
    ? { status: "expired" }
    : { status: "valid", purpose, about, madeAt: new Date(Number(made)) };
}

/** Reads a link's token: for one entry or, to unsubscribe, for every list of an address. */
export function readLink(secret: Secret, purpose: Purpose, token: string): ReadLink {
  const read = readToken(secret, purpose === "confirm" ? [purpose] : [purpose, "leave all"], token);
  if (read.status !== "valid") return read;
  const { status, about, madeAt } = read;
  return read.purpose === "leave all" ? { status, email: about } : { status, id: about, madeAt };
}

type ReadLink =
  | { status: "valid"; id: string; madeAt: Date }
  | { status: "valid"; email: string }
  | Exclude<ReadToken, { status: "valid" }>;

function decryptText(secret: Secret, encrypted: string): string {
  try {
    return secret.decrypt(encrypted);
  } catch {
    return "";
  }
}
