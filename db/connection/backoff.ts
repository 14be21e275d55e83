const FIRST_MS = 50;
const LONGEST_MS = 3_000;

/** Exponential back-off with jitter, so that replicas do not retry in step. */
export function backoffMs(failures: number): number {
  const full = Math.min(LONGEST_MS, FIRST_MS * 2 ** failures);
  return full * (0.5 + Math.random() / 2);
}
