import type { Database } from "../../db/connection/client";
import { readClockSkew } from "../../db/journal/entry-clock";
import type { Log } from "../log";

const WATCH_MS = 60_000;
/** Entries of several servers are ordered by their times, so clocks should agree. */
export const MAX_CLOCK_SKEW_MS = 2_000;

/**
 * Logs when this machine's clock starts to differ from the database's, and when it agrees again. Returns the last
 * difference, in milliseconds.
 */
export function watchClock(
  { opened, run }: Pick<Database, "opened" | "run">,
  log: Log,
  everyMs = WATCH_MS,
): () => number {
  let skewMs = 0;
  const check = async () => {
    const before = skewMs;
    skewMs = await run(readClockSkew).catch(() => before);
    if (skewMs > MAX_CLOCK_SKEW_MS && before <= MAX_CLOCK_SKEW_MS)
      log.event("warn", "clock differs from the database's", { seconds: inSeconds(skewMs) });
    if (skewMs <= MAX_CLOCK_SKEW_MS && before > MAX_CLOCK_SKEW_MS)
      log.event("info", "clock agrees with the database's again");
    setTimeout(() => void check(), everyMs).unref();
  };
  opened.then(check, () => {});
  return () => skewMs;
}

export const inSeconds = (ms: number): number => Math.round(ms / 1000);
