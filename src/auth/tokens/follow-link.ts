import { randomBytes } from "node:crypto";
import { addAuthCode } from "../../../db/auth/auth-codes";
import type { OneTimeToken } from "../../../db/auth/one-time-tokens";
import type { Queries } from "../../../db/connection/pool";
import { provePassword, verifyToken } from "./verify-token";
import type { AuthDependencies } from "../auth-context";
import { AuthError } from "../auth-error";
import { limitRequest } from "../limits";
import { linkType, purposesOf } from "./link-type";
import { findLink, isPkceToken } from "./one-time";
import { openSessionOf, type OpenedSession, sessionJson } from "../sessions/open-session";
import { redirectTarget } from "./redirect-target";
import type { Secret } from "../../secrets/secret";

/** An untrusted link as received, and the password typed on its page. */
export type Link = {
  token: string;
  type: string | undefined;
  redirectTo: string | undefined;
  password?: string | undefined;
};

/** The result, and where to redirect a browser. */
export type Followed =
  | { is: "opened" | "oneOfTwo"; location: string }
  | { is: "refused"; location: string; error: AuthError };

export const FIRST_LINK_ACCEPTED = {
  msg: "Confirmation link accepted. Please proceed to confirm link sent to the other email",
  code: "200",
};
export const BAD_LINK = "Email link is invalid or has expired";

/**
 * Follows a link, once, and signs its owner in at its target: with a session or, for PKCE, with a code that only the
 * requesting client can exchange. With `opensSession: false` no session is created; with `needsPassword` the link of a
 * sign-up is refused with `invalid_credentials` without its password.
 */
export async function followLink(
  auth: AuthDependencies,
  request: Request,
  { token, type, redirectTo, password }: Link,
  { opensSession = true, needsPassword = false } = {},
): Promise<Followed> {
  const isPkce = isPkceToken(token);
  const target = redirectTarget(auth.siteUrl, redirectTo, { isPkce });
  try {
    await limitRequest(auth, request, "verify");
    const kind = linkType.safeParse(type).data;
    if (kind === undefined)
      throw new AuthError("validation_failed", { message: "Unsupported verification type" });
    const found = await auth.database.run((db) =>
      findLink(db, auth.secret, token, purposesOf(kind)),
    );
    const proof = await provePassword(found, password ?? (needsPassword ? "" : undefined), "none");
    const opened = await auth.database.run((db) =>
      db.transaction(async (tx) => {
        const accepted = await verifyToken(tx, auth, found, proof);
        if (accepted === undefined) throw new AuthError("otp_expired", { message: BAD_LINK });
        if (accepted === "oneOfTwo") return accepted;
        if (accepted.codeChallenge !== null)
          return addCode(tx, auth.secret, accepted, accepted.codeChallenge);
        return opensSession ? openSessionOf(tx, auth, request, accepted) : undefined;
      }),
    );
    if (opened === "oneOfTwo")
      return { is: "oneOfTwo", location: firstLinkLocation(target, isPkce) };
    return { is: "opened", location: await openedLocation(auth, target, opened, kind) };
  } catch (error) {
    if (!(error instanceof AuthError)) throw error;
    return { is: "refused", location: errorLocation(target, error, isPkce), error };
  }
}

const CODE_MS = 5 * 60_000;

export const hashAuthCode = (secret: Secret, code: string): string =>
  secret.hash("auth code", code);

async function addCode(
  tx: Queries,
  secret: Secret,
  { userId, purpose }: OneTimeToken,
  codeChallenge: string,
): Promise<{ code: string }> {
  const code = randomBytes(32).toString("base64url");
  const expiresAt = new Date(Date.now() + CODE_MS);
  const codeHash = hashAuthCode(secret, code);
  await addAuthCode(tx, { codeHash, userId, purpose, codeChallenge, expiresAt });
  return { code };
}

async function openedLocation(
  auth: AuthDependencies,
  target: string,
  opened: OpenedSession | { code: string } | undefined,
  kind: string,
): Promise<string> {
  if (opened === undefined) return target;
  if ("code" in opened) return withQuery(target, opened);
  const session = await sessionJson(auth, opened);
  const names = ["access_token", "expires_at", "expires_in", "refresh_token"];
  const shown = Object.fromEntries(names.map((name) => [name, String(session[name])]));
  return `${target}#${new URLSearchParams({ ...shown, sb: "", token_type: "bearer", type: kind })}`;
}

function firstLinkLocation(target: string, isPkce: boolean): string {
  const message = FIRST_LINK_ACCEPTED.msg;
  const address = isPkce ? withQuery(target, { message }) : target;
  return `${address}#${new URLSearchParams({ message, sb: "" })}`;
}

/** Error names of RFC 6749 §4.1.2.1, as GoTrue chooses them. */
const OAUTH_ERRORS: Readonly<Record<number, string>> = {
  400: "invalid_request",
  401: "unauthorized_client",
  403: "access_denied",
  500: "server_error",
};

/** PKCE clients may read only the query; others read the fragment. */
function errorLocation(target: string, error: AuthError, isPkce: boolean): string {
  const { status, code, message } = error;
  const name = OAUTH_ERRORS[status];
  const said = { ...(name && { error: name }), error_code: code, error_description: message };
  const address = isPkce ? withQuery(target, said) : target;
  return `${address}#${new URLSearchParams({ ...said, sb: "" })}`;
}

function withQuery(address: string, fields: Record<string, string>): string {
  const url = new URL(address);
  for (const [name, value] of Object.entries(fields)) url.searchParams.set(name, value);
  return url.href;
}
