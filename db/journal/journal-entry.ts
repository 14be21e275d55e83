import type { ClockStamp } from "./clock-stamp";
import { decideLate, type Decision } from "../forms/consent";
import { eraseMarked, type ErasureMark } from "../forms/erase";
import type { Queries } from "../connection/pool";
import { addSubmissions, type Submission } from "../forms/submissions";

/** What the journal holds: what visitors sent, what they decided since about that, and that somebody was erased. */
export type JournalEntry = (
  | Submission
  | { kind: "decision"; row: Decision }
  | { kind: "erasure"; row: ErasureMark }
) & { clock?: ClockStamp | undefined };

/**
 * Stores what a journal brings, in its order as far as it matters: a decision or an erasure comes after the sign-ups
 * before it, and before those after it. Each may be there already, and then changes nothing. For a transaction.
 */
export async function storeEntries(tx: Queries, all: JournalEntry[]): Promise<void> {
  let waiting: Submission[] = [];
  for (const one of all) {
    if (one.kind !== "decision" && one.kind !== "erasure") {
      waiting.push(one);
      continue;
    }
    await addSubmissions(tx, waiting);
    waiting = [];
    if (one.kind === "decision") await decideLate(tx, one.row);
    else await eraseMarked(tx, one.row);
  }
  await addSubmissions(tx, waiting);
}
