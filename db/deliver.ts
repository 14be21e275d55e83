import type { Database } from "./client";
import { isRefusal } from "./database-unavailable";
import { withoutErased } from "./erase";
import type { Journal } from "./journal";
import { addKept, type Kept } from "./kept";

/** Batches in one delivery. */
const BATCHES_MOST = 50;

/**
 * Brings what stands first in the journal to the database, and answers how many entries that were; 0 when nothing
 * waits. Each verb leaves alone what is already there, so that a delivery that is repeated, after a crash between
 * the two steps, changes nothing. Rejects when the database does not answer: all of it is still there then.
 */
export async function deliverBatches(
  database: Pick<Database, "run">,
  journal: Pick<Journal, "pending" | "settle">,
  onRefused: (code: string) => void,
): Promise<number> {
  const batches = await journal.pending(BATCHES_MOST);
  const all = batches.flatMap(({ body }) => JSON.parse(body) as Kept[]);
  if (all.length > 0) await deliver(all);
  if (batches.length > 0) await journal.settle(batches.map(({ number }) => number));
  return all.length;

  /** One that the database refuses must not keep back the others. */
  async function deliver(some: Kept[]): Promise<void> {
    try {
      await database.run((db) =>
        db.transaction(async (tx) => addKept(tx, await withoutErased(tx, some))),
      );
    } catch (error) {
      if (!isRefusal(error)) throw error;
      if (some.length > 1) for (const one of some) await deliver([one]);
      else onRefused(codeOf(error));
    }
  }
}

function codeOf(error: unknown): string {
  return error instanceof Error && "code" in error ? String(error.code) : "unknown";
}
