import { Database } from "bun:sqlite";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { JOURNAL_FILE } from "../../db/journal-file";

/** A delivery waits 3 s at most between two tries. */
const DELIVERY_MS = 60_000;

/** Waits until the journal of a running site is delivered; throws when it is not within a minute. */
export async function untilDelivered(folder: string): Promise<void> {
  const path = join(folder, JOURNAL_FILE);
  if (!existsSync(path)) return;
  const journal = new Database(path, { readonly: true });
  const waiting = journal.query<{ count: number }, []>(
    "select count(*) as count from batches where delivered_at is null",
  );
  const end = performance.now() + DELIVERY_MS;
  while (waiting.get()?.count !== 0) {
    if (performance.now() > end) throw new Error("The journal was not delivered in time.");
    await Bun.sleep(20);
  }
  journal.close();
}
