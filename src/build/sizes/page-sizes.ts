import { statSync } from "node:fs";
import { cachedPages } from "../../pages/page-routes";
import { prebuiltFile } from "../../static/prebuilt-pages";

/** Bytes of HTML and styles on the wire: what a page may cost, and an article, which is longer by nature. */
const LIMITS = { page: 24_000, article: 30_000 };

type PageSize = { path: string; bytes: number; limit: number };

/**
 * The size of every page with its answer's head, the largest first; `headBytes` tells the length of a page's head.
 * Pages come compressed by the build.
 */
export function measurePages(headBytes: number): PageSize[] {
  return cachedPages
    .map(({ key, page }) => ({
      path: key,
      bytes: headBytes + statSync(`${prebuiltFile(key)}.br`).size,
      limit: page.published === undefined ? LIMITS.page : LIMITS.article,
    }))
    .toSorted((a, b) => b.bytes - a.bytes);
}
