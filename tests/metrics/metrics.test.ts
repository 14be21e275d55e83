import { describe, expect, test } from "bun:test";
import { DatabaseUnavailable } from "../../db/connection/database-unavailable";
import { endpoints } from "../../src/paths";
import { createSiteMetrics } from "../../src/metrics/metrics";
import { jsonPost, startApp } from "../support/site/app";
import { readMetrics } from "../support/prometheus";
import { startServer } from "../support/site/server";

const TOKEN = "a token of the tests";
const authorized = { headers: { authorization: `Bearer ${TOKEN}` } };
const unreachable = () => Promise.reject(new DatabaseUnavailable());

const watching = () =>
  createSiteMetrics(TOKEN, {
    countJournal: () => 3,
    journalStalledMs: () => 1_500,
    countQueues: unreachable,
  });

describe("the metrics", () => {
  test("return 404 without a configured token", async () => {
    const { request } = startApp();
    const [metrics, unknown] = await Promise.all(
      [endpoints.metrics, "/nothing"].map((path) => request(path, authorized)),
    );
    expect(metrics?.status).toBe(404);
    expect(await metrics?.text()).toBe((await unknown?.text()) ?? "");
    expect(await (await request(endpoints.ready, authorized)).text()).toBe("ready");
  });

  for (const authorization of ["", "Bearer", `Bearer ${TOKEN}x`, `Basic ${TOKEN}`, TOKEN])
    test(`return 401 for the authorization ${JSON.stringify(authorization)}`, async () => {
      const { request } = startApp({ metrics: watching() });
      const answer = await request(endpoints.metrics, { headers: { authorization } });
      expect(answer.status).toBe(401);
      expect(answer.headers.get("www-authenticate")).toBe("Bearer");
      expect(await answer.text()).not.toContain("genie_");
      const ready = await request(endpoints.ready, { headers: { authorization } });
      expect(await ready.text()).toBe("ready");
    });

  test("count each response once by route and status, and unknown paths create no route", async () => {
    const { request } = startApp({ metrics: watching() });
    const etag = (await request("/pricing")).headers.get("etag") ?? "";
    await request("/pricing");
    await request("/pricing", { headers: { "if-none-match": etag } });
    await request(endpoints.newsletter, jsonPost({ email: "ann@example.com" }));
    await request(endpoints.newsletter, jsonPost({ email: "nobody" }));
    await request(endpoints.newsletter, jsonPost({ email: "nobody" }));
    const before = await read(request);
    for (let n = 0; n < 50; n++) {
      await request(`/nothing-${n}`);
      await request(`/blog/nothing-${n}?title=x`);
      await request(`/pricing?title=${n}`);
      await request(`/coming-soon?title=${n}`);
      await request(`/api/${n}`, jsonPost({}));
      await request(`/assets/nothing-${n}.js`);
    }
    const families = await read(request);
    const requests = families.get("genie_http_requests_total")?.values;
    const count = (route: string, status: number) =>
      requests?.get(`genie_http_requests_total{route="${route}",status="${status}"}`);
    expect(count("/pricing", 304)).toBe(1);
    expect(count("/pricing", 200)).toBe(52);
    expect(count(endpoints.newsletter, 200)).toBe(1);
    expect(count(endpoints.newsletter, 400)).toBe(2);
    const sum = (values = new Map<string, number>()) =>
      [...values.values()].reduce((a, b) => a + b, 0);
    // 300 responses, and the metrics request before these.
    expect(sum(requests) - sum(before.get("genie_http_requests_total")?.values)).toBe(301);
    const found = new Set(
      [...(requests?.keys() ?? [])].map((series) => /"([^"]*)"/.exec(series)?.[1]),
    );
    const routes = [endpoints.newsletter, "/coming-soon", endpoints.metrics, "/pricing", "none"];
    expect(found).toEqual(new Set(routes));
  });

  test("are valid Prometheus text with process metrics, even while the database is down", async () => {
    const families = await read(startApp({ metrics: watching() }).request);
    expect(families.get("genie_database_up")?.values.get("genie_database_up")).toBe(0);
    expect(families.get("genie_journal_batches")?.values.get("genie_journal_batches")).toBe(3);
    expect(families.has("genie_outbox_queued")).toBe(false);
    const memory = families.get("process_resident_memory_bytes")?.values;
    expect(memory?.get("process_resident_memory_bytes")).toBeGreaterThan(1e7);
  });

  test("and /readyz show pending work with the token", async () => {
    const waiting = { queued: 3, lagSeconds: 90.5, dead: 1, held: 2 };
    const metrics = createSiteMetrics(TOKEN, {
      countJournal: () => 3,
      journalStalledMs: () => 1_500,
      countQueues: () => Promise.resolve(waiting),
      isMailServerUp: () => false,
      diskFreeBytes: () => 1_000,
    });
    const { request } = startApp({ metrics });
    const families = await read(request);
    const value = (family: string) => families.get(family)?.values.get(family);
    expect(value("genie_database_up")).toBe(1);
    expect(value("genie_outbox_queued")).toBe(3);
    expect(value("genie_journal_stalled_seconds")).toBe(1.5);
    expect(value("genie_outbox_dead")).toBe(1);
    expect(value("genie_held_submissions")).toBe(2);
    expect(value("genie_outbox_lag_seconds")).toBe(90.5);
    expect(value("genie_mail_server_up")).toBe(0);
    expect(value("genie_disk_free_bytes")).toBe(1_000);
    const ready = await request(endpoints.ready, authorized);
    expect(await ready.json()).toEqual({
      state: "ready",
      database: "up",
      clockSkewSeconds: 0,
      journalBatches: 3,
      journalStalledSeconds: 1.5,
      queues: waiting,
      isMailServerUp: false,
      diskFreeBytes: 1_000,
    });
  });

  test("are complete but for the journal if it cannot be read", async () => {
    const metrics = createSiteMetrics(TOKEN, {
      countJournal: () => {
        throw new Error("no such table");
      },
      journalStalledMs: () => 0,
      countQueues: () => Promise.reject(new Error("down")),
    });
    const { request } = startApp({ metrics });
    const families = await read(request);
    expect(families.has("genie_journal_batches")).toBe(false);
    expect(families.has("genie_database_up")).toBe(true);
    expect((await request(endpoints.ready, authorized)).status).toBe(200);
  });

  test("are served by the built server, prebuilt pages included", async () => {
    const { child, address } = await startServer({ METRICS_TOKEN: TOKEN });
    await (await fetch(address)).text();
    const families = readMetrics(
      await (await fetch(address + endpoints.metrics, authorized)).text(),
    );
    const requests = families.get("genie_http_requests_total")?.values;
    expect(requests?.get('genie_http_requests_total{route="/",status="200"}')).toBe(1);
    child.kill();
  });
});

async function read(request: ReturnType<typeof startApp>["request"]) {
  const answer = await request(endpoints.metrics, authorized);
  expect(answer.status).toBe(200);
  expect(answer.headers.get("content-type")).toBe("text/plain; version=0.0.4; charset=utf-8");
  return readMetrics(await answer.text());
}
