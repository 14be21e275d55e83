import type { TokenPurpose } from "../../../db/schema/auth-tokens";
import { lockUserByEmail } from "../../../db/auth/lock-user";
import { deleteOneTimeTokens } from "../../../db/auth/one-time-tokens";
import { addUser, updateUser, type User } from "../../../db/auth/users";
import type { Queries } from "../../../db/connection/pool";
import { isPublicAddress } from "../../mail/email-address";
import type { AuthContext, AuthDependencies } from "../auth-context";
import { AuthError } from "../auth-error";
import { mayMail } from "../limits";
import { makeOneTimeToken } from "./one-time";
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

/** Makes work take the same time whatever it finds. */
export async function withMinimumTime<Result>(work: () => Promise<Result>): Promise<Result> {
  const [result] = await Promise.all([work(), Bun.sleep(MINIMUM_MS)]);
  return result;
}

/** The initial fields of an account. */
type InitialAccount = { passwordHash: string | null; userMetadata: Record<string, unknown> };
const NOTHING: InitialAccount = { passwordHash: null, userMetadata: {} };

type TokenRequest = { beginning?: InitialAccount | undefined; codeChallenge?: string | undefined };

/**
 * Sends a token by mail if the account exists; silently limited to one a minute. With `beginning`, an unknown address
 * gets an unconfirmed account first, if it can receive mail.
 */
export async function sendToken(
  c: AuthContext,
  to: string,
  purpose: TokenPurpose,
  request: TokenRequest = {},
): Promise<void> {
  await withMinimumTime(() => queueToken(c, to, purpose, request));
}

/** The same, without padding the time. Resolves with the user, if a message may be sent. */
export async function queueToken(
  c: AuthContext,
  to: string,
  purpose: TokenPurpose,
  { beginning, codeChallenge }: TokenRequest,
): Promise<User | undefined> {
  const { auth } = c.var;
  const isAllowed = await mayMail(auth, purpose, to);
  const redirectTo = c.req.query("redirect_to");
  return auth.database.run((db) =>
    db.transaction(async (tx) => {
      const made =
        beginning && isPublicAddress(to)
          ? await addUser(tx, { email: to, ...beginning, isConfirmed: false })
          : undefined;
      const user = made ?? (await lockUserByEmail(tx, to));
      if (user === undefined || !isSendable(auth, user, purpose)) return undefined;
      const isContinued = beginning === undefined && purpose === "confirmation";
      if (made === undefined && user.emailConfirmedAt === null && !isContinued)
        await resetUnconfirmed(tx, user.id, beginning ?? NOTHING);
      if (isAllowed) await mailToken(tx, auth, user, purpose, { redirectTo, codeChallenge });
      return user;
    }),
  );
}

/**
 * An unconfirmed account may have been started by a stranger, so the next sign-up, code or recovery discards its
 * password, data and links.
 */
async function resetUnconfirmed(
  tx: Queries,
  userId: string,
  beginning: InitialAccount,
): Promise<void> {
  await deleteOneTimeTokens(tx, userId);
  await updateUser(tx, userId, beginning);
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

/** Rejects addresses that existing accounts may keep but not change to. */
export function requireReachable(newEmail: string): void {
  const message = "Unable to validate email address: invalid format";
  if (!isPublicAddress(newEmail)) throw new AuthError("validation_failed", { message });
}

/** Creates the token and queues its message. A change of address sends one to both and needs both. */
export async function mailToken(
  tx: Queries,
  auth: AuthDependencies,
  user: Pick<User, "id" | "email" | "newEmail">,
  purpose: TokenPurpose,
  request: { redirectTo: string | undefined; codeChallenge: string | undefined },
): Promise<void> {
  const { id: userId, email, newEmail } = user;
  const { codeChallenge } = request;
  const isPkce = codeChallenge !== undefined;
  const target = redirectTarget(auth.siteUrl, request.redirectTo, { isPkce });
  const addresses = purpose === "email_change" ? newEmail && [email, newEmail] : [email];
  if (!addresses) return;
  for (const to of addresses) {
    const token = { userId, email: to, purpose, ...(isPkce && { codeChallenge }) };
    // Reauthentication codes only supplement a session, so there is no link.
    const { link, code } = await makeOneTimeToken(tx, auth, token, target);
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
