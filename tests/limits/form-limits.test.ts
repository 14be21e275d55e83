import { expect, test } from "bun:test";
import type { Tries } from "../../db/limits/rate-limits";
import { secretFrom } from "../../src/secrets/secret";
import type { FormLimits } from "../../src/limits/form-limits";
import { OFFICE, startLimits } from "../support/forms/form-limits";
import { waitFor } from "../support/mail/mail";

const MINUTE_MS = 60_000;
const secret = secretFrom("for tests");

const overOf = async (verdicts: ReturnType<FormLimits["count"]>[]) =>
  (await Promise.all(verdicts)).map(({ isOver }) => isOver);

test("an address is limited per ten minutes, with Retry-After", async () => {
  const { send, sendMany, wait } = startLimits();
  expect(await sendMany(16)).toBe(0);
  wait(MINUTE_MS);
  expect(await send()).toEqual({ isOver: true, by: "network", retryAfterSeconds: 540 });
  expect((await send("198.51.100.1")).isOver).toBe(false);
  wait(9 * MINUTE_MS);
  expect(await sendMany(16)).toBe(0);
});

test("a network is limited to four times as many, from any number of addresses", async () => {
  for (const addresses of [
    Array.from({ length: 100 }, (_, last) => `203.0.113.${last}`),
    Array.from({ length: 100 }, (_, net) => `2001:db8:1:${net.toString(16)}::1`),
  ]) {
    const { send } = startLimits();
    const over = await overOf(addresses.map((address) => send(address)));
    expect(over.indexOf(true)).toBe(64);
    expect(over.slice(64)).not.toContain(false);
  }
});

test("an IPv6 machine's addresses share one limit", async () => {
  const { send } = startLimits();
  const over = await overOf(Array.from({ length: 20 }, (_, host) => send(`2001:db8::${host + 1}`)));
  expect(over.indexOf(true)).toBe(16);
});

test("senders above their limit do not use up the limit of an email address", async () => {
  const { send, sendMany } = startLimits();
  await sendMany(16);
  for (let more = 0; more < 100; more++)
    expect((await send(OFFICE, "ann@example.com")).isOver).toBe(true);
  expect((await send("198.51.100.1", "ann@example.com")).isOver).toBe(false);
});

test("an address above a quarter of the limit counts as frequent", async () => {
  const { send } = startLimits();
  const verdicts = await Promise.all(Array.from({ length: 6 }, () => send()));
  const isFrequent = verdicts.map((verdict) => "isFrequent" in verdict && verdict.isFrequent);
  expect(isFrequent).toEqual([false, false, false, false, true, true]);
});

test("memory is bounded: a flood evicts the oldest entries", async () => {
  const { send, sendMany } = startLimits();
  await sendMany(16);
  for (let each = 0; each < 20_000; each++)
    await send(`10.${each >> 16}.${(each >> 8) & 255}.${each & 255}`);
  expect((await send()).isOver).toBe(false);
});

test("single tries cause no query, and stored keys are hashed", async () => {
  const sharedKeys = async (isOnceSent: boolean) => {
    const keys = new Set<string>();
    const share = (tries: Tries[]) => {
      for (const { key } of tries) keys.add(key);
      return Promise.resolve([]);
    };
    const { send } = startLimits({ limitPerAddress: 600, share });
    if (isOnceSent) await send("198.51.100.1", "once@example.com");
    for (let each = 0; each < 38; each++) await send(OFFICE, "often@example.com");
    await waitFor(() => keys.size > 0);
    return [...keys].toSorted();
  };
  const keys = await sharedKeys(true);
  expect(keys).toEqual(await sharedKeys(false));
  for (const key of keys) expect(key).toMatch(/^[\w-]{43}$/);
  expect(secretFrom("another").hash("limits", OFFICE)).not.toBe(secret.hash("limits", OFFICE));
});
