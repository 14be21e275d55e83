import { addAuditEvent } from "../../../db/auth/audit";
import { consumeStep, findFactor } from "../../../db/auth/factors";
import { forgetNetworks, recordNetwork } from "../../../db/auth/known-networks";
import {
  endAal1Sessions,
  findSession,
  type Session,
  updateSession,
} from "../../../db/auth/sessions";
import { type Factor, findAccount } from "../../../db/auth/users";
import type { Queries } from "../../../db/connection/pool";
import type { AuthDependencies } from "../auth-context";
import { limitFactor, limitRequest, networkKey } from "../limits";
import { stepOfCode } from "../passwords/totp";
import { methodNow } from "./open-session";

type Given = {
  auth: AuthDependencies;
  request: Request;
  factor: Factor;
  session: Session;
  code: string;
};

/**
 * Raises a session to the second factor if a code of the authenticator app is right, and ends the account's sessions without
 * it. Returns the session as it is then; undefined for a wrong or used code. Call it in a transaction.
 */
export async function takeCode(
  tx: Queries,
  { auth, request, factor, session, code }: Given,
  more: { refreshNumber?: number } = {},
): Promise<Session | undefined> {
  const step = stepOfCode(auth.secret.decrypt(factor.sealedSecret), code);
  if (step === undefined || !(await consumeStep(tx, factor.id, step))) return undefined;
  const methods = [methodNow("totp"), ...session.methods];
  const raised = { aal: "aal2" as const, methods, ...more };
  await updateSession(tx, session.id, raised);
  await endAal1Sessions(tx, session);
  // Until then, networks were known by the password alone.
  if (!factor.isVerified) await forgetNetworks(tx, session.userId);
  const key = networkKey(auth, request, session.userId);
  await recordNetwork(tx, { userId: session.userId, networkKey: key });
  await addAuditEvent(tx, "second_factor_shown", session.userId);
  return { ...session, ...raised };
}

/**
 * The same without the API, for any verified app of the session's account, within the API's limits. Returns whether the code
 * was right; throws `AuthError` beyond a limit.
 */
export async function giveCode(
  auth: AuthDependencies,
  request: Request,
  sessionId: string,
  code: string,
): Promise<boolean> {
  const session = await auth.database.run((db) => findSession(db, sessionId));
  const account = session && (await auth.database.run((db) => findAccount(db, session.userId)));
  if (!session || !account) return false;
  await limitRequest(auth, request, "factor");
  for (const { id, isVerified } of account.factors) {
    if (!isVerified) continue;
    await limitFactor(auth, request, id, session.userId);
    const isRight = await auth.database.run((db) =>
      db.transaction(async (tx) => {
        const factor = await findFactor(tx, session.userId, id);
        return (
          factor && (await takeCode(tx, { auth, request, factor, session, code })) !== undefined
        );
      }),
    );
    if (isRight) return true;
  }
  return false;
}
