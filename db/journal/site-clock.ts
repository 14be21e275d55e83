/** Clocks this close count as equal, because measuring is no more precise. */
export const SAME_MS = 100;
/** The time until the next measurement, after a success or a failure. */
const MEASURE_AGAIN_MS = 10 * 60_000;
const RETRY_MS = 10_000;

/**
 * Dates submissions by the database's clock, using its offset at the last contact. This machine's clock may be wrong, and
 * decisions that look older than a person's later ones are dropped. Between contacts it follows the monotonic clock, so
 * setting the machine's clock changes nothing. It never goes back.
 */
export function createSiteClock() {
  /** The offset from the monotonic clock. */
  let offsetMs = wallOffset();
  let seenWallOffset = offsetMs;
  let isKnown = false;
  let latestMs = 0;
  let dueMs = 0;

  return {
    isKnown: () => isKnown,
    now: () => offsetMs + performance.now(),
    /** Returns whether a measurement is due: none yet, too old, or the machine's clock was set since. */
    isMeasurementDue(): boolean {
      const wasSet = Math.abs(wallOffset() - seenWallOffset) > SAME_MS;
      if (performance.now() < dueMs && !wasSet) return false;
      seenWallOffset = wallOffset();
      dueMs = performance.now() + RETRY_MS;
      return true;
    },
    /** Measures the offset from the database's clock, which `ask` reads in milliseconds. */
    async measure(ask: () => Promise<number>): Promise<void> {
      const { timeMs, atMs, errorMs } = await readAt(ask, () => performance.now());
      const aheadMs = timeMs - atMs - offsetMs;
      if (Math.abs(aheadMs) > SAME_MS + errorMs && (aheadMs > 0 || !isKnown)) offsetMs += aheadMs;
      isKnown = true;
      dueMs = performance.now() + MEASURE_AGAIN_MS;
    },
    /** Makes all later times greater than this, in ISO 8601. */
    startAfter(time: string): void {
      latestMs = Math.max(latestMs, Date.parse(time));
      offsetMs = Math.max(offsetMs, latestMs + 1 - performance.now());
      isKnown = true;
    },
    /** Corrects a time just read from the machine's clock, in ISO 8601. */
    correct(time: string): string {
      const aheadMs = offsetMs - wallOffset();
      const timeMs = Date.parse(time) + (Math.abs(aheadMs) > SAME_MS ? aheadMs : 0);
      return new Date(Math.max(timeMs, latestMs + 1)).toISOString();
    },
  };
}

/** Reads a remote clock: its time, the local time of the reading, and the possible error. */
export async function readAt(ask: () => Promise<number>, clock: () => number) {
  const sentMs = clock();
  const timeMs = await ask();
  const errorMs = (clock() - sentMs) / 2;
  return { timeMs, atMs: sentMs + errorMs, errorMs };
}

const wallOffset = () => Date.now() - performance.now();
