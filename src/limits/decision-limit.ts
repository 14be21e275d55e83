import { createSharedLimit, type Counting } from "./shared-limit";

/** Each decision is a line in the ledger, and in the journal: whoever holds one link could fill the disk with them. */
const DECISIONS = { kind: "decision", most: 60, windowMs: 60 * 60_000 };

/** What is asked for again and again. */
export class TooOften extends Error {
  override readonly name = "TooOften";
  readonly retryAfterSeconds: number;

  constructor(retryAfterSeconds: number) {
    super();
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

/**
 * Counts decisions about an address, or an entry where a link names only that; rejects with TooOften past the limit, and
 * with DatabaseUnavailable after some while the database is away.
 */
export function createDecisionLimit(counting: Counting): (about: string) => Promise<void> {
  const tryDecision = createSharedLimit({ ...counting, ...DECISIONS });
  return async (about) => {
    const { isOver, retryAfterSeconds } = await tryDecision(about.toLowerCase());
    if (isOver) throw new TooOften(retryAfterSeconds);
  };
}
