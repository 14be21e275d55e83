import type { Context as HonoContext } from "hono";
import { createMiddleware } from "hono/factory";
import { matchedRoutes } from "hono/route";
import type { App } from "../context";

/** Logs each request that has no ready response, with the route's pattern instead of the raw address. */
export function requestLog(nextId: () => string) {
  return createMiddleware<App>(async (c, next) => {
    const started = performance.now();
    const id = nextId();
    c.set("requestId", id);
    await next();
    c.env.log.request({
      id,
      method: c.req.method,
      route: c.var.route ?? routePattern(c),
      status: c.res.status,
      ms: performance.now() - started,
    });
  });
}

/** The pattern of the most specific route: middleware lists all that matched. */
export function routePattern(c: HonoContext): string {
  return matchedRoutes(c).findLast(({ path }) => path !== "/*")?.path ?? "none";
}
