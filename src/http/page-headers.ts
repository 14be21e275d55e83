import { endpoints } from "../paths";
import { pagePolicy } from "./security-headers";

/**
 * The headers that only pages have. They may be kept, but are asked for again each time, which costs a repeat visit one
 * short answer and leaves them eligible for the back/forward cache.
 */
export const pageHeaders = (html: Buffer, calls?: string): Record<string, string> => ({
  "content-type": "text/html; charset=utf-8",
  "content-security-policy": pagePolicy(html, calls),
  "cache-control": "no-cache",
  // Where the rules stand by which a browser fetches the next page before it is asked for.
  "speculation-rules": `"${endpoints.speculationRules}"`,
});
