import { inArray } from "drizzle-orm";
import { whileNobodyIsErased } from "./erase";
import { heldSubmissions } from "../schema/held";
import type { Queries } from "../connection/pool";
import { addSubmissions, type Submission } from "./submissions";

/**
 * Sends held submissions the normal way: each is stored in its own table, with the mail that belongs to it, and is held
 * no more, both or neither, and so it is with those of somebody who is erased meanwhile. Answers how many there were;
 * ids that are not held count for nothing.
 */
export function releaseHeld(db: Queries, ids: string[]): Promise<number> {
  return db.transaction(async (tx) => {
    await whileNobodyIsErased(tx);
    const released = await tx
      .delete(heldSubmissions)
      .where(inArray(heldSubmissions.id, ids))
      .returning({ kind: heldSubmissions.kind, row: heldSubmissions.row });
    await addSubmissions(tx, released as Submission[]);
    return released.length;
  });
}
