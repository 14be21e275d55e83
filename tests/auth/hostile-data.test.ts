import { beforeAll, describe, expect, test } from "bun:test";
import * as fc from "fast-check";
import { userData } from "../../src/auth/read-json";
import { startAuthOn } from "../support/site/auth";
import { databases, OPENING_MS } from "../support/database/databases";

const MAX_LEVELS = 32;
const MAX_BYTES = 4096;

/** Returns `inner` nested in this many arrays. */
function deep(levels: number, inner: unknown): Record<string, unknown> {
  let value = inner;
  for (let level = 0; level < levels; level++) value = [value];
  return { a: value };
}

/** Counts how often its fields are read. */
function watched() {
  let looks = 0;
  const look = (): string[] => {
    looks++;
    return [];
  };
  return { value: new Proxy({}, { ownKeys: look, get: () => void look() }), looks: () => looks };
}

test("JSON deeper than 32 levels is rejected without reading or storing it", () => {
  const near = watched();
  userData.safeParse(deep(MAX_LEVELS - 2, near.value));
  expect(near.looks()).toBeGreaterThan(0);
  const far = watched();
  expect(userData.safeParse({ ...deep(MAX_LEVELS - 1, far.value), b: "x" }).success).toBe(false);
  expect(far.looks()).toBe(0);
  const early = watched();
  expect(userData.safeParse({ ...deep(16_000, 1), b: early.value }).success).toBe(false);
  expect(early.looks()).toBe(0);
});

test("plain metadata of at most 32 levels and 4 KB is accepted", () => {
  const leaf = fc.oneof(
    fc.constantFrom<unknown>(null, true, -0.5, 1e308, "\0", "\ud800", [], {}),
    fc.constantFrom("x".repeat(MAX_BYTES - 20), "é".repeat(MAX_BYTES / 2)),
    fc.string({ unit: "binary" }),
  );
  const flat = fc.oneof(leaf, fc.array(leaf), fc.dictionary(fc.string({ unit: "binary" }), leaf));
  const json = fc.oneof(flat, fc.array(flat), fc.dictionary(fc.string(), flat));
  const nested = fc
    .tuple(json, fc.integer({ min: 0, max: 40 }))
    .map(([inner, levels]) => deep(levels, inner));
  fc.assert(
    fc.property(nested, (data) => {
      expect(userData.safeParse(data).success).toBe(isTaken(data));
    }),
    { numRuns: 300 },
  );
});

/** The same rule, implemented differently. */
function isTaken(data: unknown): boolean {
  const text = JSON.stringify(data);
  const texts: string[] = [];
  JSON.parse(text, (name, value: unknown) => {
    texts.push(name, ...(typeof value === "string" ? [value] : []));
    return value;
  });
  const isPlain = texts.every((one) => one.isWellFormed() && !one.includes("\0"));
  return isPlain && levelsOf(data) <= MAX_LEVELS && Buffer.byteLength(text) <= MAX_BYTES;
}

function levelsOf(value: unknown): number {
  if (typeof value !== "object" || value === null) return 0;
  return 1 + Math.max(0, ...Object.values(value).map(levelsOf));
}

for (const { name, open } of databases.slice(0, 1))
  describe(`on ${name}`, () => {
    beforeAll(open, OPENING_MS);

    for (const [path, most] of [
      ["/otp", 30],
      ["/recover", 30],
      ["/resend", 30],
      ["/signup", 30],
      ["/verify", 30],
      ["/token?grant_type=password", 150],
    ] as const)
      test(`${path} rate-limits unreadable bodies, then stops reading them`, async () => {
        const site = await startAuthOn(await open(), { isSignupOpen: true });
        const ask = async () => (await site.call(`/auth/v1${path}`, { body: "{" })).status;
        for (let call = 0; call < most; call++) expect(await ask()).toBe(400);
        expect(await ask()).toBe(429);
      }, 120_000);

    test("IPv6 addresses of one /64 share a rate limit", async () => {
      let calls = 0;
      const addressOf = () => `2001:db8:1:2:${(++calls).toString(16)}::1`;
      const site = await startAuthOn(await open(), { addressOf });
      const ask = async () => (await site.call("/auth/v1/recover", { body: "{" })).status;
      for (let call = 0; call < 30; call++) expect(await ask()).toBe(400);
      expect(await ask()).toBe(429);
      expect(await ask()).toBe(429);
    }, 120_000);

    test("closed sign-up returns signup_disabled for every readable body", async () => {
      const site = await startAuthOn(await open());
      for (const [body, code] of [
        ["{", "bad_json"],
        [{}, "anonymous_provider_disabled"],
        [{ email: "ann@example.com" }, "signup_disabled"],
        [{ email: "ann@example.com", password: "x" }, "signup_disabled"],
      ] as const) {
        const refused = await site.call("/auth/v1/signup", { body });
        expect((await refused.json()).code).toBe(code);
      }
    });
  });
