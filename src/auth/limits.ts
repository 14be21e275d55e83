import { countTry } from "../../db/connection/rate-limits";
import { limitKey } from "../limits/limit-key";
import { networkOf } from "../limits/network";
import type { AuthContext, AuthDependencies } from "./auth-context";
import { AuthError, type AuthCode } from "./auth-error";
import { findKnownNetwork } from "./known-network";

const RATE = "over_request_rate_limit";
const WINDOW_SECONDS = 300;
/** Between two messages of a kind to one address. */
const MAIL_SECONDS = 60;
const HOUR_SECONDS = 60 * 60;
const DAY_SECONDS = 24 * HOUR_SECONDS;

/** How many calls of a kind one network address may make in five minutes; GoTrue's own figures. */
const PER_ADDRESS = { token: 150, mail: 30, signup: 30, verify: 30, factor: 75 } as const;
/** Sign-ins for one account in five minutes, right or wrong. It slows guessing down and locks nobody out for long. */
const PER_ACCOUNT = 20;
/** Codes of one authenticator app in five minutes and in a day: each is right by chance once in 300,000 times. */
const PER_FACTOR = 10;
const PER_FACTOR_DAY = 100;
/** Mailed codes that are typed for one address in a day: each is right by chance once in a million times. */
const CODES_PER_DAY = 50;
/** Guesses of an account's password in an hour by somebody who is signed in to it. */
const CURRENT_PASSWORDS_PER_HOUR = 10;

/** Refuses with 429 what comes too often from one network address. Asked before the body is read: that is work too. */
export const limitAddress = (c: AuthContext, kind: keyof typeof PER_ADDRESS): Promise<void> =>
  limitRequest(c.var.auth, c.req.raw, kind);

/** The same for a request that does not come through the auth API. */
export async function limitRequest(
  auth: AuthDependencies,
  request: Request,
  kind: keyof typeof PER_ADDRESS,
): Promise<void> {
  const code = kind === "mail" ? "over_email_send_rate_limit" : "over_request_rate_limit";
  await limit(auth, `${kind} ${keyOf(auth, request)}`, PER_ADDRESS[kind], code);
}

/**
 * A network address as it may be kept beside a challenge for its few minutes: as a keyed hash. With IPv6 all that one
 * machine may call itself is the same.
 */
export const addressKey = ({ req, var: { auth } }: AuthContext): string => keyOf(auth, req.raw);

const keyOf = ({ secret, addressOf }: AuthDependencies, request: Request): string =>
  secret.sign("challenge", networkOf(addressOf(request)).sender).toString("base64url");

/**
 * Refuses with 429 sign-ins to one account that come too often, whether or not there is such an account. Each network
 * that signed in to it lately is counted by itself, all others together: guessing from elsewhere locks nobody out there.
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

/** Refuses with 429 codes of one authenticator app that come too often, from whatever address. */
export async function limitFactor(auth: AuthDependencies, factorId: string): Promise<void> {
  await limit(auth, `factor ${factorId}`, PER_FACTOR, RATE);
  await limit(auth, `factor day ${factorId}`, PER_FACTOR_DAY, RATE, { seconds: DAY_SECONDS });
}

/** Refuses with 429 mailed codes that are typed too often for one address. The links beside them go on working. */
export const limitCode = (auth: AuthDependencies, email: string): Promise<void> =>
  limit(auth, `code ${email}`, CODES_PER_DAY, RATE, { seconds: DAY_SECONDS });

/** Refuses with 429 guesses of the password by whoever holds a session of the account. */
export const limitCurrentPassword = (auth: AuthDependencies, userId: string): Promise<void> =>
  limit(auth, `current password ${userId}`, CURRENT_PASSWORDS_PER_HOUR, RATE, {
    seconds: HOUR_SECONDS,
  });

/** True when a message of this kind may go to an address now: one a minute. */
export async function mayMail(auth: AuthDependencies, kind: string, to: string): Promise<boolean> {
  const key = limitKey(auth.secret, `${kind} ${to}`);
  return (await auth.database.run((db) => countTry(db, key, MAIL_SECONDS))).count === 1;
}

/** The same for a caller who is signed in: refuses with 429 instead of saying nothing. */
export const limitMail = (auth: AuthDependencies, kind: string, to: string): Promise<void> =>
  limit(auth, `${kind} ${to}`, 1, "over_email_send_rate_limit", { seconds: MAIL_SECONDS });

const tooManyMails = (seconds: number): string =>
  `For security purposes, you can only request this after ${seconds} seconds.`;

/** `message` says what to do, given the seconds that are left. */
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
