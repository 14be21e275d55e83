import { afterEach, describe, expect, setSystemTime, test } from "bun:test";
import { createSiteClock } from "../../../../db/journal/site-clock";

const HOUR_MS = 60 * 60_000;
/** How long a test may take. */
const SLACK_MS = 10_000;
const wallTime = () => new Date().toISOString();
const isNear = (time: string, ms: number) => Math.abs(Date.parse(time) - ms) < SLACK_MS;

afterEach(() => void setSystemTime());

for (const hours of [-2, 2])
  describe(`a machine whose clock is ${Math.abs(hours)} hours ${hours < 0 ? "behind" : "ahead"}`, () => {
    test("uses the database's clock from the first contact on", async () => {
      const realMs = Date.now();
      setSystemTime(new Date(realMs + hours * HOUR_MS));
      const clock = createSiteClock();
      expect(clock.isKnown()).toBe(false);
      expect(clock.isMeasurementDue()).toBe(true);
      await clock.measure(async () => realMs);
      expect(clock.isMeasurementDue()).toBe(false);
      expect(isNear(clock.correct(wallTime()), realMs)).toBe(true);
    });

    test("keeps its time when the clock is set, and asks the database again", async () => {
      const realMs = Date.now();
      const clock = createSiteClock();
      await clock.measure(async () => realMs);
      setSystemTime(new Date(realMs + hours * HOUR_MS));
      expect(isNear(clock.correct(wallTime()), realMs)).toBe(true);
      expect(clock.isMeasurementDue()).toBe(true);
      expect(clock.isMeasurementDue()).toBe(false);
    });
  });

test("a clock that agrees with the database's is not corrected", async () => {
  const clock = createSiteClock();
  await clock.measure(async () => Date.now());
  const time = wallTime();
  expect(clock.correct(time)).toBe(time);
});

test("follows the database's clock forward, but not back", async () => {
  const clock = createSiteClock();
  const realMs = Date.now();
  await clock.measure(async () => realMs);
  await clock.measure(async () => realMs - 2 * HOUR_MS);
  expect(isNear(clock.correct(wallTime()), realMs)).toBe(true);
  await clock.measure(async () => realMs + 2 * HOUR_MS);
  expect(isNear(clock.correct(wallTime()), realMs + 2 * HOUR_MS)).toBe(true);
});

test("times after a known time are later than it", () => {
  const clock = createSiteClock();
  const known = new Date(Date.now() + HOUR_MS).toISOString();
  clock.startAfter(known);
  expect(clock.correct(wallTime()) > known).toBe(true);
  expect(clock.correct(new Date(Date.now() - HOUR_MS).toISOString()) > known).toBe(true);
});
