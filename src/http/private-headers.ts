/**
 * For answers that are one person's own, at addresses that hold a token: kept nowhere, found by no search, fetched
 * ahead by no browser, and no other address learns of theirs. `strict-origin` still names the origin of a form's post.
 */
export const privateHeaders = {
  "Cache-Control": "no-store",
  "Referrer-Policy": "strict-origin",
  "X-Robots-Tag": "noindex, nofollow",
} as const;
