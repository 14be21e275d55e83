import { Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import { DatabaseUnavailable } from "../../db/connection/database-unavailable";
import { DeadlineExceeded, within } from "../../db/connection/deadline";
import { routePattern, setHeadLength } from "../http/finish-response";
import { disabledRoutes } from "./routes/disabled";
import { factorRoutes } from "./routes/factors";
import { logoutRoutes } from "./routes/logout";
import { mailRoutes } from "./routes/mail";
import { publicRoutes } from "./routes/public";
import { signupRoutes } from "./routes/signup";
import { tokenRoutes } from "./routes/token";
import { userRoutes } from "./routes/user";
import { verifyRoutes } from "./routes/verify";
import { allowedMethods } from "../http/allowed-methods";
import { endpoints } from "../paths";
import { isCrossSitePost } from "../http/host-and-origin";
import { RETRY_AFTER_SECONDS } from "../http/headers";
import type { AuthApp, AuthContext, AuthDependencies } from "./auth-context";
import { AuthError } from "./auth-error";
import { MAX_BODY_BYTES } from "./read-json";

/** The API version whose errors have the shape `{ code, message }`. */
const API_VERSION = "2024-01-01";
const VERSION_HEADER = "X-Supabase-Api-Version";
/** The longest a request may take, as in GoTrue. */
const REQUEST_DEADLINE_MS = 10_000;

const CROSS_SITE = {
  status: 403,
  message:
    "Pages of other sites cannot call this API; programs send Content-Type: application/json",
};

/** https://www.postgresql.org/docs/current/errcodes-appendix.html */
const FOREIGN_KEY_VIOLATION = "23503";

/** The auth backend that supabase-js expects: GoTrue's endpoints, codes and messages. */
export function createAuthApp(auth: AuthDependencies) {
  const app = new Hono<AuthApp>().basePath(endpoints.auth);
  app.use(async (c, next) => {
    c.set("auth", auth);
    await within(auth.requestDeadlineMs ?? REQUEST_DEADLINE_MS, next());
    if (!c.res.headers.has("cache-control")) c.res.headers.set("Cache-Control", "no-store");
    await setHeadLength(c);
    c.env.onRoute?.(routePattern(c));
  });
  app.use((c, next) => {
    if (isCrossSitePost(c.req.raw, auth.siteUrl)) throw new AuthError("bad_json", CROSS_SITE);
    return next();
  });
  app.use(bodyLimit({ maxSize: MAX_BODY_BYTES, onError: refuseBody }));
  for (const routes of [disabledRoutes, tokenRoutes, logoutRoutes, userRoutes, mailRoutes])
    app.route("/", routes);
  for (const routes of [signupRoutes, verifyRoutes, factorRoutes, publicRoutes])
    app.route("/", routes);
  app.notFound((c) => {
    const methods = allowedMethods(app, c.req.path);
    if (methods.length === 0) return answerError(c, new AuthError("not_found"));
    const answer = answerError(c, new AuthError("method_not_allowed"));
    answer.headers.set("Allow", methods.join(", "));
    return answer;
  });
  app.onError((error, c) => answerError(c, asAuthError(error, auth)));
  return app;
}

function refuseBody(): never {
  throw new AuthError("request_entity_too_large");
}

function asAuthError(error: Error, { log }: AuthDependencies): AuthError {
  if (error instanceof AuthError) return error;
  // The client disconnected while sending.
  if (error.name === "AbortError") return new AuthError("bad_json");
  if (error instanceof DatabaseUnavailable)
    return new AuthError("unavailable", { retryAfterSeconds: RETRY_AFTER_SECONDS });
  // The account, session or factor was deleted meanwhile.
  if ("code" in error && error.code === FOREIGN_KEY_VIOLATION)
    return new AuthError("user_not_found");
  if (error instanceof DeadlineExceeded) return new AuthError("request_timeout");
  log.event("error", "auth request failed", { error: error.name, message: ownMessage(error) });
  return new AuthError("unexpected_failure");
}

/** The message of our own errors. Messages of the database and the runtime may quote what callers sent. */
function ownMessage(error: Error): string | undefined {
  return error.constructor === Error && !("code" in error) ? error.message : undefined;
}

/** Writes an error in the shape of the requested API version, or in the one before there were versions. */
function answerError(c: AuthContext, error: AuthError): Response {
  const { code, message, details } = error;
  const isDated = c.req.header(VERSION_HEADER) === API_VERSION;
  const headers: Record<string, string> = { "X-Sb-Error-Code": code };
  if (isDated) headers[VERSION_HEADER] = API_VERSION;
  if (details.retryAfterSeconds !== undefined)
    headers["Retry-After"] = String(details.retryAfterSeconds);
  const weak = details.reasons && { weak_password: { reasons: details.reasons } };
  const body = isDated
    ? { code, message, ...weak }
    : { code: error.status, error_code: code, msg: message, ...weak };
  return Response.json(body, { status: error.status, headers });
}
