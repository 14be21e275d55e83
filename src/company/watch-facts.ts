import { countFacts } from "../../db/company/facts";
import type { Database } from "../../db/connection/client";
import { rememberFacts, showStoredFacts } from "./last-facts";

/** Replicas show a change within 5 seconds. */
const WATCH_MS = 2_000;

/**
 * Shows the database's facts on pages, in messages and files, now and after each change by whatever replica or command.
 * While the database is down, the last known facts stay.
 */
export function watchFacts(
  { opened, run }: Pick<Database, "opened" | "run">,
  dataFolder: string,
  { onStart, onChange }: { onStart: () => Promise<void>; onChange: () => void },
  everyMs = WATCH_MS,
): void {
  let shown: number | undefined;
  const check = async () => {
    try {
      const count = await run(countFacts);
      if (count !== shown) {
        rememberFacts(dataFolder, await run(showStoredFacts));
        if (shown === undefined) await onStart();
        else onChange();
        shown = count;
      }
    } catch {
      // Tried again at the next check; the database logs its own outages.
    }
    setTimeout(() => void check(), everyMs).unref();
  };
  opened.then(check, () => {});
}
