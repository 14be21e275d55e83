import { Hono } from "hono";
import { z } from "zod";
import { endConsoleSessions } from "../../../db/admin/console-sessions";
import { addAuditEvent } from "../../../db/auth/audit";
import { deleteOneTimeTokens } from "../../../db/auth/one-time-tokens";
import { endSessions, consumeMethod } from "../../../db/auth/sessions";
import { findAccount, mergeUserData, updateUser } from "../../../db/auth/users";
import { mailboxOf } from "../../../db/mail/mailbox";
import { isPublicAddress } from "../../mail/email-address";
import { accountJson } from "../sessions/account-json";
import type { AuthApp, AuthContext, AuthDependencies } from "../auth-context";
import { AuthError } from "../auth-error";
import { requireCaller, type Caller } from "../sessions/bearer";
import { isNonceRight } from "../tokens/nonce";
import { checkPassword, hashPassword, requireGoodPassword } from "../passwords/passwords";
import { pkceFields, readChallenge } from "../tokens/pkce";
import { email, EMAIL_INVALID, fitsToken, password, readJson, text, userData } from "../read-json";
import { limitAddress, limitCurrentPassword, requireMail, secondsUntilMail } from "../limits";
import { mailToken } from "../tokens/send-token";

const changes = z.object({
  email: email.optional(),
  password: password.optional(),
  current_password: password.optional(),
  nonce: text.max(64).optional(),
  data: userData.optional(),
  app_metadata: z.unknown().optional(),
  ...pkceFields,
});
type Changes = z.output<typeof changes>;

const RECOVERY = "recovery";
const FRESH_MS = 24 * 60 * 60_000;

/** Returns and changes the caller's account. */
export const userRoutes = new Hono<AuthApp>()
  .get("/user", async (c) => c.json(accountJson((await requireCaller(c)).account)))
  .put("/user", async (c) => {
    const { auth } = c.var;
    const caller = await requireCaller(c);
    const fields = await readJson(c, changes);
    if (fields.app_metadata !== undefined) throw new AuthError("not_admin");
    requireSecondFactor(caller, fields);
    if (fields.password !== undefined) await changePassword(c, caller, fields, fields.password);
    if (fields.email !== undefined && fields.email !== caller.account.user.email)
      await askForNewEmail(c, caller, fields.email, readChallenge(fields));
    if (fields.data !== undefined) await changeData(auth, caller, fields.data);
    const account = await auth.database.run((db) => findAccount(db, caller.claims.sub));
    if (account === undefined) throw new AuthError("user_not_found");
    return c.json(accountJson(account));
  });

/** Requires the second factor, if there is one, before changing credentials. */
function requireSecondFactor({ account, session }: Caller, fields: Changes): void {
  const isGuarded = account.factors.some(({ isVerified }) => isVerified);
  const isSensitive = fields.password !== undefined || fields.email !== undefined;
  if (isGuarded && isSensitive && session.aal !== "aal2")
    throw new AuthError("insufficient_aal", {
      status: 401,
      message: "AAL2 session is required to update email or password when MFA is enabled.",
    });
}

/**
 * Requires the current password, a mailed code, or a session opened by a recovery link (ASVS 6.2.3). Such a session
 * may set the password once.
 */
async function changePassword(
  c: AuthContext,
  { account: { user }, session }: Caller,
  fields: Changes,
  word: string,
): Promise<void> {
  const { auth } = c.var;
  requireGoodPassword(word);
  const isRecovery = session.methods.some(({ method }) => method === RECOVERY);
  const isProven = isRecovery || (await isNonceRight(c, user, fields.nonce));
  // Accounts without a password have nothing to check: sessions that are not fresh need a mailed code.
  if (!isProven && user.passwordHash === null && Date.now() - Number(session.createdAt) > FRESH_MS)
    throw new AuthError("reauthentication_needed");
  if (!isProven && user.passwordHash !== null) {
    const { current_password: current } = fields;
    if (current === undefined) throw new AuthError("current_password_required");
    await limitCurrentPassword(auth, user.id);
    if (!(await checkPassword(current, user.passwordHash)).isRight)
      throw new AuthError("current_password_invalid");
  }
  if ((await checkPassword(word, user.passwordHash)).isRight) throw new AuthError("same_password");
  const passwordHash = await hashPassword(word);
  await auth.database.run((db) =>
    db.transaction(async (tx) => {
      if (isRecovery && !(await consumeMethod(tx, session.id, RECOVERY)))
        throw new AuthError("current_password_required");
      await updateUser(tx, user.id, { passwordHash });
      await endSessions(tx, session, "others");
      await endConsoleSessions(tx, session.id);
      await deleteOneTimeTokens(tx, user.id);
      await addAuditEvent(tx, "password_changed", user.id);
      await auth.mail(tx, { to: user.email, userId: user.id, purpose: "password_changed" });
    }),
  );
}

/** Removes fields that are null and sets the others; refuses all if the result is too large. */
function changeData(
  { database }: AuthDependencies,
  { account: { user } }: Caller,
  data: Record<string, unknown>,
): Promise<void> {
  return database.run((db) =>
    db.transaction(async (tx) => {
      const merged = await mergeUserData(tx, user.id, data);
      if (!fitsToken(merged))
        throw new AuthError("validation_failed", {
          message: "There is too much data with this account",
        });
    }),
  );
}

/**
 * The address changes once both links are followed: the one sent to it and the one sent to the current address. An address
 * that another account has gets none, and the answer is the same.
 */
async function askForNewEmail(
  c: AuthContext,
  { account: { user } }: Caller,
  newEmail: string,
  codeChallenge: string | undefined,
): Promise<void> {
  const { auth } = c.var;
  if (!isPublicAddress(newEmail))
    throw new AuthError("validation_failed", { message: EMAIL_INVALID });
  await limitAddress(c, "mail");
  for (const mailbox of new Set([user.email, newEmail].map(mailboxOf)))
    requireMail(await secondsUntilMail(auth, "email_change", mailbox));
  const redirectTo = c.req.query("redirect_to");
  await auth.database.run((db) =>
    db.transaction(async (tx) => {
      await updateUser(tx, user.id, { newEmail });
      await mailToken(tx, auth, { ...user, newEmail }, "email_change", {
        redirectTo,
        codeChallenge,
      });
    }),
  );
}
