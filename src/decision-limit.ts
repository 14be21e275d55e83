import { createCounter } from "./spam/counter";

/** Each decision is a line in the ledger, and in the journal: whoever holds one link could fill the disk with them. */
const DECISIONS = { most: 60, windowMs: 60 * 60_000 };

/** What is asked for again and again. */
export class TooOften extends Error {
  override readonly name = "TooOften";
  readonly retryAfterSeconds: number;

  constructor(retryAfterSeconds: number) {
    super();
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

/** Counts decisions about an address, or an entry where a link names only that; throws TooOften past the limit. */
export function createDecisionLimit(): (about: string) => void {
  const counter = createCounter({ ...DECISIONS, now: Date.now });
  return (about) => {
    const { count, endsAt } = counter.add(about.toLowerCase());
    // No replica is told.
    counter.due.clear();
    if (count > DECISIONS.most) throw new TooOften(Math.ceil((endsAt - Date.now()) / 1000));
  };
}
