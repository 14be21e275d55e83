import { operator } from "../../views/content/operator";
import type { Page, PageProps } from "../../views/page";
import { gzipQuickly } from "../http/compress";
import { createPageResponse } from "../static/page-cache";
import { addEncoding, type StaticResponse } from "../static/static-response";
import type { Renderer } from "./render";

/** Sanitized, non-empty values by key, such as `title`: from the query or derived from the address. */
export type QueryValues = ReadonlyMap<string, string>;

/** Returns a page for these values. */
export type QueryPages = (page: Page, values: QueryValues, status?: number) => StaticResponse;

const MAX_CACHE_BYTES = 4 * 1024 * 1024;

/**
 * Renders pages that depend on their query. The cache is emptied when it exceeds `maxBytes`, and when facts about the
 * operator change.
 */
export function createQueryPages(render: Renderer, maxBytes = MAX_CACHE_BYTES): QueryPages {
  const cache = new Map<string, StaticResponse>();
  let cachedBytes = 0;
  let shown = operator;
  return (page, values, status = 200) => {
    if (shown !== operator) {
      cache.clear();
      cachedBytes = 0;
      shown = operator;
    }
    const key = JSON.stringify([status, page.place.path, ...values]);
    const cached = cache.get(key);
    if (cached !== undefined) return cached;
    const html = new TextEncoder().encode(render.page(page, queryProps(page, values)));
    const gzip = gzipQuickly(html);
    const response = createPageResponse(html, status);
    addEncoding(response, "gzip", gzip);
    cachedBytes += html.length + gzip.length;
    if (cachedBytes > maxBytes) {
      cache.clear();
      cachedBytes = html.length + gzip.length;
    }
    cache.set(key, response);
    return response;
  };
}

/** The props that pass these values to a page. */
export function queryProps({ place }: Page, values: QueryValues): PageProps {
  const query = new URLSearchParams([...values]);
  return { path: place.path, query, ...(place.kind === "soon" && { title: values.get("title") }) };
}
