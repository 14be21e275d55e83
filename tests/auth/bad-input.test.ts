import { expect, test } from "bun:test";
import { DatabaseUnavailable } from "../../db/connection/client";
import type { Database } from "../../db/connection/client";
import { openPglite, OPENING_MS } from "../support/database/databases";
import { startAuthOn } from "../support/site/auth";

/** A token of a key that only the database could know. */
const UNKNOWN_KEY = `${btoa('{"alg":"ES256","kid":"a"}')}.e30.x`;
const TOKEN = "/auth/v1/token?grant_type=password";

test("an unknown endpoint returns 404 as a JSON error", async () => {
  const site = await startAuthOn(await openPglite());
  const response = await site.call("/auth/v1/nothing", { body: {} });
  expect(response.status).toBe(404);
  expect((await response.json()).code).toBe("not_found");
});

test("a wrong method returns 405 with Allow, in the requested API version's error format", async () => {
  const site = await startAuthOn(await openPglite());
  const allowed = new Map<string, Set<string>>();
  for (const { path, method } of site.authRoutes.filter((route) => route.method !== "ALL"))
    allowed.set(path, (allowed.get(path) ?? new Set<string>()).add(method));
  expect(allowed.size).toBeGreaterThan(10);
  for (const [route, methods] of allowed) {
    const path = route.replace(":id", crypto.randomUUID());
    for (const method of ["GET", "POST", "PUT", "PATCH", "DELETE"].filter(
      (one) => !methods.has(one),
    )) {
      const dated = await site.call(path, { method });
      expect(`${method} ${path} ${dated.status}`).toBe(`${method} ${path} 405`);
      expect(new Set(dated.headers.get("allow")?.split(", "))).toEqual(
        new Set([...methods, ...(methods.has("GET") ? ["HEAD"] : [])]),
      );
      expect((await dated.json()).code).toBe("method_not_allowed");
      const plain = await site.call(path, { method, headers: { "x-supabase-api-version": "" } });
      expect(await plain.json()).toMatchObject({ code: 405, error_code: "method_not_allowed" });
    }
  }
});

test("without a database, endpoints that need it return 503, never 401", async () => {
  const gone: Database = {
    ...(await openPglite()),
    run: () => Promise.reject(new DatabaseUnavailable()),
  };
  const site = await startAuthOn(gone);
  const calls = [
    site.call(TOKEN, { body: { email: "ann@example.com", password: "x" } }),
    site.call("/auth/v1/token?grant_type=refresh_token", { body: { refresh_token: "x" } }),
    site.call("/auth/v1/user", { method: "GET", token: UNKNOWN_KEY }),
    site.call("/functions/v1/session", { method: "GET", token: UNKNOWN_KEY }),
  ];
  for (const response of await Promise.all(calls)) {
    expect(response.status).toBe(503);
    expect(response.headers.get("retry-after")).toBe("5");
  }
  expect((await site.call("/auth/v1/health", { method: "GET" })).status).toBe(200);
});

test("the published keys may be cached for ten minutes and hold no private part", async () => {
  const site = await startAuthOn(await openPglite());
  const jwks = await site.call("/auth/v1/.well-known/jwks.json", { method: "GET" });
  expect(jwks.headers.get("cache-control")).toBe("public, max-age=600");
  expect(await jwks.text()).not.toContain('"d"');
});

test(
  "an unknown address costs the same hashing as a known one",
  async () => {
    const site = await startAuthOn(await openPglite());
    await site.makeUser("ann@example.com");
    const timed = async (email: string) => {
      const began = performance.now();
      await site.call(TOKEN, { body: { email, password: "wrong password" } });
      return performance.now() - began;
    };
    const known: number[] = [];
    const unknown: number[] = [];
    for (let round = 0; round < 7; round++) {
      known.push(await timed("ann@example.com"));
      unknown.push(await timed(`nobody-${round}@example.com`));
    }
    const middle = (times: number[]) => times.toSorted((a, b) => a - b)[3] ?? 0;
    // Without padding, unknown addresses would take a twentieth of the time. The benchmark checks that both are within
    // 5 %.
    expect(middle(unknown) / middle(known)).toBeGreaterThan(0.3);
  },
  OPENING_MS,
);
