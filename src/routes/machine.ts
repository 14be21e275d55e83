import { Hono } from "hono";
import type { App } from "../context";
import { endpoints, paths } from "../paths";

/** Answers to programs: load balancers, crawlers. */
export const machine = new Hono<App>()
  .get(endpoints.alive, (c) => c.text("ok"))
  .get(endpoints.ready, async (c) => {
    c.header("Cache-Control", "no-store");
    if (c.var.isStopping()) return c.text("stopping", 503);
    try {
      await c.var.pingDatabase();
      return c.text("ready");
    } catch {
      return c.text("database unavailable", 503, { "Retry-After": "5" });
    }
  })
  .get(endpoints.robots, (c) =>
    c.text(`User-agent: *\nAllow: /\n\nSitemap: ${c.var.siteUrl}${endpoints.sitemap}\n`),
  )
  .get(endpoints.sitemap, (c) => {
    const indexed = Object.values(paths).filter((place) => place.isIndexed);
    const urls = indexed.map((place) => `<url><loc>${c.var.siteUrl}${place.path}</loc></url>`);
    return c.body(
      `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls.join("")}</urlset>\n`,
      200,
      { "Content-Type": "application/xml; charset=utf-8" },
    );
  });
