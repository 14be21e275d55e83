import { countTry } from "../../db/limits/rate-limits";
import { isKnownNetwork } from "../../db/auth/known-networks";
import { terms } from "../../db/schema/retention";
import { mailboxOf } from "../../db/mail/mailbox";
import { NETWORK_TIMES } from "../limits/form-limits";
import { networkOf } from "../limits/client-address";
import type { AuthContext, AuthDependencies } from "./auth-context";
import { AuthError, type AuthCode } from "./auth-error";

const RATE = "over_request_rate_limit";
const WINDOW_SECONDS = 300;
/** Minimum time between two messages of a kind to one mailbox. */
const MAIL_SECONDS = 60;
/** Messages of all kinds to one mailbox. */
const MAILS_PER_HOUR = 5;
const MAILS_PER_DAY = 10;
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

/** Rate-limits calls per network address and, as the forms do, per network around it, before the body is read. */
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
  const { network } = networkOf(auth.addressOf(request));
  await limit(auth, `${kind} network ${network}`, PER_ADDRESS[kind] * NETWORK_TIMES, code);
}

/**
 * Returns a keyed hash of the client's address, to store beside a challenge. All addresses of one IPv6 machine have
 * the same.
 */
export const addressKey = ({ req, var: { auth } }: AuthContext): string => keyOf(auth, req.raw);

const keyOf = ({ secret, addressOf }: AuthDependencies, request: Request): string =>
  secret.hash("challenge", networkOf(addressOf(request)).sender);

/** Stands in for an unknown account, so that the query takes as long. */
const UNKNOWN_USER = "00000000-0000-4000-8000-000000000000";

/** A keyed hash per account, so the table never shows that two accounts share a network. */
export const networkKey = (
  { secret, addressOf }: AuthDependencies,
  request: Request,
  userId: string,
): string => secret.hash("network", `${userId} ${networkOf(addressOf(request)).sender}`);

/**
 * Returns a limit's name for tries at an account. Each network that recently signed in to it has a limit of its own, so
 * guessing from elsewhere does not lock the owner out; all others share one.
 */
async function nameByNetwork(
  auth: AuthDependencies,
  request: Request,
  { name, userId = UNKNOWN_USER }: { name: string; userId: string | undefined },
): Promise<{ who: string; isKnown: boolean }> {
  const network = { userId, networkKey: networkKey(auth, request, userId) };
  const days = terms.knownNetwork.amount;
  const isKnown = await auth.database.run((db) => isKnownNetwork(db, network, days));
  return { who: isKnown ? `${name} from ${network.networkKey}` : name, isKnown };
}

/** Rate-limits sign-ins per account and known network, whether or not the account exists. */
export async function limitAccount(c: AuthContext, email: string, userId?: string): Promise<void> {
  const { auth } = c.var;
  const named = { name: `account ${email}`, userId };
  const { who, isKnown } = await nameByNetwork(auth, c.req.raw, named);
  await limit(auth, who, PER_ACCOUNT, RATE, isKnown ? {} : { message: tooManyFromElsewhere });
}

const tooManyFromElsewhere = (seconds: number): string =>
  `Too many attempts to sign in to this account from new networks. Try again in ${seconds} seconds, use a network that you signed in from before, or ask for a link by mail.`;

/** Rate-limits codes of one authenticator app, per network in which a code of the account was right. */
export async function limitFactor(
  auth: AuthDependencies,
  request: Request,
  factorId: string,
  userId: string,
): Promise<void> {
  const { who } = await nameByNetwork(auth, request, { name: factorId, userId });
  await limit(auth, `factor ${who}`, PER_FACTOR, RATE);
  await limit(auth, `factor day ${who}`, PER_FACTOR_DAY, RATE, { seconds: DAY_SECONDS });
}

/**
 * Rate-limits typed codes per email address and known network. Returns whether the network is known: it also has tries
 * left for a code that others have tried too often. Links keep working.
 */
export async function limitCode(
  auth: AuthDependencies,
  request: Request,
  email: string,
  userId: string | undefined,
): Promise<boolean> {
  const { who, isKnown } = await nameByNetwork(auth, request, { name: email, userId });
  await limit(auth, `code ${who}`, CODES_PER_DAY, RATE, { seconds: DAY_SECONDS });
  return isKnown;
}

/** Rate-limits guesses of the current password within a session. */
export const limitCurrentPassword = (auth: AuthDependencies, userId: string): Promise<void> =>
  limit(auth, `current password ${userId}`, CURRENT_PASSWORDS_PER_HOUR, RATE, {
    seconds: HOUR_SECONDS,
  });

/**
 * Returns 0 if a message of this kind may be sent to an address now, otherwise the seconds until one may. All variants of an
 * address count together, and tries without an account count too, so that nobody learns of one. One recovery link a day
 * is always left.
 */
export async function secondsUntilMail(
  auth: AuthDependencies,
  kind: string,
  to: string,
): Promise<number> {
  const mailbox = mailboxOf(to);
  const count = (name: string, max: number, seconds: number): Promise<number> =>
    secondsOver(auth, `${name} ${mailbox}`, max, seconds);
  const pause = await count(`mail ${kind}`, 1, MAIL_SECONDS);
  if (pause > 0) return pause;
  const wait =
    (await count("mails an hour", MAILS_PER_HOUR, HOUR_SECONDS)) ||
    (await count("mails a day", MAILS_PER_DAY, DAY_SECONDS));
  if (wait === 0 || kind !== "recovery") return wait;
  return (await count("own recovery mail", 1, DAY_SECONDS)) && wait;
}

/** Throws a 429 if a message of this kind may not be sent now. */
export function requireMail(waitSeconds: number): void {
  if (waitSeconds === 0) return;
  const details = { retryAfterSeconds: waitSeconds, message: tooManyMails(waitSeconds) };
  throw new AuthError("over_email_send_rate_limit", details);
}

const tooManyMails = (seconds: number): string =>
  `For security purposes, you can only request this after ${seconds} seconds.`;

/** `message` tells the client what to do, given the seconds left. */
type Window = { seconds?: number; message?: (secondsLeft: number) => string };

async function limit(
  auth: AuthDependencies,
  who: string,
  max: number,
  code: AuthCode,
  { seconds = WINDOW_SECONDS, message = code === RATE ? undefined : tooManyMails }: Window = {},
): Promise<void> {
  const retryAfterSeconds = await secondsOver(auth, who, max, seconds);
  if (retryAfterSeconds === 0) return;
  const explained = message?.(retryAfterSeconds);
  throw new AuthError(code, { retryAfterSeconds, ...(explained && { message: explained }) });
}

/** Counts a try. Returns 0 if it is allowed, otherwise the seconds until the next one is. */
async function secondsOver(
  auth: AuthDependencies,
  who: string,
  max: number,
  seconds: number,
): Promise<number> {
  const key = auth.secret.hash("limits", who);
  const { count, endsAt } = await auth.database.run((db) => countTry(db, key, seconds));
  return count <= max ? 0 : Math.max(1, Math.ceil((Number(endsAt) - Date.now()) / 1000));
}
