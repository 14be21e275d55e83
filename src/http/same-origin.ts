import { createMiddleware } from "hono/factory";
import type { App, Context } from "../context";
import { endpoints } from "../paths";

/**
 * Refuses posts that other sites make in a visitor's browser. A form's post must come from our own Origin, or, where a
 * browser keeps that back, say `Sec-Fetch-Site: same-origin`, which no page can. A program that sends JSON may leave
 * both out, since no foreign page can send JSON without asking first, which is never granted. Own is the public address,
 * or the host that the request itself came to, which a foreign page cannot choose.
 */
export const sameOrigin = (refuse: (c: Context, reason: "foreign_origin") => Response) =>
  createMiddleware<App>(async (c, next) => {
    if (c.req.method === "GET" || c.req.method === "HEAD" || c.req.method === "OPTIONS")
      return next();
    // A mail program's own button (RFC 8058), from wherever it runs: the link's token is what it may do.
    if (c.req.path === endpoints.unsubscribe) return next();
    const origin = c.req.header("origin");
    const site = c.req.header("sec-fetch-site");
    if (origin !== undefined && origin !== "null") {
      const isOwn = origin === c.env.siteUrl || isHost(origin, c.req.header("host"));
      return isOwn ? next() : refuse(c, "foreign_origin");
    }
    if (site === "same-origin") return next();
    const isFromBrowser = origin === "null" || (site !== undefined && site !== "none");
    const isJson = /^application\/json\b/i.test(c.req.header("content-type") ?? "");
    return isJson && !isFromBrowser ? next() : refuse(c, "foreign_origin");
  });

function isHost(origin: string, host: string | undefined): boolean {
  return URL.canParse(origin) && new URL(origin).host === host;
}
