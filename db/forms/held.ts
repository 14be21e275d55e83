import { sql } from "drizzle-orm";
import { heldSubmissions } from "../schema/held";
import type { Queries } from "../connection/pool";

/** Suspected spam, with the signals that were found. */
export type NewHeld = {
  /** The same for a submission that is sent twice, so that it is held once. */
  id: string;
  receivedAt: string;
  kind: (typeof heldSubmissions.$inferSelect)["kind"];
  email: string;
  /** The row that its kind stores. */
  row: object;
  score: number;
  signals: string[];
};

/** Stores held submissions in one statement; those already stored stay as they are. */
export async function addHeldSubmissions(db: Queries, rows: NewHeld[]): Promise<void> {
  // A fixed order prevents deadlocks between batches with the same submissions.
  const sorted = rows.toSorted((a, b) => (a.id < b.id ? -1 : 1));
  await db.execute(sql`
    insert into ${heldSubmissions} (id, created_at, kind, email, "row", score, signals)
    select id, "receivedAt", kind, email, "row", score, signals
    from jsonb_to_recordset(${JSON.stringify(sorted)}::text::jsonb)
      as held (id uuid, "receivedAt" timestamptz,
        kind text, email text, "row" jsonb, score int, signals jsonb)
    on conflict do nothing`);
}
