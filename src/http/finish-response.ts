import type { Context as HonoContext } from "hono";
import { createMiddleware } from "hono/factory";
import { matchedRoutes } from "hono/route";
import type { App } from "../context";

/** Headers of every response that does not set its own. */
type Defaults = Readonly<Record<string, string>>;

/** Completes each response of the app and logs its request, with the route's pattern instead of the raw address. */
export function finishResponse(defaults: Defaults, maxBodyBytes: number) {
  const headers = Object.entries(defaults);
  return createMiddleware<App>(async (c, next) => {
    const started = performance.now();
    const id = c.env.nextId();
    c.set("requestId", id);
    await next();
    for (const [name, value] of headers)
      if (!c.res.headers.has(name)) c.res.headers.set(name, value);
    await setHeadLength(c);
    await drainRequestBody(c.req.raw, maxBodyBytes);
    c.env.log.request({
      id,
      method: c.req.method,
      route: c.var.route ?? routePattern(c),
      status: c.res.status,
      ms: performance.now() - started,
    });
  });
}

/** Gives HEAD the length of what GET would send (RFC 9110 §8.6); Bun would send 0, since Hono drops the body. */
export async function setHeadLength(c: HonoContext): Promise<void> {
  if (c.req.method !== "HEAD" || c.res.body === null) return;
  const { byteLength } = await c.res.clone().arrayBuffer();
  c.res.headers.set("content-length", String(byteLength));
}

/**
 * Reads the body of a request that was refused without it, if it is no longer than `maxBytes`. A connection that closes
 * with unread bytes is reset, and the client loses the end of the response.
 */
async function drainRequestBody(request: Request, maxBytes: number): Promise<void> {
  const length = Number(request.headers.get("content-length") ?? 0);
  if (length > 0 && length <= maxBytes && !request.bodyUsed)
    await request.arrayBuffer().catch(() => {});
}

/** The pattern of the most specific route: middleware lists all that matched. */
export function routePattern(c: HonoContext): string {
  return matchedRoutes(c).findLast(({ path }) => path !== "/*")?.path ?? "none";
}
