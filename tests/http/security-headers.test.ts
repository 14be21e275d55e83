import { describe, expect, test } from "bun:test";
import { endpoints } from "../../src/paths";
import { securityHeaders } from "../../src/http/headers";
import { formPost, jsonPost, SITE_URL, startApp } from "../support/site/app";

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
    test(`${method} ${path} returns 405 with Allow: ${allow}`, async () => {
      const headers = { origin: SITE_URL };
      const response = await startApp().request(path, { method, headers });
      expect(response.status).toBe(405);
      expect(response.headers.get("allow")).toBe(allow);
    });
  }
});

for (const host of ["a.example, b.example", "a:99999", "[::1", "a%", ":80", "ann@a.example", "a/b"])
  test(`the host "${host}" gets 400, prebuilt page or not`, async () => {
    const app = startApp();
    await app.request("/");
    for (const path of ["/", "/nothing", "/beta-waitlist?title=x", endpoints.alive]) {
      const response = await app.request(path, { headers: { host } });
      expect(response.status).toBe(400);
    }
    expect(app.logged()).not.toContain("error");
  });

const multipart = { "content-type": "multipart/form-data" };
const dead = {
  pingDatabase: () => Promise.reject(new Error("down")),
  auth: { readSession: () => Promise.reject(new Error("a bug")) },
};

test("every response has all security headers, and none allows inline code", async () => {
  const app = startApp(dead);
  const asked: [string, RequestInit?][] = [
    ["/"],
    ["/nothing"],
    [endpoints.alive],
    [endpoints.newsletter],
    ["/?done"],
    [`${endpoints.unsubscribe}?token=none`],
    [endpoints.newsletter, jsonPost({ email: ann })],
    [endpoints.newsletter, jsonPost({ email: "ann" })],
    [endpoints.newsletter, formPost({ email: ann, consent: "yes" })],
    [endpoints.newsletter, formPost({ email: ann })],
    [endpoints.newsletter, formPost({ email: ann }, { "hx-request": "true" })],
    ["/", { headers: { host: "a, b" } }],
    [endpoints.alive, { headers: { host: "a:99999" } }],
    ["/", { headers: { "if-none-match": "*" } }],
    ["/", { method: "PUT", headers: { origin: SITE_URL } }],
    [endpoints.unsubscribe, { method: "POST", headers: multipart, body: "x" }],
    [endpoints.newsletter, jsonPost("{")],
    [endpoints.newsletter, jsonPost({ email: "a".repeat(40_000) })],
    [endpoints.newsletter, formPost({ email: ann }, { origin: "https://evil.example" })],
    [endpoints.newsletter, { method: "POST", headers: { origin: SITE_URL, ...multipart } }],
    [endpoints.ready],
    [endpoints.session],
    [endpoints.session, { headers: { authorization: "Bearer a" } }],
  ];
  const statuses = new Set<number>();
  for (const [path, init] of asked) {
    const { headers, status } = await app.request(path, init);
    statuses.add(status);
    for (const [name, value] of Object.entries(securityHeaders)) {
      const isOwn = name === "content-security-policy" || name === "referrer-policy";
      if (isOwn) expect(headers.get(name)).not.toBeNull();
      else expect(headers.get(name)).toBe(value);
    }
    const policy = headers.get("content-security-policy") ?? "";
    expect(policy).toContain("default-src 'none'");
    expect(policy).not.toContain("unsafe");
  }
  const all = [200, 303, 304, 400, 401, 403, 404, 405, 413, 415, 500, 503];
  expect([...statuses].toSorted((a, b) => a - b)).toEqual(all);
});

test("one log line per request has id, route, status and milliseconds, but no URL values", async () => {
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
