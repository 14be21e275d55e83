import { timingSafeEqual } from "node:crypto";
import type { Secret } from "../../secrets/secret";
import { tokensIn } from "./mailed-field";
import { formatUuid } from "../../secrets/format-uuid";

/** What a link in a message does. */
export type Purpose = "confirm" | "unsubscribe";

/** `cut-off` is truncated; `foreign` has another secret or purpose, or was changed. */
export type ReadToken =
  | { status: "valid"; id: string; madeAt: Date }
  | { status: "expired" | LostToken };
export type LostToken = "cut-off" | "foreign";

export const CONFIRMATION_LINK_DAYS = 30;

const DAY_MS = 24 * 60 * 60 * 1000;
/** Unsubscribe links must work for as long as people keep messages. */
const LIFETIME_MS = {
  confirm: CONFIRMATION_LINK_DAYS * DAY_MS,
  unsubscribe: 5 * 365 * DAY_MS,
};
/** 128 of HMAC-SHA-256's bits. */
const SIGNATURE_BYTES = 16;

/** Makes a signed token for one purpose and one entry: id, expiry in milliseconds, signature. */
export function makeToken(secret: Secret, purpose: Purpose, id: string, now = Date.now()): string {
  const name = Buffer.from(id.replaceAll("-", ""), "hex").toString("base64url");
  const expiry = (now + LIFETIME_MS[purpose]).toString(36);
  return `${name}.${expiry}.${signatureOf(secret, purpose, `${name}.${expiry}`).toString("base64url")}`;
}

/** Verifies a token that `makeToken` made for the same purpose, with or without characters that mail programs add. */
export function readToken(
  secret: Secret,
  purpose: Purpose,
  token: string,
  now = Date.now(),
): ReadToken {
  const [bare = ""] = tokensIn(token);
  // Its parts have fixed lengths, so added letters are not taken for its own.
  const [whole, name = "", expiry = "", signature = ""] =
    /([\w-]{22})\.([\da-z]{1,9})\.([\w-]{22})/.exec(bare) ?? [];
  if (whole === undefined) return { status: "cut-off" };
  const given = Buffer.from(signature, "base64url");
  const right = signatureOf(secret, purpose, `${name}.${expiry}`);
  if (given.length !== right.length || !timingSafeEqual(given, right)) return { status: "foreign" };
  const id = formatUuid(Buffer.from(name, "base64url").toString("hex"));
  const expiresAt = Number.parseInt(expiry, 36);
  if (expiresAt <= now) return { status: "expired" };
  return { status: "valid", id, madeAt: new Date(expiresAt - LIFETIME_MS[purpose]) };
}

function signatureOf(secret: Secret, purpose: Purpose, text: string): Buffer {
  return secret.sign(`mail ${purpose}`, text).subarray(0, SIGNATURE_BYTES);
}
