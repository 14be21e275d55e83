import { randomBytes, randomInt } from "node:crypto";
import type { TokenPurpose } from "../../db/auth-proof-schema";
import {
  findOwner,
  type OneTimeToken,
  putOneTimeToken,
  takeByLink,
  tryTokens,
} from "../../db/auth/one-time-tokens";
import type { Queries } from "../../db/pool";
import type { AuthDependencies } from "./auth-context";
import { endpoints } from "../paths";
import type { Secret } from "./secret";

const LINK_LIFETIME_MS = 60 * 60_000;
/** Long enough for somebody who did not ask for the message, and reads it after a weekend. */
const INVITATION_LIFETIME_MS = 7 * 24 * 60 * 60_000;
const CODE_LIFETIME_MS = 10 * 60_000;
const TRIES_MOST = 5;

const hashOf = (secret: Secret, text: string): string =>
  secret.sign("one-time", text).toString("base64url");

/**
 * A link of 256 bits, good for an hour (an invitation's for a week), and a six-digit code, good for ten minutes and five
 * tries. Each works once.
 */
export async function makeOneTimeToken(
  tx: Queries,
  { secret, siteUrl }: Pick<AuthDependencies, "secret" | "siteUrl">,
  what: { userId: string; email: string; purpose: TokenPurpose; isInvitation?: boolean },
  redirectTo: string,
): Promise<{ link: string; code: string }> {
  const { userId, email, purpose, isInvitation = false } = what;
  const lifetimeMs = isInvitation ? INVITATION_LIFETIME_MS : LINK_LIFETIME_MS;
  const token = randomBytes(32).toString("base64url");
  const code = String(randomInt(1_000_000)).padStart(6, "0");
  await putOneTimeToken(tx, {
    userId,
    purpose,
    email,
    linkHash: hashOf(secret, token),
    codeHash: hashOf(secret, `${userId} ${code}`),
    linkExpiresAt: new Date(Date.now() + lifetimeMs),
    codeExpiresAt: new Date(Date.now() + CODE_LIFETIME_MS),
  });
  const query = new URLSearchParams({ token, type: purpose, redirect_to: redirectTo });
  return { link: `${siteUrl}${endpoints.auth}/verify?${query}`, code };
}

/** Takes what a link opens: undefined when it was used, expired, or never made for this purpose. */
export async function takeLink(
  tx: Queries,
  secret: Secret,
  token: string,
  purpose: TokenPurpose,
): Promise<OneTimeToken | undefined> {
  const taken = await takeByLink(tx, hashOf(secret, token));
  const isGood = taken?.purpose === purpose && taken.linkExpiresAt > new Date();
  return isGood ? taken : undefined;
}

/** The same by a code that was typed, of which five may be wrong. */
export async function takeCode(
  tx: Queries,
  secret: Secret,
  { userId, purpose, email }: { userId: string; purpose: TokenPurpose; email: string },
  code: string,
): Promise<OneTimeToken | undefined> {
  const tokens = await tryTokens(tx, { userId, purpose, email });
  const hash = hashOf(secret, `${userId} ${code}`);
  const match = tokens.find(
    ({ codeHash, codeExpiresAt, tries }) =>
      codeHash === hash && codeExpiresAt > new Date() && tries <= TRIES_MOST,
  );
  return match && takeByLink(tx, match.linkHash);
}

/** The same where only the address is known that the code was sent to; for a change of address that may be the new one. */
export async function takeTypedCode(
  tx: Queries,
  secret: Secret,
  purpose: TokenPurpose,
  email: string,
  code: string,
): Promise<OneTimeToken | undefined> {
  const userId = await findOwner(tx, purpose, email);
  return userId === undefined ? undefined : takeCode(tx, secret, { userId, purpose, email }, code);
}
