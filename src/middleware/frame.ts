import { createMiddleware } from "hono/factory";
import { matchedRoutes } from "hono/route";
import type { App, Context } from "../context";
import { hasOneHost } from "../one-host";
import { refuse } from "../refuse";
import { securityHeaders } from "../security-headers";

const HEADERS = Object.entries(securityHeaders);

/**
 * What every answer has that no finished page gave: an id, one Host, the security headers, errors included, and a line
 * in the log. A header that an answer has set itself stays. It is one function, since each that stands around all handlers
 * is paid for by every form.
 */
export function frame(nextId: () => string) {
  return createMiddleware<App>(async (c, next) => {
    const started = performance.now();
    const id = nextId();
    c.set("requestId", id);
    if (hasOneHost(c.req.raw)) await next();
    else c.res = refuse(c, "bad_host");
    const { headers, status } = c.res;
    for (const [name, value] of HEADERS) if (!headers.has(name)) headers.set(name, value);
    const { method } = c.req;
    const ms = performance.now() - started;
    c.env.log.request({ id, method, route: routePattern(c), status, ms });
  });
}

/** The route's pattern, never the raw address. What stands before every route has the path of all of them. */
function routePattern(c: Context): string {
  return matchedRoutes(c).findLast(({ path }) => path !== "/*")?.path ?? "none";
}
