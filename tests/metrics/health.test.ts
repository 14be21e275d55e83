import { expect, test } from "bun:test";
import { DatabaseUnavailable } from "../../db/connection/database-unavailable";
import { endpoints } from "../../src/paths";
import { startApp } from "../support/site/app";

const unreachable = () => Promise.reject(new DatabaseUnavailable());

for (const [overrides, status, state, retryAfter] of [
  [{}, 200, "ready", null],
  [{ journalStalledMs: () => 60_000 }, 200, "ready", null],
  [{ clockSkewMs: () => 2_000 }, 200, "ready", null],
  [{ clockSkewMs: () => 7_100 }, 200, "ready, clock 7 s off", null],
  [{ journalStalledMs: () => 60_001 }, 503, "journal stalled", "5"],
  [
    { pingDatabase: unreachable, canStore: () => true, journalStalledMs: () => 60_001 },
    200,
    "ready, database unavailable",
    null,
  ],
  [{ pingDatabase: unreachable, canStore: () => false }, 503, "forms cannot be stored", "5"],
  [{ canStore: () => false }, 503, "forms cannot be stored", "5"],
  [{ isStopping: () => true, pingDatabase: unreachable }, 503, "stopping", null],
] as const)
  test(`/readyz answers ${status} "${state}", given ${Object.keys(overrides).join(" and ") || "nothing wrong"}`, async () => {
    const answer = await startApp(overrides).request(endpoints.ready);
    expect(answer.status).toBe(status);
    expect(await answer.text()).toBe(state);
    expect(answer.headers.get("retry-after")).toBe(retryAfter);
    expect(answer.headers.get("cache-control")).toBe("no-store");
  });
