/**
 * Headers of pages whose address holds a token: never cached, indexed or prefetched, and sent to no other site as a
 * referrer. `strict-origin` still sends the origin with form posts.
 */
export const privateHeaders = {
  "Cache-Control": "no-store",
  "Referrer-Policy": "strict-origin",
  "X-Robots-Tag": "noindex, nofollow",
} as const;
