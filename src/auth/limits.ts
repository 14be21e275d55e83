import { countTry } from "../../db/rate-limits";
import { limitKey } from "../limit-key";
import { networkOf } from "../spam/network";
import type { AuthContext, AuthDependencies } from "./auth-context";
import { AuthError, type AuthCode } from "./auth-error";

const WINDOW_SECONDS = 300;
/** Between two messages of a kind to one address. */
const MAIL_SECONDS = 60;

/** How many calls of a kind one network address may make in five minutes; GoTrue's own figures. */
const PER_ADDRESS = { token: 150, mail: 30, signup: 30, verify: 30, factor: 75 } as const;
/** Sign-ins for one account in five minutes, right or wrong. It slows guessing down and locks nobody out for long. */
const PER_ACCOUNT = 20;

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

/** Refuses with 429 sign-ins to one account that come too often, whether or not there is such an account. */
export const limitAccount = (auth: AuthDependencies, email: string): Promise<void> =>
  limit(auth, `account ${email}`, PER_ACCOUNT, "over_request_rate_limit");

/** True when a message of this kind may go to an address now: one a minute. */
export async function mayMail(auth: AuthDependencies, kind: string, to: string): Promise<boolean> {
  const key = limitKey(auth.secret, `${kind} ${to}`);
  return (await auth.database.run((db) => countTry(db, key, MAIL_SECONDS))).count === 1;
}

/** The same for a caller who is signed in: refuses with 429 instead of saying nothing. */
export const limitMail = (auth: AuthDependencies, kind: string, to: string): Promise<void> =>
  limit(auth, `${kind} ${to}`, 1, "over_email_send_rate_limit", MAIL_SECONDS);

async function limit(
  auth: AuthDependencies,
  who: string,
  most: number,
  code: AuthCode,
  windowSeconds = WINDOW_SECONDS,
): Promise<void> {
  const key = limitKey(auth.secret, who);
  const { count, endsAt } = await auth.database.run((db) => countTry(db, key, windowSeconds));
  if (count <= most) return;
  const retryAfterSeconds = Math.max(1, Math.ceil((Number(endsAt) - Date.now()) / 1000));
  const message =
    code === "over_email_send_rate_limit"
      ? `For security purposes, you can only request this after ${retryAfterSeconds} seconds.`
      : undefined;
  throw new AuthError(code, { retryAfterSeconds, ...(message && { message }) });
}
