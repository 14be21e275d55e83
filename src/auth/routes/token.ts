import { Hono } from "hono";
import { z } from "zod";
import { addAuditEvent } from "../../../db/auth/audit";
import { findUser, findUserToSignIn, updateUser, isBanned } from "../../../db/auth/users";
import type { AuthApp, AuthContext } from "../auth-context";
import { AuthError, type AuthCode } from "../auth-error";
import { limitAccount, limitAddress } from "../limits";
import {
  openSession,
  openSessionOf,
  sessionJson,
  type OpenedSession,
} from "../sessions/open-session";
import { checkPassword, hashPassword } from "../passwords/passwords";
import { email, password, readJson, text } from "../read-json";
import { refresh } from "../sessions/refresh";
import { refuseIdToken } from "./disabled";
import { consumeAuthCode } from "../../../db/auth/auth-codes";
import type { Queries } from "../../../db/connection/pool";
import { hashAuthCode } from "../tokens/follow-link";
import { hashVerifier } from "../tokens/pkce";

const passwordGrant = z.object({ email: email.optional(), password: password.default("") });
const refreshGrant = z.object({ refresh_token: text.max(1024).default("") });

/** Exchanges a password, a refresh token or a PKCE code for a session. */
export const tokenRoutes = new Hono<AuthApp>().post("/token", async (c) => {
  const grant = c.req.query("grant_type");
  if (grant === "refresh_token") return refreshSession(c);
  if (grant === "pkce") return exchangeCode(c);
  if (grant === "password") return limitPending(() => signIn(c));
  if (grant === "id_token") return refuseIdToken(c);
  if (grant === "web3") throw new AuthError("web3_provider_disabled");
  throw new AuthError("invalid_credentials", { message: "unsupported_grant_type" });
});

/** Sign-ins wait for CPU time; more than these at once would all time out. */
const MAX_PENDING = 100;
let pending = 0;

/** Refuses with 503, before any query, when too many sign-ins are pending. */
async function limitPending(work: () => Promise<Response>): Promise<Response> {
  if (pending >= MAX_PENDING) throw new AuthError("overloaded", { retryAfterSeconds: 2 });
  pending++;
  try {
    return await work();
  } finally {
    pending--;
  }
}

async function signIn(c: AuthContext): Promise<Response> {
  const { auth } = c.var;
  await limitAddress(c, "token");
  const fields = await readJson(c, passwordGrant);
  if (fields.email === undefined)
    throw new AuthError("validation_failed", { message: "missing email or phone" });
  const { email: address } = fields;
  const user = await auth.database.run((db) => findUserToSignIn(db, address));
  await limitAccount(c, address, user?.id);
  // Unknown addresses check a dummy hash, so they take as long.
  const { isRight, isOutdated } = await checkPassword(fields.password, user?.passwordHash);
  if (user === undefined || !isRight) {
    // With and without an account, so both take as long.
    await auth.database.run((db) => addAuditEvent(db, "sign_in_failed", user?.id));
    throw new AuthError("invalid_credentials");
  }
  if (user.emailConfirmedAt === null) throw new AuthError("email_not_confirmed");
  if (isBanned(user.bannedUntil)) throw new AuthError("user_banned");
  if (isOutdated) {
    const passwordHash = await hashPassword(fields.password);
    await auth.database.run((db) => updateUser(db, user.id, { passwordHash }));
  }
  const opened = await auth.database.run((db) =>
    db.transaction((tx) =>
      openSession(tx, {
        auth,
        request: c.req.raw,
        userId: user.id,
        method: "password",
        event: "signed_in",
      }),
    ),
  );
  return c.json(await sessionJson(auth, opened));
}

async function refreshSession(c: AuthContext): Promise<Response> {
  const { auth } = c.var;
  const { refresh_token: presented } = await readJson(c, refreshGrant);
  if (presented === "")
    return c.json({ error: "invalid_request", error_description: "refresh_token required" }, 400);
  const answer = await refresh(auth.database, auth.secret, presented);
  if (answer.is === "refreshed") return c.json(await sessionJson(auth, answer));
  throw new AuthError(REFUSALS[answer.is]);
}

const REFUSALS = {
  banned: "user_banned",
  expired: "session_expired",
  "not found": "refresh_token_not_found",
  "already used": "refresh_token_already_used",
  contended: "conflict",
} as const;

const exchange = z.object({
  auth_code: text.max(256).default(""),
  code_verifier: text.max(256).default(""),
});

/** Exchanges the code from a followed link and the verifier of the client that requested it (PKCE). */
async function exchangeCode(c: AuthContext): Promise<Response> {
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

/** Returns refusals as values so that the transaction commits and the code is spent. */
async function open(
  tx: Queries,
  { req, var: { auth } }: AuthContext,
  code: string,
  verifier: string,
): Promise<OpenedSession | AuthCode> {
  const taken = await consumeAuthCode(tx, hashAuthCode(auth.secret, code));
  if (taken === undefined) return "flow_state_not_found";
  if (taken.expiresAt < new Date()) return "flow_state_expired";
  if (taken.codeChallenge !== hashVerifier(verifier)) return "bad_code_verifier";
  const user = await findUser(tx, taken.userId);
  return isBanned(user?.bannedUntil ?? null)
    ? "user_banned"
    : openSessionOf(tx, auth, req.raw, taken);
}
