import { Hono } from "hono";
import type { App, Context } from "../context";
import { endpoints } from "../paths";
import { RETRY_AFTER_SECONDS } from "../retry-after";

/** Answers to load balancers: whether the process lives, and whether it can serve. With the token, figures too. */
export const health = new Hono<App>()
  .get(endpoints.alive, (c) => c.text("ok"))
  .get(endpoints.ready, async (c) => {
    c.header("Cache-Control", "no-store");
    const state = await stateOf(c);
    if (state === "database unavailable") c.header("Retry-After", String(RETRY_AFTER_SECONDS));
    const status = state === "ready" ? 200 : 503;
    const { watch } = c.env;
    return watch?.mayRead(c.req.header("authorization"))
      ? c.json({ state, ...(await watch.figures()) }, status)
      : c.text(state, status);
  });

async function stateOf(c: Context): Promise<"ready" | "stopping" | "database unavailable"> {
  if (c.env.isStopping()) return "stopping";
  return c.env.pingDatabase().then(
    () => "ready",
    () => "database unavailable",
  );
}
