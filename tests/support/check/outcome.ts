import type { Ended } from "../run-bun";

/** The result of a step: its counts and its output. */
export type Outcome = {
  passed: number;
  failed: number;
  skipped: number;
  seconds: number;
  output: string;
};

export type Counts = Pick<Outcome, "passed" | "failed" | "skipped">;

/** A program that is not a test runner counts as one test. */
export function asOneStep({ code, ...rest }: Ended): Outcome {
  const hasPassed = code === 0;
  return { passed: hasPassed ? 1 : 0, failed: hasPassed ? 0 : 1, skipped: 0, ...rest };
}

/** A test runner's counts. If it fails without reporting a failed test, or runs none, that counts as one failure. */
export function asTests(counts: Counts | undefined, { code, ...rest }: Ended): Outcome {
  const { passed, failed, skipped } = counts ?? { passed: 0, failed: 0, skipped: 0 };
  const isUnexplained = failed === 0 && (code !== 0 || passed === 0);
  return { passed, failed: isUnexplained ? 1 : failed, skipped, ...rest };
}

/** The line that ends a check, as in `12 passed, 0 failed`. */
export function countsLine({ passed, failed, skipped }: Counts): string {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ""}`;
}
