import { describe, expect, test } from "bun:test";
import { pages } from "../../views/pages/pages";
import { paths } from "../../src/paths";
import { formPost, SITE_URL, startApp } from "../support/site/app";

const app = startApp();

/** Returns the target of a redirect, or the status of any other response. */
async function ask(address: string, init?: RequestInit): Promise<string | number> {
  const { status, headers } = await app.request(address, init);
  return status === 308 ? (headers.get("location") ?? "") : status;
}

test("addresses in capitals or with a trailing slash redirect to the page, keeping the query", async () => {
  const places = [...Object.values(paths), ...pages.map(({ place }) => place)];
  for (const { path } of places.filter((place) => place !== paths.home)) {
    expect(await ask(`${path}/`)).toBe(path);
    expect(await ask(`${path.toUpperCase()}?a=B%20c&a=%2F`)).toBe(`${path}?a=B%20c&a=%2F`);
  }
  expect(await ask("/Solutions/Co-Pilot/", { method: "HEAD" })).toBe("/solutions/co-pilot");
});

test("duplicate addresses redirect to the canonical page", async () => {
  for (const [from, to] of [
    ["/product/co-pilot", "/solutions/co-pilot"],
    ["/Product/Scroll/?at=698", "/solutions/scroll?at=698"],
    ["/product/vision", "/solutions/vision"],
    ["/careers", "/about/careers"],
    ["/privacy", "/legal/privacy"],
    ["/terms", "/legal/terms"],
    ["/api", "/docs/api"],
  ] as const)
    expect(await ask(from)).toBe(to);
});

test("redirects are revalidated like pages and have all security headers", async () => {
  const { headers } = await app.request("/pricing/");
  expect(headers.get("cache-control")).toBe("no-cache");
  expect(headers.get("x-content-type-options")).toBe("nosniff");
});

describe("no redirect leaves the site", () => {
  for (const address of [
    "//evil.example/",
    "//evil.example/pricing/",
    "///evil.example",
    "/\\evil.example/",
    "/%5Cevil.example/",
    "/%2F%2Fevil.example/",
    "//pricing/",
    "/pricing//",
    "/https://evil.example/",
    "/__proto__/",
    "/constructor/",
    "/toString",
  ])
    test(address, async () => {
      expect((await app.fetch(new Request(SITE_URL + address))).status).toBe(404);
    });
});

test("only GET and HEAD are redirected, and only to pages", async () => {
  expect(await ask("/pricing/", formPost({}))).toBe(404);
  expect(await ask("/api/newsletter/")).toBe(404);
  expect(await ask("/nothing/")).toBe(404);
});
