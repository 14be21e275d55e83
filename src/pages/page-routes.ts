import { Hono } from "hono";
import { MAX_CLOSEST, closestKeys, notFoundPage } from "../../views/pages/not-found/page";
import { pages } from "../../views/pages/pages";
import type { Page } from "../../views/page";
import { createClosestPages } from "./closest-pages";
import type { App, Context } from "../context";
import { sanitizeTitle } from "../plain-text";
import { respondStatic } from "../static/static-response";
import type { PageCache } from "../static/page-cache";
import { consolePaths, moved, paths } from "../paths";
import { responseMode, NEGOTIATED_BY, refuse } from "../http/refuse";
import { showPage } from "../http/show-page";
import { type QueryPages, type QueryValues, queryProps } from "./query-pages";

/** Addresses contain no spaces, so no request can ask for this key. */
const NOT_FOUND = "not found";

/** A page with its key in the cache. */
type CachedPage = { key: string; page: Page; status: number };

const notFound: CachedPage = { key: NOT_FOUND, page: notFoundPage, status: 404 };

const cachedPage = (page: Page): CachedPage => ({ key: page.place.path, page, status: 200 });

/** Pages that depend only on their address. */
export const cachedPages: CachedPage[] = [...pages.map(cachedPage), notFound];

/**
 * Serves every page. Of the query only two things count: `done` after a form post without JavaScript, and the page's own
 * `queryKeys`; everything else is ignored.
 */
export function pageRoutes(cache: PageCache, queryPages: QueryPages) {
  const routes = new Hono<App>();
  for (const page of pages) {
    routes.get(page.place.path, (c) => {
      const values = readQuery(page, new URL(c.req.url).searchParams);
      if (c.req.query("done") !== undefined)
        return showPage(c, page, { ...queryProps(page, values), form: { status: "done" } });
      if (values.size === 0) return respondCached(c, cache, cachedPage(page));
      return respondStatic(c.req.raw, queryPages(page, values));
    });
  }
  return routes;
}

/** The values of a page's `queryKeys`, sanitized, without those that are missing or empty. */
function readQuery({ queryKeys = [] }: Page, query: URLSearchParams): QueryValues {
  const values = queryKeys.map((key): [string, string] => [
    key,
    sanitizeTitle(query.get(key) ?? ""),
  ]);
  return new Map(values.filter(([, value]) => value !== ""));
}

/** Addresses of all pages, including those of `session-pages.ts`, the preferences and the console. */
const addresses = new Set<string>(
  [...Object.values(paths), ...Object.values(consolePaths), ...pages.map(({ place }) => place)].map(
    ({ path }) => path,
  ),
);

/**
 * Redirects moved addresses, capital letters and trailing slashes to the page. It only redirects to addresses of the
 * site map, so it cannot lead off the site.
 */
export function redirectToPage(c: Context): Response | undefined {
  const { pathname, search } = new URL(c.req.url);
  const path = pathname.toLowerCase().replace(/(?<=.)\/$/, "");
  const address = moved[path] ?? (addresses.has(path) ? path : undefined);
  const isRead = c.req.method === "GET" || c.req.method === "HEAD";
  if (!isRead || address === undefined || address === pathname) return undefined;
  c.header("cache-control", "no-cache");
  return c.redirect(address + search, 308);
}

/** Suggestions for unknown addresses. */
const closestPages = createClosestPages(
  pages.map(({ place }) => place).filter((place) => place !== paths.comingSoon),
  MAX_CLOSEST,
);

/** Answers 404 at any address that is not on the site map, with the closest pages, and with the title from the query. */
export function respondNotFound(c: Context, cache: PageCache, queryPages: QueryPages): Response {
  if (responseMode(c) !== "page") return refuse(c, "not_found");
  const { page, status } = notFound;
  const { pathname, searchParams } = new URL(c.req.url);
  const values = new Map(readQuery(page, searchParams));
  for (const [n, { path, title }] of closestPages(pathname).entries())
    values.set(closestKeys(n).path, path).set(closestKeys(n).title, title);
  const response =
    values.size === 0
      ? respondCached(c, cache, notFound)
      : respondStatic(c.req.raw, queryPages(page, values, status));
  response.headers.append("vary", NEGOTIATED_BY);
  return response;
}

function respondCached(c: Context, cache: PageCache, { key, page, status }: CachedPage): Response {
  const response =
    cache.get(key, status) ??
    cache.add(key, c.env.render.page(page, { path: page.place.path }), status);
  return respondStatic(c.req.raw, response);
}
