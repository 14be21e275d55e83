import type { Database } from "../../db/connection/client";
import { DatabaseUnavailable } from "../../db/connection/database-unavailable";
import { MAX_DROPPED, type Drop } from "../../db/connection/prune";
import type { Journal } from "../../db/journal/journal";
import { sweeps } from "../../db/forms/retention";
import { tidyOneTable, UPKEEP_MS } from "../../db/embedded/upkeep";
import { loadLate } from "../static/load-late";

const SWEEP_MS = 60 * 60_000;

type SweepOptions = {
  database: Database;
  journal: Pick<Journal, "isThere" | "forget">;
  /** No server of its own looks after its tables. */
  isEmbedded: boolean;
  /** What kept one from its work, other than a database that is away. It is tried again with the next. */
  onFailure: (error: unknown) => void;
};

/** Forgets, now and every hour, what was to be kept for a time; looks after the tables of an embedded database. */
export function startSweeping({ database, journal, isEmbedded, onFailure }: SweepOptions): void {
  const attempt = (work: Promise<unknown>) =>
    work.catch((error: unknown) => {
      if (!(error instanceof DatabaseUnavailable)) onFailure(error);
    });
  const sweep = () => attempt(sweepAll());
  const sweepAll = async () => {
    // A server whose database is away needs none of it in memory.
    const { authSweeps } = await loadLate(() => import("../auth/sweep"));
    for (const drop of [...sweeps, ...authSweeps]) void attempt(dropAll(database, drop));
    if (journal.isThere()) void attempt(journal.forget());
  };
  const tidy = () => attempt(tidyAll(database));
  const start = async () => {
    if (isEmbedded) await tidy();
    await sweep();
  };
  database.opened.then(start, () => {});
  setInterval(() => void sweep(), SWEEP_MS).unref();
  if (isEmbedded) setInterval(() => void tidy(), UPKEEP_MS).unref();
}

async function tidyAll(database: Database): Promise<void> {
  while (await database.run(tidyOneTable));
}

async function dropAll(database: Database, drop: Drop): Promise<void> {
  while ((await database.run(drop)) === MAX_DROPPED);
}
