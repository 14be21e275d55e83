import { setTimeout } from "node:timers/promises";
import { backoffMs } from "./backoff";

type KeepOpenOptions<T> = {
  open: (signal: AbortSignal) => Promise<T>;
  onFailure: (error: unknown, retryInMs: number) => void;
};

/**
 * Keeps one value open that can fail to open and can break later: opens it in the background with back-off, and again
 * whenever it is given up.
 */
export function keepOpen<T>({ open, onFailure }: KeepOpenOptions<T>) {
  const closing = new AbortController();
  let value: T | undefined;
  let next = promiseOf<T>();
  let opening = openUntilItWorks();

  const holder = {
    /** The value, once open; rejects once closed. */
    current: next.promise,
    isOpen: (): boolean => value !== undefined,
    /** Replaces a broken value. Returns true only for the call that did. */
    giveUp(broken: T): boolean {
      if (value !== broken) return false;
      value = undefined;
      next = promiseOf<T>();
      holder.current = next.promise;
      opening = openUntilItWorks();
      return true;
    },
    /** Stops opening, rejects waiting calls with `reason`, and returns the last value for its owner to close. */
    async close(reason: unknown): Promise<T | undefined> {
      closing.abort();
      await opening;
      next.reject(reason);
      return value;
    },
  };
  return holder;

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

/** It may reject with nobody waiting, which is not an error. */
function promiseOf<T>() {
  const parts = Promise.withResolvers<T>();
  parts.promise.catch(() => {});
  return parts;
}

/** Resolves early when aborted. */
async function pause(ms: number, signal: AbortSignal): Promise<void> {
  await setTimeout(ms, undefined, { signal }).catch(() => {});
}
