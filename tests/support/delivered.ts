import { countPending } from "../../db/journal/file/journal-file";

/** A delivery waits 3 s at most between two tries. */
const DELIVERY_MS = 60_000;

/** Waits until the journal of a running site is delivered; throws when it is not within a minute. */
export async function untilDelivered(folder: string): Promise<void> {
  const end = performance.now() + DELIVERY_MS;
  while (countPending(folder) > 0) {
    if (performance.now() > end) throw new Error("The journal was not delivered in time.");
    await Bun.sleep(20);
  }
}
