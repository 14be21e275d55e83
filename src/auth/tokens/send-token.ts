import type { TokenPurpose } from "../../../db/schema/auth-tokens";
import { lockUserByEmail } from "../../../db/auth/lock-user";
import { dropOneTimeTokens } from "../../../db/auth/one-time-tokens";
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

/** Longer than the work takes for an account, so that none at all is not answered sooner. */
const EVEN_MS = 60;

/** Makes work take the same time whatever it finds. */
export async function evenly<Result>(work: () => Promise<Result>): Promise<Result> {
  const [result] = await Promise.all([work(), Bun.sleep(EVEN_MS)]);
  return result;
}

/** What an account begins with. */
type Beginning = { passwordHash: string | null; userMetadata: Record<string, unknown> };
const NOTHING: Beginning = { passwordHash: null, userMetadata: {} };

type Asked = { beginning?: Beginning | undefined; codeChallenge?: string | undefined };

/**
 * Queues a message where there is somebody to send it to; at most one a minute, and silent about it. With `beginning` an
 * address without an account gets one first, unconfirmed, unless no mail could reach it.
 */
export async function sendToken(
  c: AuthContext,
  to: string,
  purpose: TokenPurpose,
  asked: Asked = {},
): Promise<void> {
  await evenly(() => queueProof(c, to, purpose, asked));
}

/** The same, in the time that it takes. Resolves with the user to whom such a message may go. */
export async function queueProof(
  c: AuthContext,
  to: string,
  purpose: TokenPurpose,
  { beginning, codeChallenge }: Asked,
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
        await beginAgain(tx, user.id, beginning ?? NOTHING);
      if (isAllowed) await mailToken(tx, auth, user, purpose, { redirectTo, codeChallenge });
      return user;
    }),
  );
}

/**
 * Whoever began an account that nobody has confirmed may have been a stranger to its address: their password, their data
 * and the links that were sent for them end with the next sign-up, code or recovery.
 */
async function beginAgain(tx: Queries, userId: string, beginning: Beginning): Promise<void> {
  await dropOneTimeTokens(tx, userId);
  await updateUser(tx, userId, beginning);
}

/** A confirmed address needs no confirmation, and one that is not can be opened only while strangers may sign up. */
function isSendable(
  { isSignupOpen }: AuthDependencies,
  user: User,
  purpose: TokenPurpose,
): boolean {
  if (user.emailConfirmedAt !== null) return purpose !== "confirmation";
  return purpose === "confirmation" || (isSignupOpen && ["otp", "recovery"].includes(purpose));
}

/** Rejects an address that an account may keep but not change to. */
export function requireReachable(newEmail: string): void {
  const message = "Unable to validate email address: invalid format";
  if (!isPublicAddress(newEmail)) throw new AuthError("validation_failed", { message });
}

/** Makes the proof and queues its message; a change of address asks at both, and needs both. */
export async function mailToken(
  tx: Queries,
  auth: AuthDependencies,
  user: Pick<User, "id" | "email" | "newEmail">,
  purpose: TokenPurpose,
  asked: { redirectTo: string | undefined; codeChallenge: string | undefined },
): Promise<void> {
  const { id: userId, email, newEmail } = user;
  const { codeChallenge } = asked;
  const isPkce = codeChallenge !== undefined;
  const target = redirectTarget(auth.siteUrl, asked.redirectTo, { isPkce });
  const addresses = purpose === "email_change" ? newEmail && [email, newEmail] : [email];
  if (!addresses) return;
  for (const to of addresses) {
    const token = { userId, email: to, purpose, ...(isPkce && { codeChallenge }) };
    // A code that is typed beside the password opens nothing by itself, so there is no link to it.
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
