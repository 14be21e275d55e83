import type { TokenPurpose } from "../../db/auth-proof-schema";
import { addUser, findUserByEmail, updateUser, type User } from "../../db/auth/users";
import type { Queries } from "../../db/pool";
import { isPublicAddress } from "../email-address";
import type { AuthContext, AuthDependencies } from "./auth-context";
import { AuthError } from "./auth-error";
import { mayMail } from "./limits";
import { makeOneTimeToken } from "./one-time";
import { redirectTarget } from "./redirect-target";

const SENT_AT = {
  recovery: "recoverySentAt",
  confirmation: "confirmationSentAt",
  email_change: "emailChangeSentAt",
  reauthentication: "reauthenticationSentAt",
  otp: "recoverySentAt",
} as const satisfies Record<TokenPurpose, keyof User>;

/** Longer than the work takes for an account, so that none at all is not answered sooner. */
const EVEN_MS = 60;

/**
 * Queues a message where there is somebody to send it to; at most one a minute, and silent about it. With `stranger`
 * an address without an account gets one first, unconfirmed and without a password, unless no mail could reach it.
 */
export async function sendProof(
  c: AuthContext,
  to: string,
  purpose: TokenPurpose,
  stranger?: { data: Record<string, unknown> },
): Promise<void> {
  const { auth } = c.var;
  const evened = Bun.sleep(EVEN_MS);
  const isAllowed = await mayMail(auth, purpose, to);
  const target = redirectTarget(auth.siteUrl, c.req.query("redirect_to"));
  await auth.database.run((db) =>
    db.transaction(async (tx) => {
      if (stranger && isAllowed && isPublicAddress(to)) await addStranger(tx, to, stranger.data);
      const user = await findUserByEmail(tx, to);
      if (isAllowed && user && isSendable(user, purpose, stranger !== undefined))
        await mailProof(tx, auth, user, purpose, target);
    }),
  );
  await evened;
}

/** Does nothing where the address has an account. */
const addStranger = (tx: Queries, email: string, userMetadata: Record<string, unknown>) =>
  addUser(tx, { email, passwordHash: null, isConfirmed: false, userMetadata });

/** A confirmed address needs no confirmation, and one that is not confirmed opens nothing but by a code of its own. */
function isSendable(user: User, purpose: TokenPurpose, isOpen: boolean): boolean {
  const isConfirmed = user.emailConfirmedAt !== null;
  if (purpose === "otp" && isOpen) return true;
  return isConfirmed === (purpose !== "confirmation");
}

/** Rejects an address that an account may keep but not change to. */
export function requireReachable(newEmail: string): void {
  const message = "Unable to validate email address: invalid format";
  if (!isPublicAddress(newEmail)) throw new AuthError("validation_failed", { message });
}

/** Makes the proof and queues its message; a change of address asks at both, and needs both. */
export async function mailProof(
  tx: Queries,
  auth: AuthDependencies,
  user: Pick<User, "id" | "email" | "newEmail">,
  purpose: TokenPurpose,
  target: string,
): Promise<void> {
  const { id: userId, email, newEmail } = user;
  const addresses = purpose === "email_change" ? newEmail && [email, newEmail] : [email];
  if (!addresses) return;
  for (const to of addresses) {
    const made = await makeOneTimeToken(tx, auth, { userId, email: to, purpose }, target);
    // A code that is typed beside the password opens nothing by itself, so there is no link to it.
    const { link, code } = made;
    await auth.mail(tx, {
      to,
      userId,
      purpose,
      code,
      ...(purpose !== "reauthentication" && { link }),
    });
  }
  await updateUser(tx, userId, { [SENT_AT[purpose]]: new Date() });
}
