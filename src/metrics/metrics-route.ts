import { Hono } from "hono";
import type { App } from "../context";
import { endpoints } from "../paths";
import type { SiteMetrics } from "./metrics";

/** Metrics for Prometheus, for callers with the token. */
export function metricsRoute(metrics: SiteMetrics) {
  return new Hono<App>().get(endpoints.metrics, async (c) => {
    c.header("Cache-Control", "no-store");
    if (!metrics.mayRead(c.req.header("authorization")))
      return c.text("The token is missing or wrong.", 401, { "WWW-Authenticate": "Bearer" });
    return c.body(await metrics.write(), 200, {
      "Content-Type": "text/plain; version=0.0.4; charset=utf-8",
    });
  });
}
