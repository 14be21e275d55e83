import { countTry } from "../../db/connection/rate-limits";
import { limitKey } from "../limits/limit-key";
import { networkOf } from "../limits/network";
import type { AuthContext, AuthDependencies } from "./auth-context";
import { AuthError, type AuthCode } from "./auth-error";
import { findKnownNetwork } from "./known-network";

const RATE = "over_request_rate_limit";
const WINDOW_SECONDS = 300;
/** Minimum time between two messages of a kind to one address. */
const MAIL_SECONDS = 60;
const HOUR_SECONDS = 60 * 60;
const DAY_SECONDS = 24 * HOUR_SECONDS;

/** Calls of each kind per network address in five minutes, as in GoTrue. */
const PER_ADDRESS = { token: 150, mail: 30, signup: 30, verify: 30, factor: 75 } as const;
/** Sign-in attempts for one account in five minutes: slows guessing down without locking anyone out for long. */
const PER_ACCOUNT = 20;
/** Codes per authenticator app in five minutes and per day. A guess is right once in 300,000 times. */
const PER_FACTOR = 10;
const PER_FACTOR_DAY = 100;
/** Typed codes per address and day. A guess is right once in a million times. */
const CODES_PER_DAY = 50;
/** Guesses of the current password per hour by a signed-in caller. */
const CURRENT_PASSWORDS_PER_HOUR = 10;

/** Rate-limits calls per network address, before the body is read. */
export const limitAddress = (c: AuthContext, kind: keyof typeof PER_ADDRESS): Promise<void> =>
  limitRequest(c.var.auth, c.req.raw, kind);

/** The same for requests outside the auth API. */
export async function limitRequest(
  auth: AuthDependencies,
  request: Request,
  kind: keyof typeof PER_ADDRESS,
): Promise<void> {
  const code = kind === "mail" ? "over_email_send_rate_limit" : "over_request_rate_limit";
  await limit(auth, `${kind} ${keyOf(auth, request)}`, PER_ADDRESS[kind], code);
}

/**
 * Returns a keyed hash of the client's address, to store beside a challenge. All addresses of one IPv6 machine have
 * the same.
 */
export const addressKey = ({ req, var: { auth } }: AuthContext): string => keyOf(auth, req.raw);

const keyOf = ({ secret, addressOf }: AuthDependencies, request: Request): string =>
  secret.sign("challenge", networkOf(addressOf(request)).sender).toString("base64url");

/**
 * Rate-limits sign-ins per account, whether or not it exists. Each network that recently signed in to it has a limit
 * of its own, so guessing from elsewhere does not lock the owner out.
 */
export async function limitAccount(c: AuthContext, email: string, userId?: string): Promise<void> {
  const { auth } = c.var;
  const network = await findKnownNetwork(auth, c.req.raw, userId);
  const who = network === undefined ? `account ${email}` : `account ${email} from ${network}`;
  await limit(auth, who, PER_ACCOUNT, RATE, {
    ...(network === undefined && { message: tooManyFromElsewhere }),
  });
}

const tooManyFromElsewhere = (seconds: number): string =>
  `Too many attempts to sign in to this account from new networks. Try again in ${seconds} seconds, use a network that you signed in from before, or ask for a link by mail.`;

/** Rate-limits codes of one authenticator app, from all addresses together. */
export async function limitFactor(auth: AuthDependencies, factorId: string): Promise<void> {
  await limit(auth, `factor ${factorId}`, PER_FACTOR, RATE);
  await limit(auth, `factor day ${factorId}`, PER_FACTOR_DAY, RATE, { seconds: DAY_SECONDS });
}

/** Rate-limits typed codes per email address. Links in the same messages keep working. */
export const limitCode = (auth: AuthDependencies, email: string): Promise<void> =>
  limit(auth, `code ${email}`, CODES_PER_DAY, RATE, { seconds: DAY_SECONDS });

/** Rate-limits guesses of the current password within a session. */
export const limitCurrentPassword = (auth: AuthDependencies, userId: string): Promise<void> =>
  limit(auth, `current password ${userId}`, CURRENT_PASSWORDS_PER_HOUR, RATE, {
    seconds: HOUR_SECONDS,
  });

/** Returns whether a message of this kind may be sent to an address now: one per minute. */
export async function mayMail(auth: AuthDependencies, kind: string, to: string): Promise<boolean> {
  const key = limitKey(auth.secret, `${kind} ${to}`);
  return (await auth.database.run((db) => countTry(db, key, MAIL_SECONDS))).count === 1;
}

/** The same for signed-in callers, who get a 429. */
export const limitMail = (auth: AuthDependencies, kind: string, to: string): Promise<void> =>
  limit(auth, `${kind} ${to}`, 1, "over_email_send_rate_limit", { seconds: MAIL_SECONDS });

const tooManyMails = (seconds: number): string =>
  `For security purposes, you can only request this after ${seconds} seconds.`;

/** `message` tells the client what to do, given the seconds left. */
type Window = { seconds?: number; message?: (secondsLeft: number) => string };

async function limit(
  auth: AuthDependencies,
  who: string,
  most: number,
  code: AuthCode,
  { seconds = WINDOW_SECONDS, message = code === RATE ? undefined : tooManyMails }: Window = {},
): Promise<void> {
  const key = limitKey(auth.secret, who);
  const { count, endsAt } = await auth.database.run((db) => countTry(db, key, seconds));
  if (count <= most) return;
  const retryAfterSeconds = Math.max(1, Math.ceil((Number(endsAt) - Date.now()) / 1000));
  const words = message?.(retryAfterSeconds);
  throw new AuthError(code, { retryAfterSeconds, ...(words && { message: words }) });
}
