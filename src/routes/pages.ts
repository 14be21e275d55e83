import { Hono } from "hono";
import { paths } from "../paths";
import { home } from "../../views/pages/home";
import { soonPage } from "../../views/pages/soon";
import type { Page } from "../../views/page";
import type { App } from "../context";
import { answerFinished } from "../finished";
import type { PageCache } from "../page-cache";
import type { Renderer } from "../render";
import { TITLE_LENGTH_MOST } from "../form-views";

/** Every page that has an address. Those that are not written yet share the coming-soon page under their own title. */
export const pages: Page[] = [
  home,
  ...Object.values(paths)
    .filter((place) => place.kind === "soon")
    .map(soonPage),
];

/**
 * Pages depend on nothing but their address and are kept once rendered. Two things in an address are known:
 * `?done` after a form post without JavaScript, and `?title=` on coming-soon pages; all else after `?` is ignored.
 */
export function pageRoutes(cache: PageCache, render: Renderer) {
  const routes = new Hono<App>();
  for (const page of pages) {
    const { path, kind } = page.place;
    routes.get(path, (c) => {
      const isDone = c.req.query("done") !== undefined;
      const title = kind === "soon" ? c.req.query("title")?.slice(0, TITLE_LENGTH_MOST) : undefined;
      if (isDone || title)
        return c.html(
          render.page(page, { path, title, signUp: isDone ? { status: "done" } : undefined }),
        );
      return answerFinished(c.req.raw, cache.get(path) ?? keepPage(cache, render, page));
    });
  }
  return routes;
}

/** Renders a page once and keeps it. */
export function keepPage(cache: PageCache, render: Renderer, page: Page) {
  const { path } = page.place;
  return cache.keep(path, render.page(page, { path }));
}
