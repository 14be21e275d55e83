import { setTimeout } from "node:timers/promises";
import { backoffMs } from "./backoff";

type KeepOpenOptions<T> = {
  open: (signal: AbortSignal) => Promise<T>;
  onFailure: (error: unknown, retryInMs: number) => void;
};

/**
 * Holds one value that may fail to open and may break later: opens it in the background, again and
 * again with back-off until it works, and anew whenever it is given up.
 */
export function keepOpen<T>({ open, onFailure }: KeepOpenOptions<T>) {
  const closing = new AbortController();
  let value: T | undefined;
  let next = promiseOf<T>();
  let opening = openUntilItWorks();

  return {
    /** The value, as soon as there is one; rejects once closed. */
    current: (): Promise<T> => next.promise,
    isOpen: (): boolean => value !== undefined,
    /** Opens another in its place, unless that was done already. True for the one call that did it. */
    giveUp(broken: T): boolean {
      if (value !== broken) return false;
      value = undefined;
      next = promiseOf<T>();
      opening = openUntilItWorks();
      return true;
    },
    /** Opens no more, rejects those who wait with `reason`, and returns the last value for its owner to close. */
    async close(reason: unknown): Promise<T | undefined> {
      closing.abort();
      await opening;
      next.reject(reason);
      return value;
    },
  };

  async function openUntilItWorks() {
    for (let failures = 0; !closing.signal.aborted; failures++) {
      try {
        value = await open(closing.signal);
        next.resolve(value);
        return;
      } catch (error) {
        if (closing.signal.aborted) return;
        const retryInMs = backoffMs(failures);
        onFailure(error, retryInMs);
        await pause(retryInMs, closing.signal);
      }
    }
  }
}

/** Nobody may be waiting when it rejects, which is no error. */
function promiseOf<T>() {
  const parts = Promise.withResolvers<T>();
  parts.promise.catch(() => {});
  return parts;
}

/** Ends early, without a word, when the signal says so. */
async function pause(ms: number, signal: AbortSignal): Promise<void> {
  await setTimeout(ms, undefined, { signal }).catch(() => {});
}
