import type { Database } from "../db/client";
import { sweeps } from "../db/retention";

const SWEEP_MS = 60 * 60_000;

/** Forgets, now and every hour, what was to be kept for a time. One that fails is tried again with the next. */
export function startSweeping(database: Database): void {
  const sweep = () => {
    for (const drop of sweeps) database.run(drop).catch(() => {});
  };
  database.opened.then(sweep, () => {});
  setInterval(sweep, SWEEP_MS).unref();
}
