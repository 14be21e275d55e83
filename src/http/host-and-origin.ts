import type { Context } from "../context";
import { endpoints } from "../paths";

/** The last valid host: nearly all requests have the same one. */
let lastValid = "";

/**
 * Returns whether the Host header is valid. Two Host headers arrive joined by a comma; proxies disagree about which
 * one counts, so both are refused. HTTP/1.0 allows requests without one.
 */
export function hasOneHost(request: Request): boolean {
  const host = request.headers.get("host") ?? "";
  if (host === lastValid || host === "") return true;
  if (/[,/?#@\\]/.test(host) || !URL.canParse(`http://${host}/`)) return false;
  lastValid = host;
  return true;
}

/**
 * Returns whether a request may come from a page of another site, as a post whose headers do not say otherwise. Every
 * current browser sends Origin with a post, or at least Sec-Fetch-Site, which no page can forge. A post with neither
 * comes from a text browser or a program. Our own origin is SITE_URL, or the host of the request itself, which another
 * site cannot choose.
 */
export function isForeignPost(c: Context): boolean {
  const { method, headers } = c.req.raw;
  // One-click unsubscribe (RFC 8058) comes from mail programs anywhere; the link's token authorizes it.
  if (isRead(method) || c.req.path === endpoints.unsubscribe) return false;
  const origin = headers.get("origin");
  const site = headers.get("sec-fetch-site");
  if (origin !== null && origin !== "null") return !isOwnOrigin(headers, origin, c.env.siteUrl);
  return !(site === "same-origin" || (origin === null && (site === null || site === "none")));
}

/**
 * Returns whether a page of another site sent a request without asking (a "simple request"): a browser says where it comes
 * from, and its type is not JSON, which would need a preflight. For APIs whose callers have no cookie to abuse.
 */
export function isCrossSitePost({ method, headers }: Request, siteUrl: string): boolean {
  if (isRead(method) || isJson(headers)) return false;
  const origin = headers.get("origin");
  const site = headers.get("sec-fetch-site");
  if (site === "same-origin" || (origin === null && site === null)) return false;
  return origin === null || !isOwnOrigin(headers, origin, siteUrl);
}

const isRead = (method: string): boolean => ["GET", "HEAD", "OPTIONS"].includes(method);

const isJson = (headers: Headers): boolean =>
  /^application\/json\b/i.test(headers.get("content-type") ?? "");

const isOwnOrigin = (headers: Headers, origin: string, siteUrl: string): boolean =>
  origin === siteUrl || (URL.canParse(origin) && new URL(origin).host === headers.get("host"));
