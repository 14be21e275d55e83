import { findUserByEmail, updateUser } from "../../../db/auth/users";
import type { AuthContext } from "../auth-context";
import { AuthError } from "../auth-error";
import type { Caller } from "../sessions/bearer";
import { limitAddress, limitMail } from "../limits";
import { mailToken, requireReachable } from "../tokens/send-token";

/** The address changes when both links were followed: the one that goes to it, and the one to the address before. */
export async function askForNewEmail(
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
