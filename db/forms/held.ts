import { sql } from "drizzle-orm";
import { heldSubmissions } from "../schema/held";
import type { Queries } from "../connection/pool";

/** A submission that looked like spam, with what spoke against it. */
export type NewHeld = {
  /** The same when the same is sent again, so that it is held once. */
  id: string;
  receivedAt: string;
  kind: (typeof heldSubmissions.$inferSelect)["kind"];
  email: string;
  /** As the verb of its kind takes it. */
  row: object;
  score: number;
  signals: string[];
};

/** Stores held submissions in one statement; one that is already there is left as it is. */
export async function addHeldSubmissions(db: Queries, rows: NewHeld[]): Promise<void> {
  if (rows.length === 0) return;
  // One order everywhere, or two batches that hold the same submissions could wait for each other.
  const sorted = rows.toSorted((a, b) => (a.id < b.id ? -1 : 1));
  await db.execute(sql`
    insert into ${heldSubmissions} (id, created_at, kind, email, "row", score, signals)
    select id, "receivedAt", kind, email, "row", score, signals
    from jsonb_to_recordset(${JSON.stringify(sorted)}::text::jsonb)
      as held (id uuid, "receivedAt" timestamptz,
        kind text, email text, "row" jsonb, score int, signals jsonb)
    on conflict do nothing`);
}
