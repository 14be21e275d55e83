import type { Database } from "../../db/connection/client";
import { DatabaseUnavailable } from "../../db/connection/database-unavailable";
import type { Journal } from "../../db/journal/journal";
import { MAX_DROPPED, type Drop } from "../../db/retention/prune";
import { sweeps } from "../../db/retention/sweeps";
import { vacuumOneTable, UPKEEP_MS } from "../../db/embedded/upkeep";

const SWEEP_MS = 60 * 60_000;

export type SweepOptions = {
  database: Database;
  journal: Pick<Journal, "isThere" | "prune">;
  /** The embedded database has no autovacuum. */
  isEmbedded: boolean;
  /** Called when a sweep fails, except while the database is down. The next one tries again. */
  onFailure: (error: unknown) => void;
};

/** Deletes expired data, now and every hour, and vacuums an embedded database. */
export function startSweeping(options: SweepOptions): void {
  const { database, journal, isEmbedded, onFailure } = options;
  const attempt = (work: Promise<unknown>) =>
    work.catch((error: unknown) => {
      if (!(error instanceof DatabaseUnavailable)) onFailure(error);
    });
  const sweep = () => attempt(sweepAll());
  const sweepAll = async () => {
    for (const drop of Object.values(sweeps)) void attempt(dropAll(database, drop));
    if (journal.isThere()) void attempt(journal.prune());
  };
  const vacuum = () => attempt(vacuumAll(database));
  const start = async () => {
    if (isEmbedded) await vacuum();
    await sweep();
  };
  database.opened.then(start, () => {});
  setInterval(() => void sweep(), SWEEP_MS).unref();
  if (isEmbedded) setInterval(() => void vacuum(), UPKEEP_MS).unref();
}

async function dropAll(database: Database, drop: Drop): Promise<void> {
  while ((await database.run(drop)) === MAX_DROPPED);
}

async function vacuumAll(database: Database): Promise<void> {
  while (await database.run(vacuumOneTable));
}
