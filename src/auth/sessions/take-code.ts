import { addAuditEvent } from "../../../db/auth/audit";
import { consumeStep, findFactor } from "../../../db/auth/factors";
import { forgetNetworks, recordNetwork } from "../../../db/auth/known-networks";
import {
  endAal1Sessions,
  findSession,
  type Session,
  updateSession,
} from "../../../db/auth/sessions";
import { type Account, type Factor, findAccount } from "../../../db/auth/users";
import type { Queries } from "../../../db/connection/pool";
import type { AuthDependencies } from "../auth-context";
import { limitFactor, limitRequest, networkKey } from "../limits";
import { stepOfCode } from "../passwords/totp";
import { methodNow } from "./open-session";

type Given = {
  auth: AuthDependencies;
  request: Request;
  account: Account;
  factor: Factor;
  session: Session;
  code: string;
};

/**
 * Raises a session to the second factor if a code of the authenticator app is right, and ends the account's sessions without
 * it. The first code adds the app, and its owner is notified. Returns the session as it is then; undefined for a wrong or
 * used code. Call it in a transaction.
 */
export async function takeCode(
  tx: Queries,
  { auth, request, account: { user }, factor, session, code }: Given,
  more: { refreshNumber?: number } = {},
): Promise<Session | undefined> {
  const step = stepOfCode(auth.secret.decrypt(factor.sealedSecret), code);
  if (step === undefined || !(await consumeStep(tx, factor.id, step))) return undefined;
  const methods = [methodNow("totp"), ...session.methods];
  const raised = { aal: "aal2" as const, methods, ...more };
  await updateSession(tx, session.id, raised);
  await endAal1Sessions(tx, session);
  if (!factor.isVerified) {
    // Until then, networks were known by the password alone.
    await forgetNetworks(tx, session.userId);
    await auth.mail(tx, { to: user.email, userId: user.id, purpose: "factor_added" });
  }
  const key = networkKey(auth, request, session.userId);
  await recordNetwork(tx, { userId: session.userId, networkKey: key });
  await addAuditEvent(tx, "second_factor_shown", session.userId);
  return { ...session, ...raised };
}

/**
 * The same without the API, for any verified app of the session's account or, with its id, a new one, within the API's
 * limits. Returns whether the code was right; throws `AuthError` beyond a limit.
 */
export async function giveCode(
  auth: AuthDependencies,
  request: Request,
  sessionId: string,
  code: string,
  newFactor?: string,
): Promise<boolean> {
  const session = await auth.database.run((db) => findSession(db, sessionId));
  const account = session && (await auth.database.run((db) => findAccount(db, session.userId)));
  if (!session || !account) return false;
  await limitRequest(auth, request, "factor");
  for (const { id, isVerified } of account.factors) {
    if (newFactor === undefined ? !isVerified : id !== newFactor) continue;
    await limitFactor(auth, request, id, session.userId);
    const isRight = await auth.database.run((db) =>
      db.transaction(async (tx) => {
        const factor = await findFactor(tx, session.userId, id);
        const given = factor && { auth, request, account, factor, session, code };
        return given !== undefined && (await takeCode(tx, given)) !== undefined;
      }),
    );
    if (isRight) return true;
  }
  return false;
}
