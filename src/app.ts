import { Hono } from "hono";
import type { MiddlewareHandler } from "hono";
import { bodyLimit } from "hono/body-limit";
import { HTTPException } from "hono/http-exception";
import { getPath } from "hono/utils/url";
import { allowedMethods } from "./http/allowed-methods";
import type { App, Context, Dependencies } from "./context";
import { stackFrames } from "./log";
import { finishResponse } from "./http/finish-response";
import { hasOneHost } from "./http/host-and-origin";
import { isForeignPost } from "./http/host-and-origin";
import type { PageCache } from "./static/page-cache";
import { TooOften } from "./limits/decision-limit";
import { refuse } from "./http/refuse";
import { privateHeaders, securityHeaders } from "./http/headers";
import { showAuthError } from "./pages/auth-error-page";
import { authLinkRoutes } from "./pages/account-link";
import { formStamp } from "./forms/form-stamp";
import { forms } from "./forms/registry";
import type { consoleRoutes } from "./admin/console-routes";
import { mailHooks } from "./hooks/mail-hooks";
import { health } from "./metrics/health";
import { feedRoutes } from "./feeds/feed-routes";
import { metricsRoute } from "./metrics/metrics-route";
import { consolePaths, endpoints } from "./paths";
import { mailLinkRoutes } from "./preferences/mail-links";
import { newLink } from "./preferences/new-link";
import { preferences } from "./preferences/preferences-routes";
import { respondNotFound, pageRoutes, redirectToPage } from "./pages/page-routes";
import { session } from "./auth/routes/session";
import { serverFacts } from "./pages/server-facts";
import { sessionPages } from "./pages/session-pages";
import { createQueryPages } from "./pages/query-pages";

/** Fits the longest message that a form accepts, in any script. */
const MAX_BODY_BYTES = 32 * 1024;

/** Fits the longest broadcast, and all facts of the company, in any script. */
const MAX_CONSOLE_BYTES = 640 * 1024;

/** Headers of every response that does not set its own: by default nothing is cached. */
const defaultHeaders = { ...securityHeaders, "cache-control": "no-store" };

/** Handles every request that `static-handler.ts` has no ready response for. */
export function createApp(dependencies: Dependencies, pages: PageCache) {
  const site = buildApp(dependencies, pages);
  let withConsole: Hono<App> | undefined;
  // Most processes serve only visitors: the console is loaded at its first request, and costs them no memory before.
  const loadConsole = () => {
    if (withConsole || !dependencies.console) return withConsole ?? site;
    const loaded = require("./admin/console-routes") as { consoleRoutes: typeof consoleRoutes };
    withConsole = buildApp(dependencies, pages, loaded.consoleRoutes(dependencies.console));
    return withConsole;
  };
  return {
    fetch: (request: Request) =>
      (isConsole(request) ? loadConsole() : site).fetch(request, dependencies),
    /** For tests that ask every route. */
    routes: () => loadConsole().routes,
  };
}

const isConsole = (request: Request) => /^\/admin(\/|$)/.test(getPath(request));

function buildApp(dependencies: Dependencies, pages: PageCache, adminRoutes?: Hono<App>) {
  const app = new Hono<App>();
  app.use(finishResponse(defaultHeaders, MAX_BODY_BYTES));
  app.use(async (c, next) => {
    if (!hasOneHost(c.req.raw)) return refuse(c, "bad_host");
    await next();
  });
  // Before the origin check: API callers send a token, so no other site can act for them.
  const { auth } = dependencies;
  const { fetch } = auth;
  if (fetch)
    app.all(`${endpoints.auth}/*`, async (c) => {
      const response = await fetch(c.req.raw, { onRoute: (route) => c.set("route", route) });
      const isPage = c.req.method === "GET" && c.req.header("accept")?.includes("text/html");
      return isPage && response.status >= 400 ? showAuthError(c, response) : response;
    });
  // Signed by the mail provider, which has no origin, and larger than a form.
  if (dependencies.hooks) app.route("/", mailHooks(dependencies.hooks));
  app.route("/", session);
  app.use(async (c, next) => {
    if (isForeignPost(c)) return refuse(c, "foreign_origin");
    await next();
  });
  app.use(shortBody);
  if (adminRoutes) app.route("/", adminRoutes);
  const queryPages = createQueryPages(dependencies.render);
  app.route("/", pageRoutes(pages, queryPages));
  for (const { routes } of forms) app.route("/", routes);
  for (const routes of [mailLinkRoutes, preferences, newLink]) app.route("/", routes);
  app.route("/", formStamp);
  app.route("/", health);
  if (dependencies.metrics) app.route("/", metricsRoute(dependencies.metrics));
  app.route("/", feedRoutes(serverFacts));
  if (auth.followLink) app.route("/", authLinkRoutes(auth.followLink));
  app.route("/", sessionPages(auth.supabase?.url, auth.supabase?.key));
  app.notFound((c) => {
    const redirect = redirectToPage(c);
    if (redirect !== undefined) return redirect;
    const methods = allowedMethods(app, c.req.path);
    return methods.length === 0 || methods.includes(c.req.method)
      ? respondNotFound(c, pages, queryPages)
      : refuse(c, "method_not_allowed", { Allow: methods.join(", ") });
  });
  app.onError(answerError);
  return app;
}

const limitTo = (maxSize: number) =>
  bodyLimit({ maxSize, onError: (c) => refuse(c as Context, "too_large") });
const countBody = limitTo(MAX_BODY_BYTES);
const countConsole = limitTo(MAX_CONSOLE_BYTES);

/**
 * Hono's limit wraps every body in a stream, a tenth of the cost of a form. Content-Length is enough if there is one.
 */
const shortBody: MiddlewareHandler<App> = (c, next) => {
  const { broadcasts, company } = consolePaths;
  if (c.req.path.startsWith(broadcasts.path) || c.req.path === company.path)
    return countConsole(c, next);
  const { headers } = c.req.raw;
  const length = headers.get("content-length");
  const isLengthKnown = length !== null && !headers.has("transfer-encoding");
  return isLengthKnown && Number(length) <= MAX_BODY_BYTES ? next() : countBody(c, next);
};

/** The status many proxies log when the client disconnects early. */
const CLIENT_GONE = 499;

function answerError(error: Error, c: Context): Response {
  // The client is gone, but the status is logged.
  if (error.name === "AbortError" && c.req.raw.signal.aborted)
    return new Response(null, { status: CLIENT_GONE });
  if (error instanceof TooOften)
    return refuse(c, "too_many", {
      ...privateHeaders,
      "Retry-After": String(error.retryAfterSeconds),
    });
  if (error instanceof HTTPException && error.status === 400)
    return refuse(c, error.message.includes("JSON") ? "bad_json" : "bad_form");
  c.env.log.event("error", "request failed", {
    id: c.var.requestId,
    error: error.name,
    stack: stackFrames(error),
  });
  return refuse(c, "server_error");
}
