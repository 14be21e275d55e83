import type { Database } from "../../db/connection/client";
import { noticeHeld } from "../../db/mail/held-notice";
import type { Log } from "../log";

const CHECK_MS = 60 * 60_000;

/** Warns at startup of submissions that wait for review, and tells the team by mail once a day while any wait. */
export function watchHeld(
  { opened, run }: Pick<Database, "opened" | "run">,
  log: Log,
  team: string | undefined,
): void {
  // Tried again an hour later; the database logs its own outages.
  const check = () => run((db) => noticeHeld(db, team)).catch(() => 0);
  const start = async () => {
    const count = await check();
    if (count > 0)
      log.event("warn", "held submissions wait for review: see signups list --state held", {
        count,
      });
    setInterval(() => void check(), CHECK_MS).unref();
  };
  opened.then(start, () => {});
}
