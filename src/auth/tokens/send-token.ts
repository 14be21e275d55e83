import type { TokenPurpose } from "../../../db/schema/auth-tokens";
import { findLatestSignUp, type SignUp } from "../../../db/auth/one-time-tokens";
import {
  addUser,
  findUserByEmail,
  isTaken,
  lockUserByEmail,
  updateUser,
  type User,
} from "../../../db/auth/users";
import type { Queries } from "../../../db/connection/pool";
import { isPublicAddress } from "../../mail/email-address";
import type { AuthContext, AuthDependencies } from "../auth-context";
import { secondsUntilMail } from "../limits";
import { keepSignUp, makeOneTimeToken } from "./one-time";
import { redirectTarget } from "./redirect-target";

const SENT_AT = {
  recovery: "recoverySentAt",
  confirmation: "confirmationSentAt",
  email_change: "emailChangeSentAt",
  reauthentication: "reauthenticationSentAt",
  otp: "recoverySentAt",
} as const satisfies Record<TokenPurpose, keyof User>;

/** Longer than the work for an existing account takes, so unknown addresses are not answered sooner. */
const MINIMUM_MS = 60;

type TokenRequest = { signUp?: SignUp | undefined; codeChallenge?: string | undefined };

/** What became of a request: `user` is the account that gets such messages, if there is one. */
type Sent = { user: User | undefined; waitSeconds: number };

/**
 * Sends a token by mail if the account exists and the limits of its mailbox allow it. Resolves with the seconds until they
 * do, with and without an account, 0 if they did; and takes as long in both cases. With `signUp`, an unknown address gets
 * an unconfirmed account first, if it can receive mail.
 */
export async function sendToken(
  c: AuthContext,
  to: string,
  purpose: TokenPurpose,
  request: TokenRequest = {},
): Promise<Sent> {
  const [sent] = await Promise.all([queueToken(c, to, purpose, request), Bun.sleep(MINIMUM_MS)]);
  return sent;
}

async function queueToken(
  c: AuthContext,
  to: string,
  purpose: TokenPurpose,
  { signUp, codeChallenge }: TokenRequest,
): Promise<Sent> {
  const { auth } = c.var;
  const waitSeconds = await secondsUntilMail(auth, purpose, to);
  const redirectTo = c.req.query("redirect_to");
  const user = await auth.database.run((db) =>
    db.transaction(async (tx) => {
      const made =
        signUp && isPublicAddress(to)
          ? await addUser(tx, { email: to, passwordHash: null, isConfirmed: false })
          : undefined;
      const owner = made ?? (await lockUserByEmail(tx, to));
      if (owner === undefined || !isSendable(auth, owner, purpose)) return undefined;
      const asked = owner.emailConfirmedAt === null ? signUp : undefined;
      if (waitSeconds === 0)
        await mailToken(tx, auth, owner, purpose, { redirectTo, codeChallenge, signUp: asked });
      else if (asked?.passwordHash)
        await keepSignUp(tx, auth.secret, { userId: owner.id, email: owner.email, signUp: asked });
      return owner;
    }),
  );
  return { user, waitSeconds };
}

/** Confirmed addresses need no confirmation; unconfirmed ones work only while sign-up is open. */
function isSendable(
  { isSignupOpen }: AuthDependencies,
  user: User,
  purpose: TokenPurpose,
): boolean {
  if (user.emailConfirmedAt !== null) return purpose !== "confirmation";
  return purpose === "confirmation" || (isSignupOpen && ["otp", "recovery"].includes(purpose));
}

type MailRequest = {
  redirectTo: string | undefined;
  codeChallenge: string | undefined;
  signUp?: SignUp | undefined;
};

/**
 * Creates the token and queues its message. A change of address sends one to both and needs both. A confirmation is that
 * of `signUp`, otherwise of the latest one; where none is left, a link that signs in takes its place.
 */
export async function mailToken(
  tx: Queries,
  auth: AuthDependencies,
  user: Pick<User, "id" | "email" | "newEmail">,
  asked: TokenPurpose,
  { redirectTo, codeChallenge, signUp }: MailRequest,
): Promise<void> {
  const { id: userId, email, newEmail } = user;
  const isConfirmation = asked === "confirmation";
  const known = signUp ?? (isConfirmation ? await latestSignUp(tx, userId) : undefined);
  const purpose = isConfirmation && known === undefined ? "otp" : asked;
  const target = redirectTarget(auth.siteUrl, redirectTo, { isPkce: codeChallenge !== undefined });
  const addresses = purpose === "email_change" ? newEmail && [email, newEmail] : [email];
  if (!addresses) return;
  for (const to of addresses) {
    const isMailed = to !== newEmail || !isTaken(await findUserByEmail(tx, to));
    const token = { userId, email: to, purpose, codeChallenge, signUp: known };
    const { link, code } = await makeOneTimeToken(tx, auth, token, target);
    // Reauthentication codes only supplement a session, so there is no link.
    const sent = purpose === "reauthentication" ? { code } : { code, link };
    // The token is made all the same: without one, the other link would tell that the address has an account.
    if (isMailed) await auth.mail(tx, { to, userId, purpose, ...sent });
  }
  await updateUser(tx, userId, { [SENT_AT[asked]]: new Date() });
}

async function latestSignUp(tx: Queries, userId: string): Promise<SignUp | undefined> {
  const latest = await findLatestSignUp(tx, userId);
  return latest && { passwordHash: latest.passwordHash, userMetadata: latest.userMetadata ?? {} };
}
