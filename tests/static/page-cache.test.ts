import { expect, test } from "bun:test";
import { createPageCache } from "../../src/static/page-cache";

const START = Date.parse("2026-11-22");
const body = new TextEncoder().encode("<!doctype html>");

test("an expired page is dropped, and one without expiry is kept", () => {
  let now = START;
  const cache = createPageCache(undefined, () => now);
  cache.add("/ends", "<!doctype html>", { until: START + 1 });
  cache.add("/stays", "<!doctype html>");
  expect(cache.get("/ends")).toBeDefined();
  now = START + 1;
  expect(cache.get("/ends")).toBeUndefined();
  expect(cache.get("/stays")).toBeDefined();
});

test("an expired prebuilt page is replaced by a newly rendered one", () => {
  let now = START;
  const read = () => ({ body, encodings: [], until: START + 1 });
  const cache = createPageCache({ read }, () => now);
  expect(cache.get("/")).toBeDefined();
  now = START + 1;
  expect(cache.get("/")).toBeUndefined();
  const next = cache.add("/", "<!doctype html><p>", { until: START + 2 });
  expect(cache.get("/")).toBe(next);
});
