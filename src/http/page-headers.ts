import { fixedFiles } from "../paths";
import { pagePolicy } from "./security-headers";

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
