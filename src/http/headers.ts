import { createHash } from "node:crypto";
import { fixedFiles } from "../paths";

/**
 * Returns a Content-Security-Policy: no inline scripts, no `style=`, and only the inline stylesheet with this hash.
 * `trusted-types swap` names the one policy that turns partials into elements.
 */
const policyWith = (styleSource: string, connectSource = "'self'"): string =>
  [
    "default-src 'none'",
    "script-src 'self'",
    `style-src ${styleSource}`,
    "img-src 'self'",
    "font-src 'self'",
    `connect-src ${connectSource}`,
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types swap",
  ].join(";");

/** Security headers of every response. Pages add the hash of their stylesheet. */
export const securityHeaders: Readonly<Record<string, string>> = {
  "content-security-policy": policyWith("'self'"),
  "strict-transport-security": "max-age=63072000; includeSubDomains",
  "x-content-type-options": "nosniff",
  "referrer-policy": "strict-origin-when-cross-origin",
  "cross-origin-opener-policy": "same-origin",
  "cross-origin-embedder-policy": "require-corp",
  "cross-origin-resource-policy": "same-origin",
  "x-frame-options": "DENY",
  "permissions-policy": "camera=(), microphone=(), geolocation=()",
};

/** The policy of a page: allows the stylesheet in its head and, if given, calls to one other origin. */
export function pagePolicy(html: Buffer, calls?: string): string {
  const start = html.indexOf("<style>") + "<style>".length;
  const css = html.subarray(start, html.indexOf("</style>", start));
  const hash = createHash("sha256").update(css).digest("base64");
  return policyWith(`'self' 'sha256-${hash}'`, calls ? `'self' ${calls}` : undefined);
}

/**
 * Headers of pages. Browsers may cache a page but must revalidate it, which costs repeat visits a 304 and keeps the
 * back/forward cache working.
 */
export const pageHeaders = (html: Buffer, calls?: string): Record<string, string> => ({
  "content-type": "text/html; charset=utf-8",
  "content-security-policy": pagePolicy(html, calls),
  "cache-control": "no-cache",
  // The address of the rules for prefetching the next page.
  "speculation-rules": `"${fixedFiles.speculationRules}"`,
});

/**
 * Headers of pages whose address holds a token: never cached, indexed or prefetched, and sent to no other site as a
 * referrer. `strict-origin` still sends the origin with form posts.
 */
export const privateHeaders = {
  "Cache-Control": "no-store",
  "Referrer-Policy": "strict-origin",
  "X-Robots-Tag": "noindex, nofollow",
} as const;

/** Retry-After while the database is down. */
export const RETRY_AFTER_SECONDS = 5;
