import { decideLate, type Decision } from "./consent";
import type { Queries } from "./pool";
import { addSubmissions, type Submission } from "./submissions";

/** What the journal holds: what visitors sent, and what they decided since about that. */
export type Kept = Submission | { kind: "decision"; row: Decision };

/**
 * Stores what a journal brings, in its order as far as it matters: a decision comes after the sign-ups before it, and
 * before those after it. Each may be there already, and then changes nothing.
 */
export async function addKept(db: Queries, all: Kept[]): Promise<void> {
  let waiting: Submission[] = [];
  for (const one of all) {
    if (one.kind !== "decision") {
      waiting.push(one);
      continue;
    }
    await addSubmissions(db, waiting);
    waiting = [];
    await decideLate(db, one.row);
  }
  await addSubmissions(db, waiting);
}
