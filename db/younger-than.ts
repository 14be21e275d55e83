import type { Submission } from "./submissions";

/**
 * Dates what comes after an erasing later than it, whatever the clock says: that may have been set back, or be behind the
 * database's, and what is older than an erasing of its sender is not stored.
 */
export function createYoungerThan() {
  let erasedMs = 0;
  return {
    /** Remembers that somebody was erased at this time, in ISO 8601. */
    erasedAt(time: string): void {
      erasedMs = Math.max(erasedMs, Date.parse(time));
    },
    dated(submission: Submission): Submission {
      const { receivedAt } = submission.row;
      if (receivedAt === undefined || Date.parse(receivedAt) > erasedMs) return submission;
      const row = { ...submission.row, receivedAt: new Date(erasedMs + 1).toISOString() };
      return { ...submission, row } as Submission;
    },
  };
}
