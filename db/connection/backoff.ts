const FIRST_MS = 50;
const LONGEST_MS = 3_000;

/** How long to wait after this many failures in a row: doubling, capped, and spread so that replicas do not march in step. */
export function backoffMs(failures: number): number {
  const full = Math.min(LONGEST_MS, FIRST_MS * 2 ** failures);
  return full * (0.5 + Math.random() / 2);
}
