import { createMiddleware } from "hono/factory";
import type { App, Context } from "../context";
import { endpoints } from "../paths";

/**
 * Refuses posts from other sites' pages. Every current browser sends Origin with a post, or at least Sec-Fetch-Site,
 * which no page can forge. A post with neither comes from a text browser or a program. Our own origin is SITE_URL, or
 * the host of the request itself, which another site cannot choose.
 */
export const sameOrigin = (refuse: (c: Context, reason: "foreign_origin") => Response) =>
  createMiddleware<App>(async (c, next) => {
    if (c.req.method === "GET" || c.req.method === "HEAD" || c.req.method === "OPTIONS")
      return next();
    // One-click unsubscribe (RFC 8058) comes from mail programs anywhere; the link's token authorizes it.
    if (c.req.path === endpoints.unsubscribe) return next();
    const origin = c.req.header("origin");
    const site = c.req.header("sec-fetch-site");
    if (origin !== undefined && origin !== "null") {
      const isOwn = origin === c.env.siteUrl || isHost(origin, c.req.header("host"));
      return isOwn ? next() : refuse(c, "foreign_origin");
    }
    const isOwn =
      site === "same-origin" || (origin === undefined && (site === undefined || site === "none"));
    return isOwn ? next() : refuse(c, "foreign_origin");
  });

/**
 * Returns whether a page of another site sent a request without asking (a "simple request"): a browser says where it comes
 * from, and its type is not JSON, which would need a preflight. For APIs whose callers have no cookie to abuse.
 */
export function isCrossSitePost({ method, headers }: Request, siteUrl: string): boolean {
  if (method === "GET" || method === "HEAD" || method === "OPTIONS" || isJson(headers))
    return false;
  const origin = headers.get("origin");
  const site = headers.get("sec-fetch-site");
  if (site === "same-origin" || (origin === null && site === null)) return false;
  return (
    origin === null || !(origin === siteUrl || isHost(origin, headers.get("host") ?? undefined))
  );
}

const isJson = (headers: Headers): boolean =>
  /^application\/json\b/i.test(headers.get("content-type") ?? "");

function isHost(origin: string, host: string | undefined): boolean {
  return URL.canParse(origin) && new URL(origin).host === host;
}
