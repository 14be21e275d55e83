import { expect, test } from "bun:test";
import { createCounter } from "../../src/limits/counter";

const YEAR_MS = 365 * 24 * 60 * 60_000;

function startCounter() {
  let time = 0;
  const counter = createCounter({ shareAt: 1, windowMs: 1_000, now: () => time });
  const addOthers = (count: number) => {
    for (let n = 0; n < count; n++) counter.add(`other-${crypto.randomUUID()}`);
  };
  return { counter, addOthers, wait: (ms: number) => (time += ms) };
}

test("a sender is counted among ten thousand others, and evicted after twice as many", () => {
  const { counter, addOthers } = startCounter();
  expect(counter.add("ann").count).toBe(1);
  addOthers(10_000);
  expect(counter.add("ann").count).toBe(2);
  addOthers(10_000);
  expect(counter.find("ann")?.count).toBe(2);
  addOthers(20_000);
  expect(counter.find("ann")).toBeUndefined();
  expect(counter.due.has("ann")).toBe(true);
  expect(counter.add("ann").count).toBe(1);
});

test("an expired window starts again at zero", () => {
  const { counter, wait } = startCounter();
  counter.add("ann");
  wait(999);
  expect(counter.add("ann").count).toBe(2);
  wait(1);
  expect(counter.add("ann")).toEqual({ count: 1, unshared: 1, endsAt: 2_000 });
});

test("a window that was opened while the clock was ahead is over once it is corrected", () => {
  const { counter, addOthers, wait } = startCounter();
  wait(YEAR_MS);
  counter.add("ann");
  counter.add("bob");
  addOthers(10_000);
  wait(-YEAR_MS);
  for (const name of ["ann", "bob"])
    expect(counter.add(name)).toEqual({ count: 1, unshared: 1, endsAt: 1_000 });
  expect(counter.add("ann").count).toBe(2);
});
