import type { User } from "../../../db/auth/users";
import type { AuthContext } from "../auth-context";
import { AuthError } from "../auth-error";
import { limitCode } from "../limits";
import { consumeCode } from "./one-time";

/** Takes a code from `GET /reauthenticate`; false without one. Throws `reauthentication_not_valid` if it is wrong. */
export async function isNonceRight(
  { req, var: { auth } }: AuthContext,
  { id: userId, email: to }: Pick<User, "id" | "email">,
  nonce: string | undefined,
): Promise<boolean> {
  if (nonce === undefined) return false;
  const isKnown = await limitCode(auth, req.raw, to, userId);
  const which = { userId, purposes: ["reauthentication"], email: to, isKnown } as const;
  const taken = await auth.database.run((db) => consumeCode(db, auth.secret, which, nonce));
  if (taken === undefined) throw new AuthError("reauthentication_not_valid");
  return true;
}
