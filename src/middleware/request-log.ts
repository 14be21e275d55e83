import { createMiddleware } from "hono/factory";
import { matchedRoutes } from "hono/route";
import type { App, Context } from "../context";

/** One line a request that no finished page answered. The route's pattern is logged, never the raw address. */
export function requestLog(nextId: () => string) {
  return createMiddleware<App>(async (c, next) => {
    const started = performance.now();
    const id = nextId();
    c.set("requestId", id);
    await next();
    c.env.log.request({
      id,
      method: c.req.method,
      route: routePattern(c),
      status: c.res.status,
      ms: performance.now() - started,
    });
  });
}

/** What stands before every route has the path of all of them. */
function routePattern(c: Context): string {
  return matchedRoutes(c).findLast(({ path }) => path !== "/*")?.path ?? "none";
}
