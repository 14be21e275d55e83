import type { Submission } from "../../../db/forms/submissions";
import { stableId } from "../stable-id";

/** Turns a submission into one that is held for review. A duplicate is held once. */
export function hold(
  submission: Submission,
  { score, signals }: { score: number; signals: string[] },
): Submission {
  if (submission.kind === "held") return submission;
  const { kind, row } = submission;
  const { id = "", email, receivedAt = new Date().toISOString() } = row;
  const what = "source" in row ? row.source : id;
  const heldId = stableId(["held", kind, email.toLowerCase(), what]);
  return { kind: "held", row: { id: heldId, receivedAt, kind, email, row, score, signals } };
}
