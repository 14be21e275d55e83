import { describe, expect, test } from "bun:test";
import { endpoints } from "../../src/paths";
import { jsonPost, SITE_URL, startApp } from "../support/app";

const ann = "ann@example.com";

describe("an unknown method", () => {
  const tries: [string, string, string][] = [
    ["PUT", endpoints.newsletter, "POST"],
    ["GET", endpoints.newsletter, "POST"],
    ["POST", "/", "GET, HEAD"],
    ["DELETE", "/pricing", "GET, HEAD"],
    ["PURGE", "/", "GET, HEAD"],
  ];
  for (const [method, path, allow] of tries) {
    test(`${method} ${path} answers 405 and names ${allow}`, async () => {
      const headers = { origin: SITE_URL };
      const response = await startApp().request(path, { method, headers });
      expect(response.status).toBe(405);
      expect(response.headers.get("allow")).toBe(allow);
    });
  }
});

test("two Host headers answer 400, kept page or not", async () => {
  const app = startApp();
  await app.request("/");
  for (const path of ["/", "/nothing"]) {
    const response = await app.request(path, { headers: { host: "a.example, b.example" } });
    expect(response.status).toBe(400);
  }
});

test("every answer carries the security headers, and none of them allows inline code", async () => {
  const app = startApp();
  for (const path of ["/", "/nothing", endpoints.alive, endpoints.newsletter, "/?done"]) {
    const { headers } = await app.request(path);
    const policy = headers.get("content-security-policy") ?? "";
    expect(policy).toContain("default-src 'none'");
    expect(policy).not.toContain("unsafe");
    expect(headers.get("x-content-type-options")).toBe("nosniff");
    expect(headers.get("strict-transport-security")).toContain("max-age");
    expect(headers.get("cross-origin-opener-policy")).toBe("same-origin");
  }
});

test("one line a request tells id, route, status and milliseconds, and never what was in the address", async () => {
  const app = startApp();
  await app.request("/");
  await app.request("/");
  await app.request(`/unsubscribe/${ann}?email=${ann}`);
  await app.request(endpoints.newsletter, jsonPost({ email: ann }));
  const lines = app
    .logged()
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line));
  expect(lines.map(({ method, route, status }) => [method, route, status])).toEqual([
    ["GET", "/", 200],
    ["GET", "/", 200],
    ["GET", "none", 404],
    ["POST", endpoints.newsletter, 200],
  ]);
  expect(new Set(lines.map(({ id }) => id)).size).toBe(4);
  for (const { ms } of lines) expect(ms).toBeGreaterThanOrEqual(0);
  expect(app.logged()).not.toContain("@");
});
