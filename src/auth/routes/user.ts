import { Hono } from "hono";
import { z } from "zod";
import { addAuditEvent } from "../../../db/auth/audit";
import { deleteOneTimeTokens } from "../../../db/auth/one-time-tokens";
import { endSessions, consumeMethod } from "../../../db/auth/sessions";
import {
  findAccount,
  findUserByEmail,
  mergeUserData,
  type Account,
  updateUser,
} from "../../../db/auth/users";
import { accountJson } from "../sessions/account-json";
import type { AuthApp, AuthContext, AuthDependencies } from "../auth-context";
import { AuthError } from "../auth-error";
import { requireCaller, type Caller } from "../sessions/bearer";
import { consumeCode } from "../tokens/one-time";
import { checkPassword, hashPassword, requireGoodPassword } from "../passwords/passwords";
import { pkceFields, readChallenge } from "../tokens/pkce";
import { email, fitsToken, password, readJson, text, userData } from "../read-json";
import { limitAddress, limitCode, limitCurrentPassword, limitMail } from "../limits";
import { mailToken, requireReachable } from "../tokens/send-token";

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
    if (fields.password !== undefined) await changePassword(auth, caller, fields, fields.password);
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
  auth: AuthDependencies,
  { account: { user }, session }: Caller,
  fields: Changes,
  word: string,
): Promise<void> {
  requireGoodPassword(word);
  const isRecovery = session.methods.some(({ method }) => method === RECOVERY);
  const isProven = isRecovery || (await isNonceRight(auth, user, fields.nonce));
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
      await deleteOneTimeTokens(tx, user.id);
      await addAuditEvent(tx, "password_changed", user.id);
      await auth.mail(tx, { to: user.email, userId: user.id, purpose: "password_changed" });
    }),
  );
}

async function isNonceRight(
  auth: AuthDependencies,
  { id: userId, email: to }: Account["user"],
  nonce: string | undefined,
): Promise<boolean> {
  if (nonce === undefined) return false;
  await limitCode(auth, to);
  const which = { userId, purposes: ["reauthentication"], email: to } as const;
  const taken = await auth.database.run((db) => consumeCode(db, auth.secret, which, nonce));
  if (taken === undefined) throw new AuthError("reauthentication_not_valid");
  return true;
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

/** The address changes once both links are followed: the one sent to it and the one sent to the current address. */
async function askForNewEmail(
  c: AuthContext,
  { account: { user } }: Caller,
  newEmail: string,
  codeChallenge: string | undefined,
): Promise<void> {
  const { auth } = c.var;
  requireReachable(newEmail);
  await limitAddress(c, "mail");
  for (const address of [user.email, newEmail]) await limitMail(auth, "email_change", address);
  const redirectTo = c.req.query("redirect_to");
  await auth.database.run((db) =>
    db.transaction(async (tx) => {
      if (await findUserByEmail(tx, newEmail)) throw new AuthError("email_exists");
      await updateUser(tx, user.id, { newEmail });
      await mailToken(tx, auth, { ...user, newEmail }, "email_change", {
        redirectTo,
        codeChallenge,
      });
    }),
  );
}
