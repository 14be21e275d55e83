import { expect, test } from "bun:test";
import type { Database } from "../../db/connection/client";
import { createLog } from "../../src/log";
import { watchClock } from "../../src/process/watch-clock";
import { waitFor } from "../support/mail/mail";

test("a clock more than two seconds from the database's is logged once, and when it agrees again", async () => {
  let aheadMs = 1_000;
  let asked = 0;
  let lines = "";
  const log = createLog({ write: (text) => (lines += text), flush: () => {} });
  const db = { execute: async () => [{ ms: Date.now() + aheadMs }] };
  const run = (async (call: (db: unknown) => Promise<unknown>) => {
    asked++;
    if (asked % 2 === 0) throw new Error("no answer");
    return call(db);
  }) as Database["run"];
  const skewMs = watchClock({ opened: Promise.resolve(), run }, log, 1);
  const events = () => {
    log.flush();
    const all = lines.split("\n").filter(Boolean);
    return all.map((line) => (JSON.parse(line) as { event: string; seconds?: number }).event);
  };
  const untilAsked = () => {
    const goal = asked + 4;
    return waitFor(() => asked > goal);
  };
  await untilAsked();
  expect(events()).toEqual([]);
  aheadMs = -7_000;
  await untilAsked();
  expect(events()).toEqual(["clock differs from the database's"]);
  expect(lines).toContain('"seconds":7');
  expect(Math.round(skewMs() / 1000)).toBe(7);
  aheadMs = 0;
  await untilAsked();
  expect(events().slice(1)).toEqual(["clock agrees with the database's again"]);
});
