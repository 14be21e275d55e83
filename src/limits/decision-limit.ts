import { mailboxOf } from "../../db/mail/mailbox";
import { createSharedLimit, type Counting } from "./shared-limit";

/** Every decision adds a line to the ledger and the journal; without a limit one link could fill the disk. */
const DECISIONS = { kind: "decision", limit: 60, windowMs: 60 * 60_000 };

/** Thrown above a rate limit. */
export class TooOften extends Error {
  override readonly name = "TooOften";
  readonly retryAfterSeconds: number;

  constructor(retryAfterSeconds: number) {
    super();
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

/**
 * Counts decisions about an address, or about an entry if the link names only that. Rejects with TooOften above the
 * limit, and with DatabaseUnavailable after a while when the database is down.
 */
export function createDecisionLimit(counting: Counting): (about: string) => Promise<void> {
  const tryDecision = createSharedLimit({ ...counting, ...DECISIONS });
  return async (about) => {
    const { isOver, retryAfterSeconds } = await tryDecision(mailboxOf(about));
    if (isOver) throw new TooOften(retryAfterSeconds);
  };
}
