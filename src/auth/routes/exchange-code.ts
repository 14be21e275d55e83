import { z } from "zod";
import { takeAuthCode } from "../../../db/auth/auth-codes";
import { findUser } from "../../../db/auth/users";
import type { Queries } from "../../../db/connection/pool";
import type { AuthContext } from "../auth-context";
import { AuthError, type AuthCode } from "../auth-error";
import { isBanned } from "../sessions/bearer";
import { hashAuthCode } from "../tokens/follow-link";
import { limitAddress } from "../limits";
import { type OpenedSession, openSessionOf, sessionJson } from "../sessions/open-session";
import { hashVerifier } from "../tokens/pkce";
import { readJson, text } from "../read-json";

const exchange = z.object({
  auth_code: text.max(256).default(""),
  code_verifier: text.max(256).default(""),
});

/** Exchanges the code that a followed link left, with the verifier of the client that asked for the link (PKCE). */
export async function exchangeCode(c: AuthContext): Promise<Response> {
  const { auth } = c.var;
  await limitAddress(c, "token");
  const { auth_code: code, code_verifier: verifier } = await readJson(c, exchange);
  if (code === "" || verifier === "")
    throw new AuthError("validation_failed", {
      message: "invalid request: both auth code and code verifier should be non-empty",
    });
  const opened = await auth.database.run((db) =>
    db.transaction((tx) => open(tx, c, code, verifier)),
  );
  if (typeof opened === "string") throw new AuthError(opened);
  return c.json(await sessionJson(auth, opened));
}

/** The refusals are values: the code is spent by them too. */
async function open(
  tx: Queries,
  { req, var: { auth } }: AuthContext,
  code: string,
  verifier: string,
): Promise<OpenedSession | AuthCode> {
  const taken = await takeAuthCode(tx, hashAuthCode(auth.secret, code));
  if (taken === undefined) return "flow_state_not_found";
  if (taken.expiresAt < new Date()) return "flow_state_expired";
  if (taken.codeChallenge !== hashVerifier(verifier)) return "bad_code_verifier";
  const user = await findUser(tx, taken.userId);
  return isBanned(user?.bannedUntil ?? null)
    ? "user_banned"
    : openSessionOf(tx, auth, req.raw, taken);
}
