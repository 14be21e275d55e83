import { inArray } from "drizzle-orm";
import { withoutErasures } from "./erase";
import { heldSubmissions } from "../schema/held";
import type { Queries } from "../connection/pool";
import { addSubmissions, type Submission } from "./submissions";

/**
 * Releases held submissions: moves each to its own table and queues its mail, in one transaction that also waits for
 * concurrent erasures. Returns the addresses that were released; unknown ids are ignored.
 */
export function releaseHeld(db: Queries, ids: string[]): Promise<string[]> {
  return db.transaction(async (tx) => {
    await withoutErasures(tx);
    const released = await tx
      .delete(heldSubmissions)
      .where(inArray(heldSubmissions.id, ids))
      .returning({ kind: heldSubmissions.kind, row: heldSubmissions.row });
    await addSubmissions(tx, released as Submission[]);
    return released.map(({ row }) => (row as { email: string }).email);
  });
}
