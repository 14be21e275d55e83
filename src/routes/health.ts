import { Hono } from "hono";
import type { App } from "../context";
import { endpoints } from "../paths";

/** Answers to load balancers: whether the process lives, and whether it can serve. */
export const health = new Hono<App>()
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
  });
