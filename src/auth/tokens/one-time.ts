import { randomBytes, randomInt } from "node:crypto";
import type { TokenPurpose } from "../../../db/schema/auth-tokens";
import { lockUser } from "../../../db/auth/users";
import {
  consumeByLink,
  findByLink,
  findOwner,
  type OneTimeToken,
  type SentTokens,
  type SignUp,
  storeOneTimeToken,
  storeUnmailedSignUp,
  tryTokens,
} from "../../../db/auth/one-time-tokens";
import type { Queries } from "../../../db/connection/pool";
import type { AuthDependencies } from "../auth-context";
import { tokensIn } from "../../mail/links/mailed-field";
import { endpoints } from "../../paths";
import type { Secret } from "../../secrets/secret";

export const LINK_LIFETIME_MS = 60 * 60_000;
/** Invitations may be read days later, by people who did not ask for them. */
export const INVITATION_LIFETIME_MS = 7 * 24 * 60 * 60_000;
export const CODE_LIFETIME_MS = 10 * 60_000;
const MAX_TRIES = 5;

const hashOf = (secret: Secret, text: string): string => secret.hash("one-time", text);

/** Marks links that end in a PKCE code instead of a session, as in GoTrue. */
const PKCE_PREFIX = "pkce_";

export const isPkceToken = (token: string): boolean => token.startsWith(PKCE_PREFIX);

/** 256 bits in base64url. */
const TOKEN = /^(?:pkce_[\w-]{43}|(?!pkce_)[\w-]{43})/;

/** Returns the token of a mailed link without what mail programs put around it; undefined if it was cut. */
export function wholeToken(text: string): string | undefined {
  // The last is without a `3D` in front, if the token is whole without it.
  return tokensIn(text)
    .toReversed()
    .flatMap((bare) => TOKEN.exec(bare)?.[0] ?? [])[0];
}

type NewToken = {
  userId: string;
  email: string;
  purpose: TokenPurpose;
  isInvitation?: boolean;
  codeChallenge?: string | undefined;
  signUp?: SignUp | undefined;
};

/**
 * Creates a 256-bit link, valid for an hour (invitations: a week), and a six-digit code, valid for ten minutes and
 * five tries. Each works once. The link opens a page that asks for a click, because mail scanners follow links.
 * `signUp` becomes the account's only through this link or code.
 */
export async function makeOneTimeToken(
  tx: Queries,
  { secret, siteUrl }: Pick<AuthDependencies, "secret" | "siteUrl">,
  { userId, email, purpose, isInvitation = false, codeChallenge, signUp }: NewToken,
  redirectTo: string,
): Promise<{ link: string; code: string }> {
  const lifetimeMs = isInvitation ? INVITATION_LIFETIME_MS : LINK_LIFETIME_MS;
  const prefix = codeChallenge === undefined ? "" : PKCE_PREFIX;
  const token = prefix + randomBytes(32).toString("base64url");
  const code = String(randomInt(1_000_000)).padStart(6, "0");
  await storeOneTimeToken(tx, {
    userId,
    purpose,
    email,
    linkHash: hashOf(secret, token),
    codeHash: hashOf(secret, `${userId} ${code}`),
    linkExpiresAt: new Date(Date.now() + lifetimeMs),
    codeExpiresAt: new Date(Date.now() + CODE_LIFETIME_MS),
    codeChallenge,
    ...signUp,
  });
  const query = new URLSearchParams({ token, type: purpose, redirect_to: redirectTo });
  return { link: `${siteUrl}${endpoints.authLink}?${query}`, code };
}

/** Stores a sign-up that may not be mailed now; `/resend` mails it. */
export const keepSignUp = (
  tx: Queries,
  secret: Secret,
  { signUp, ...owner }: { userId: string; email: string; signUp: SignUp },
): Promise<void> =>
  storeUnmailedSignUp(tx, {
    ...owner,
    ...signUp,
    linkHash: hashOf(secret, randomBytes(32).toString("base64url")),
    linkExpiresAt: new Date(Date.now() + LINK_LIFETIME_MS),
  });

/** Finds the token of a link; undefined if it was used, expired, or has another purpose. */
export async function findLink(
  db: Queries,
  secret: Secret,
  token: string,
  purposes: readonly TokenPurpose[],
): Promise<OneTimeToken | undefined> {
  const found = await findByLink(db, hashOf(secret, token));
  if (found === undefined || found.linkExpiresAt < new Date()) return undefined;
  return purposes.includes(found.purpose) ? found : undefined;
}

/** Finds the token of a typed code. Five wrong codes are allowed, more from a known network. */
async function findCode(
  db: Queries,
  secret: Secret,
  which: SentTokens & { isKnown: boolean },
  code: string,
): Promise<OneTimeToken | undefined> {
  const tokens = await tryTokens(db, which);
  const hash = hashOf(secret, `${which.userId} ${code}`);
  return tokens.find(
    ({ codeHash, codeExpiresAt, tries }) =>
      codeHash === hash && codeExpiresAt > new Date() && (which.isKnown || tries <= MAX_TRIES),
  );
}

/** Finds the token of a typed code by the address it was sent to, which may be an account's new address. */
export async function findTypedCode(
  auth: Pick<AuthDependencies, "database" | "secret">,
  { email, purposes }: { email: string; purposes: readonly TokenPurpose[] },
  code: string,
  limit: (userId: string | undefined) => Promise<boolean>,
): Promise<OneTimeToken | undefined> {
  const userId = await auth.database.run((db) => findOwner(db, purposes, email));
  const isKnown = await limit(userId);
  if (userId === undefined) return undefined;
  const which = { userId, purposes, email, isKnown };
  return auth.database.run((db) => findCode(db, auth.secret, which, code));
}

/** Uses up a token that was found; undefined if it was used meanwhile. Call it in a transaction. */
export async function consumeToken(
  tx: Queries,
  { userId, linkHash }: OneTimeToken,
): Promise<OneTimeToken | undefined> {
  await lockUser(tx, userId);
  return consumeByLink(tx, linkHash);
}

/** Takes the token of a typed code. Five wrong codes are allowed. */
export async function consumeCode(
  tx: Queries,
  secret: Secret,
  which: SentTokens & { isKnown: boolean },
  code: string,
): Promise<OneTimeToken | undefined> {
  const match = await findCode(tx, secret, which, code);
  return match && consumeByLink(tx, match.linkHash);
}
