import { addAuditEvent } from "../../../db/auth/audit";
import {
  deleteOneTimeTokens,
  hasTokens,
  type OneTimeToken,
} from "../../../db/auth/one-time-tokens";
import { setProfileEmail } from "../../../db/auth/profiles";
import { findUser, findUserByEmail, updateUser, type User } from "../../../db/auth/users";
import type { Queries } from "../../../db/connection/pool";
import type { AuthDependencies } from "../auth-context";
import { AuthError } from "../auth-error";
import { isBanned } from "../sessions/bearer";

/**
 * Takes a one-time token and applies it, except for signing in. Undefined if there was none; `oneOfTwo` if a change of
 * address still needs the other one. Call it in a transaction.
 */
export async function verifyToken(
  tx: Queries,
  auth: AuthDependencies,
  take: (tx: Queries) => Promise<OneTimeToken | undefined>,
): Promise<OneTimeToken | "oneOfTwo" | undefined> {
  const token = await take(tx);
  const user = token && (await findUser(tx, token.userId));
  if (token === undefined || user === undefined) return undefined;
  const { userId, purpose } = token;
  if (isBanned(user.bannedUntil)) throw new AuthError("user_banned", { status: 403 });
  const isChange = purpose === "email_change";
  if (isChange && (await hasTokens(tx, userId, purpose))) return "oneOfTwo";
  if (isChange) await changeAddress(tx, auth, user);
  if (user.emailConfirmedAt === null) await updateUser(tx, userId, confirmation(purpose));
  await deleteOneTimeTokens(tx, userId);
  await addAuditEvent(tx, `verified_${purpose}`, userId);
  return token;
}

/** Confirming by code does not prove knowledge of the password someone may have signed up with, so it is removed. */
function confirmation(purpose: OneTimeToken["purpose"]): Partial<User> {
  const emailConfirmedAt = new Date();
  return purpose === "confirmation"
    ? { emailConfirmedAt }
    : { emailConfirmedAt, passwordHash: null };
}

/** Throws `email_exists` if the address has been taken meanwhile. */
async function changeAddress(tx: Queries, auth: AuthDependencies, user: User): Promise<void> {
  const { id, email: before, newEmail: email } = user;
  if (email === null) throw new AuthError("otp_expired");
  if (await findUserByEmail(tx, email)) throw new AuthError("email_exists");
  await updateUser(tx, id, { email, newEmail: null });
  await setProfileEmail(tx, id, email);
  await auth.mail(tx, { to: before, userId: id, purpose: "email_changed" });
}
