import { sql } from "drizzle-orm";
import { decideLate, isUncertain, type Decision } from "../forms/decisions";
import { eraseMarked, type ErasureMark } from "../forms/erase";
import type { Queries } from "../connection/pool";
import { subscribers, waitlistEntries } from "../schema/forms";
import { addSubmissions, type Submission } from "../forms/submissions";

/** A journal entry: a submission, a decision about one, or an erasure. */
export type JournalEntry =
  | Submission
  | { kind: "decision"; row: Decision }
  | { kind: "erasure"; row: ErasureMark };

/**
 * Stores journal entries, with decisions and erasures in order relative to the submissions around them. Entries that are
 * already stored change nothing. If other machines write to the database too, whose clocks may differ, their
 * unsubscriptions take precedence over what was sent up to a minute later. Call it in a transaction.
 */
export async function storeEntries(
  tx: Queries,
  all: JournalEntry[],
  isShared: boolean,
): Promise<void> {
  const leaves = all.flatMap((one) =>
    one.kind === "decision" && one.row.change === "unsubscribed" ? [one.row.receivedAt] : [],
  );
  const ownLeaves = isShared ? leaves : undefined;
  let waiting: Submission[] = [];
  for (const one of all) {
    if (one.kind !== "decision" && one.kind !== "erasure") {
      waiting.push(one);
      continue;
    }
    await storeWaiting();
    if (one.kind === "decision") await decideLate(tx, one.row, ownLeaves);
    else await eraseMarked(tx, one.row);
  }
  await storeWaiting();

  async function storeWaiting() {
    await addSubmissions(tx, ownLeaves ? await withoutLeft(tx, waiting, ownLeaves) : waiting);
    waiting = [];
  }
}

/** Drops sign-ups of people who may have left the list afterwards. */
async function withoutLeft(
  tx: Queries,
  all: Submission[],
  ownLeaves: readonly string[],
): Promise<Submission[]> {
  const sent = all.map(({ kind, row }, number) =>
    kind === "subscriber" || kind === "waitlistEntry"
      ? { number, email: row.email, source: row.source, receivedAt: row.receivedAt }
      : {},
  );
  const hasLeft = [subscribers, waitlistEntries].map(
    (table) => sql`exists (select from ${table} known
      where fold_address(known.email) = fold_address(sent.email) and known.source = sent.source
        and ${isUncertain(sql`known.unsubscribed_at`, sql`"receivedAt"`, ownLeaves)})`,
  );
  const left = await tx.execute<{ number: number }>(sql`
    select number from jsonb_to_recordset(${JSON.stringify(sent)}::text::jsonb)
      as sent (number int, email text, source text, "receivedAt" timestamptz)
    where ${sql.join(hasLeft, sql` or `)}`);
  const dropped = new Set(left.map(({ number }) => number));
  return all.filter((_, number) => !dropped.has(number));
}
