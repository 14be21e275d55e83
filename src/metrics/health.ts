import { Hono } from "hono";
import type { App, Context } from "../context";
import { endpoints } from "../paths";
import { RETRY_AFTER_SECONDS } from "../http/retry-after";

/** Alert if journal entries have waited this long without progress. */
const MAX_STALLED_MS = 60_000;

type State = "ready" | "stopping" | "database unavailable" | "journal stalled";

/** Health checks for load balancers: `/livez` and `/readyz`. With the token, they include pending work. */
export const health = new Hono<App>()
  .get(endpoints.alive, (c) => c.text("ok", 200, { "Cache-Control": "no-store" }))
  .get(endpoints.ready, async (c) => {
    c.header("Cache-Control", "no-store");
    const state = await stateOf(c);
    if (state !== "ready" && state !== "stopping")
      c.header("Retry-After", String(RETRY_AFTER_SECONDS));
    const status = state === "ready" ? 200 : 503;
    const { metrics } = c.env;
    return metrics?.mayRead(c.req.header("authorization"))
      ? c.json({ state, ...(await metrics.pendingWork()) }, status)
      : c.text(state, status);
  });

async function stateOf(c: Context): Promise<State> {
  if (c.env.isStopping()) return "stopping";
  return c.env.pingDatabase().then(
    () => (c.env.journalStalledMs() > MAX_STALLED_MS ? "journal stalled" : "ready"),
    () => "database unavailable",
  );
}
