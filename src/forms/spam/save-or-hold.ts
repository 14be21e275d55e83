import { TRAP_FIELD } from "../../../views/forms/fields/trap-field";
import type { Received } from "../../../db/forms/subscribers";
import type { Submission } from "../../../db/forms/submissions";
import type { Context } from "../../context";
import type { HiddenFields } from "../fields";
import { readOrigin, type OriginFields } from "../origin";
import { stableId } from "../stable-id";
import { scoreSubmission } from "./score-submission";
import { stampAgeMs } from "./stamp";
import type { SentForm } from "../handle-form";

/** What every stored form has in common: a new id, which sorts by time as rows do, the time, and where it came from. */
export function receive(
  c: Context,
  fields: OriginFields,
  { evidence: { page } }: SentForm,
): Required<Pick<Received, "id" | "receivedAt">> & Received {
  const receivedAt = new Date().toISOString();
  return { id: Bun.randomUUIDv7(), receivedAt, origin: readOrigin(c, fields, page) };
}

/** Saves a submission, or holds it for review if it looks like spam; the response is the same. */
export async function saveOrHold(
  c: Context,
  submission: Exclude<Submission, { kind: "held" }>,
  hidden: HiddenFields,
  { isFrequent }: SentForm,
): Promise<void> {
  const { score, signals, isSuspicious } = scoreSubmission(submission.row, {
    trap: hidden[TRAP_FIELD],
    stampAgeMs: stampAgeMs(c.env.secret, hidden.stamp, Date.now()),
    isFrequent,
  });
  if (!isSuspicious) return c.env.save(submission);
  const { kind, row } = submission;
  const { id = "", email, receivedAt = new Date().toISOString() } = row;
  const about = "source" in row ? row.source : id;
  // A duplicate is held once.
  const heldId = stableId(["held", kind, email.toLowerCase(), about]);
  await c.env.save({
    kind: "held",
    row: { id: heldId, receivedAt, kind, email, row, score, signals },
  });
}
