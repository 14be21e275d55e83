import { createMiddleware } from "hono/factory";
import type { App } from "../context";
import { endpoints } from "../paths";
import { refuse } from "../refuse";

/**
 * Refuses posts that other sites make in a visitor's browser. A browser names the Origin of every post; a program that
 * sends JSON may leave it out, since no foreign page can send JSON without asking first, which is never granted.
 * Own is the public address, or the host that the request itself came to, which a foreign page cannot choose.
 */
export const sameOrigin = createMiddleware<App>(async (c, next) => {
  if (c.req.method === "GET" || c.req.method === "HEAD" || c.req.method === "OPTIONS")
    return next();
  const origin = c.req.header("origin");
  const isJson = /^application\/json\b/i.test(c.req.header("content-type") ?? "");
  // A mail program's own button (RFC 8058): the link's token is what it may do.
  if (origin === undefined && c.req.path === endpoints.unsubscribe) return next();
  if (origin === undefined) return isJson ? next() : refuse(c, "foreign_origin");
  return origin === c.var.siteUrl || isHost(origin, c.req.header("host"))
    ? next()
    : refuse(c, "foreign_origin");
});

function isHost(origin: string, host: string | undefined): boolean {
  return URL.canParse(origin) && new URL(origin).host === host;
}
