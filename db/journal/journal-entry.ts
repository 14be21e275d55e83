import type { ClockStamp } from "./clock-stamp";
import { decideLate, type Decision } from "../forms/decisions";
import { eraseMarked, type ErasureMark } from "../forms/erase";
import type { Queries } from "../connection/pool";
import { addSubmissions, type Submission } from "../forms/submissions";

/** A journal entry: a submission, a decision about one, or an erasure. */
export type JournalEntry = (
  | Submission
  | { kind: "decision"; row: Decision }
  | { kind: "erasure"; row: ErasureMark }
) & { clock?: ClockStamp | undefined };

/**
 * Stores journal entries, with decisions and erasures in order relative to the submissions around them. Entries that are
 * already stored change nothing. Call it in a transaction.
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
