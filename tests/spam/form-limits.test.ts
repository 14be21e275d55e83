import { expect, test } from "bun:test";
import type { Tries } from "../../db/rate-limits";
import { secretFrom } from "../../src/auth/secret";
import { limitKey } from "../../src/limit-key";
import { OFFICE, startLimits } from "../support/form-limits";

const MINUTE_MS = 60_000;
const secret = secretFrom("for tests");

test("an address may send so many in ten minutes, and is told when it may again", () => {
  const { send, sendMany, wait } = startLimits();
  expect(sendMany(16)).toBe(0);
  wait(MINUTE_MS);
  expect(send()).toEqual({ isOver: true, by: "network", retryAfterSeconds: 540 });
  expect(send("198.51.100.1").isOver).toBe(false);
  wait(9 * MINUTE_MS);
  expect(sendMany(16)).toBe(0);
});

test("a network may send four times as many, from however many addresses", () => {
  for (const addresses of [
    Array.from({ length: 100 }, (_, last) => `203.0.113.${last}`),
    Array.from({ length: 100 }, (_, net) => `2001:db8:1:${net.toString(16)}::1`),
  ]) {
    const { send } = startLimits();
    const over = addresses.map((address) => send(address).isOver);
    expect(over.indexOf(true)).toBe(64);
    expect(over.slice(64)).not.toContain(false);
  }
});

test("an IPv6 machine gains nothing by the many addresses it has", () => {
  const { send } = startLimits();
  const over = Array.from({ length: 20 }, (_, host) => send(`2001:db8::${host + 1}`).isOver);
  expect(over.indexOf(true)).toBe(16);
});

test("an e-mail address may be entered 30 times an hour in whatever case, from wherever", () => {
  const { send, wait } = startLimits();
  const over = Array.from({ length: 31 }, (_, net) =>
    send(`10.${net}.0.1`, net % 2 ? "ann@example.com" : "ANN@example.com"),
  );
  expect(over.slice(0, 30).some(({ isOver }) => isOver)).toBe(false);
  expect(over[30]).toEqual({ isOver: true, by: "email", retryAfterSeconds: 3600 });
  expect(send("10.99.0.1", "bob@example.com").isOver).toBe(false);
  wait(60 * MINUTE_MS);
  expect(send(OFFICE, "ann@example.com").isOver).toBe(false);
});

test("whoever is over the limit does not use up that of an e-mail address", () => {
  const { send, sendMany } = startLimits();
  sendMany(16);
  for (let more = 0; more < 100; more++) expect(send(OFFICE, "ann@example.com").isOver).toBe(true);
  expect(send("198.51.100.1", "ann@example.com").isOver).toBe(false);
});

test("from a quarter of the limit on, an address is said to send much", () => {
  const { send } = startLimits();
  const verdicts = Array.from({ length: 6 }, () => send());
  const isMuch = verdicts.map((verdict) => "isMuch" in verdict && verdict.isMuch);
  expect(isMuch).toEqual([false, false, false, false, true, true]);
});

test("the memory is bounded: a flood from everywhere makes the oldest be forgotten", () => {
  const { send, sendMany } = startLimits();
  sendMany(16);
  for (let each = 0; each < 20_000; each++)
    send(`10.${each >> 16}.${(each >> 8) & 255}.${each & 255}`);
  expect(send().isOver).toBe(false);
});

test("what comes once costs the database nothing, and what it is told names nobody", async () => {
  const told: Tries[] = [];
  const share = (tries: Tries[]) => Promise.resolve((told.push(...tries), []));
  const { send } = startLimits({ mostPerAddress: 600, share });
  send("198.51.100.1", "once@example.com");
  await Bun.sleep(20);
  expect(told).toEqual([]);
  for (let each = 0; each < 38; each++) send(OFFICE, "often@example.com");
  await Bun.sleep(20);
  expect(told.length).toBeGreaterThan(0);
  for (const { key, count } of told) {
    expect(key).toMatch(/^[\w-]{43}$/);
    expect(count).toBeGreaterThan(1);
  }
  expect(limitKey(secretFrom("another"), OFFICE)).not.toBe(limitKey(secret, OFFICE));
});
