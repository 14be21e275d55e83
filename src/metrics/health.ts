import { Hono } from "hono";
import type { App, Context } from "../context";
import { endpoints } from "../paths";
import { inSeconds, MAX_CLOCK_SKEW_MS } from "../process/watch-clock";
import { RETRY_AFTER_SECONDS } from "../http/headers";

/** Alert if journal entries have waited this long without progress although the database answers. */
const MAX_STALLED_MS = 60_000;

type State =
  | "ready"
  | "ready, database unavailable"
  | "stopping"
  | "forms cannot be stored"
  | "journal stalled";

/** Health checks for load balancers: `/livez` and `/readyz`. With the token, they include pending work. */
export const health = new Hono<App>()
  .get(endpoints.alive, (c) => c.text("ok", 200, { "Cache-Control": "no-store" }))
  .get(endpoints.ready, async (c) => {
    c.header("Cache-Control", "no-store");
    const isDatabaseUp = await c.env.pingDatabase().then(
      () => true,
      () => false,
    );
    const state = stateOf(c, isDatabaseUp);
    const isReady = state.startsWith("ready");
    if (!isReady && state !== "stopping") c.header("Retry-After", String(RETRY_AFTER_SECONDS));
    const status = isReady ? 200 : 503;
    const { metrics, clockSkewMs = () => 0 } = c.env;
    const isClockWrong = clockSkewMs() > MAX_CLOCK_SKEW_MS;
    const clockSkewSeconds = inSeconds(clockSkewMs());
    const database = isDatabaseUp ? "up" : "unavailable";
    return metrics?.mayRead(c.req.header("authorization"))
      ? c.json({ state, database, clockSkewSeconds, ...(await metrics.pendingWork()) }, status)
      : c.text(isClockWrong ? `${state}, clock ${clockSkewSeconds} s off` : state, status);
  });

function stateOf(c: Context, isDatabaseUp: boolean): State {
  const { isStopping, canStore, journalStalledMs } = c.env;
  if (isStopping()) return "stopping";
  if (!(canStore?.(isDatabaseUp) ?? isDatabaseUp)) return "forms cannot be stored";
  // While the database is down, entries have to wait.
  if (isDatabaseUp && journalStalledMs() > MAX_STALLED_MS) return "journal stalled";
  return isDatabaseUp ? "ready" : "ready, database unavailable";
}
