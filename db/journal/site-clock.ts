/** Clocks this close count as the same: a measurement is no more exact. */
export const SAME_MS = 100;
/** How long after a measurement, or a failed one, the next is due. */
const MEASURE_AGAIN_MS = 10 * 60_000;
const RETRY_MS = 10_000;

/**
 * Dates what visitors send by the database's clock, by its offset at the last contact: this machine's may be wrong, and
 * what is older than a later step of the same person is not carried out. Between contacts it follows the monotonic
 * clock, so setting the machine's clock changes nothing. Once it is known, it is never set back.
 */
export function createSiteClock() {
  /** What to add to the monotonic clock. */
  let offsetMs = wallOffset();
  let seenWallOffset = offsetMs;
  let isKnown = false;
  let latestMs = 0;
  let dueMs = 0;

  return {
    isKnown: () => isKnown,
    now: () => offsetMs + performance.now(),
    /** Whether to ask the database: it was never asked, or long ago, or the machine's clock was set since. */
    isMeasurementDue(): boolean {
      const wasSet = Math.abs(wallOffset() - seenWallOffset) > SAME_MS;
      if (performance.now() < dueMs && !wasSet) return false;
      seenWallOffset = wallOffset();
      dueMs = performance.now() + RETRY_MS;
      return true;
    },
    /** Compares it with the database's, which `ask` reads in milliseconds. */
    async measure(ask: () => Promise<number>): Promise<void> {
      const { timeMs, atMs, errorMs } = await readAt(ask, () => performance.now());
      const aheadMs = timeMs - atMs - offsetMs;
      if (Math.abs(aheadMs) > SAME_MS + errorMs && (aheadMs > 0 || !isKnown)) offsetMs += aheadMs;
      isKnown = true;
      dueMs = performance.now() + MEASURE_AGAIN_MS;
    },
    /** Whatever is dated from here on is later than this, in ISO 8601. */
    startAfter(time: string): void {
      latestMs = Math.max(latestMs, Date.parse(time));
      offsetMs = Math.max(offsetMs, latestMs + 1 - performance.now());
      isKnown = true;
    },
    /** Corrects what the machine's clock has just said, in ISO 8601. */
    correct(time: string): string {
      const aheadMs = offsetMs - wallOffset();
      const timeMs = Date.parse(time) + (Math.abs(aheadMs) > SAME_MS ? aheadMs : 0);
      return new Date(Math.max(timeMs, latestMs + 1)).toISOString();
    },
  };
}

/** Reads a clock that takes a while to answer: what it said, and when on this one, give or take an error. */
export async function readAt(ask: () => Promise<number>, clock: () => number) {
  const sentMs = clock();
  const timeMs = await ask();
  const errorMs = (clock() - sentMs) / 2;
  return { timeMs, atMs: sentMs + errorMs, errorMs };
}

const wallOffset = () => Date.now() - performance.now();
