import { addAuditEvent } from "../../../db/auth/audit";
import {
  deleteOneTimeTokens,
  hasOtherRequests,
  hasTokens,
  type OneTimeToken,
} from "../../../db/auth/one-time-tokens";
import { setProfileEmail } from "../../../db/auth/profiles";
import {
  findUser,
  isBanned,
  isTaken,
  lockUserByEmail,
  updateUser,
  type User,
} from "../../../db/auth/users";
import type { Queries } from "../../../db/connection/pool";
import { removeAccounts } from "../../../db/forms/remove-person";
import type { AuthDependencies } from "../auth-context";
import { AuthError } from "../auth-error";
import { checkPassword } from "../passwords/passwords";
import { consumeToken } from "./one-time";

/** How a sign-up's password is known to be the caller's: it was given, or a code was typed instead. */
export type Proof = "password" | "code" | "none";

/**
 * Compares a password with the one of the sign-up that a token was mailed for; other tokens need none. Throws
 * `invalid_credentials` if it is wrong.
 */
export async function provePassword(
  token: OneTimeToken | undefined,
  password: string | undefined,
  otherwise: Proof,
): Promise<Proof> {
  if (token === undefined || token.passwordHash === null || password === undefined)
    return otherwise;
  if ((await checkPassword(password, token.passwordHash)).isRight) return "password";
  throw new AuthError("invalid_credentials");
}

/**
 * Uses a one-time token and applies it, except for signing in. Undefined if it was used meanwhile; `oneOfTwo` if a
 * change of address still needs the other one. Call it in a transaction.
 */
export async function verifyToken(
  tx: Queries,
  auth: AuthDependencies,
  found: OneTimeToken | undefined,
  proof: Proof,
): Promise<OneTimeToken | "oneOfTwo" | undefined> {
  const token = found && (await consumeToken(tx, found));
  const user = token && (await findUser(tx, token.userId));
  if (token === undefined || user === undefined) return undefined;
  const { userId, purpose } = token;
  if (isBanned(user.bannedUntil)) throw new AuthError("user_banned", { status: 403 });
  const isChange = purpose === "email_change";
  if (isChange && (await hasTokens(tx, userId, purpose))) return "oneOfTwo";
  if (isChange) await changeAddress(tx, auth, user);
  if (user.emailConfirmedAt === null) {
    const signUp = (await isOwn(tx, token, proof)) ? signUpOf(token) : {};
    await updateUser(tx, userId, { emailConfirmedAt: new Date(), ...signUp });
  }
  await deleteOneTimeTokens(tx, userId);
  await addAuditEvent(tx, `verified_${purpose}`, userId);
  return token;
}

/**
 * Returns whether whoever confirms an address also made the sign-up. Its password proves that. A typed code does if
 * nobody else asked for the account: it is typed where the sign-up was made. A link alone does not.
 */
async function isOwn(tx: Queries, token: OneTimeToken, proof: Proof): Promise<boolean> {
  if (token.passwordHash === null || proof === "password") return true;
  return proof === "code" && !(await hasOtherRequests(tx, token));
}

const signUpOf = ({ passwordHash, userMetadata }: OneTimeToken): Partial<User> => ({
  passwordHash,
  ...(userMetadata && { userMetadata }),
});

/**
 * Deletes an unconfirmed account at the new address, whose mailbox is proven now. Throws `email_exists` if the address has
 * been taken meanwhile.
 */
async function changeAddress(tx: Queries, auth: AuthDependencies, user: User): Promise<void> {
  const { id, email: before, newEmail: email } = user;
  if (email === null) throw new AuthError("otp_expired");
  const other = await lockUserByEmail(tx, email);
  if (isTaken(other)) throw new AuthError("email_exists");
  if (other) await removeAccounts(tx, [other.id]);
  await updateUser(tx, id, { email, newEmail: null });
  await setProfileEmail(tx, id, email);
  await auth.mail(tx, { to: before, userId: id, purpose: "email_changed" });
}
