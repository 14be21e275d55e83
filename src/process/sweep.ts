import type { Database } from "../../db/connection/client";
import { DatabaseUnavailable } from "../../db/connection/database-unavailable";
import type { Journal } from "../../db/journal/journal";
import type { RetentionReport } from "../../db/retention/sweep-term";
import { terms, type SweptTerm } from "../../db/schema/retention";
import { tidyOneTable, UPKEEP_MS } from "../../db/embedded/upkeep";
import { loadLate } from "../static/load-late";

const SWEEP_MS = 60 * 60_000;

type SweepOptions = {
  database: Database;
  journal: Pick<Journal, "isThere" | "prune">;
  /** No server of its own looks after its tables. */
  isEmbedded: boolean;
  /** What kept one from its work, other than a database that is away. It is tried again with the next. */
  onFailure: (error: unknown) => void;
  /** What a new term will delete, before it does. */
  onReport: (report: RetentionReport) => void;
};

const sweptTerms = Object.entries(terms).flatMap(([term, length]) =>
  "isSwept" in length ? [term as SweptTerm] : [],
);

/** Deletes, now and every hour, what is past its term; looks after the tables of an embedded database. */
export function startSweeping(options: SweepOptions): void {
  const { database, journal, isEmbedded, onFailure, onReport } = options;
  const attempt = (work: Promise<unknown>) =>
    work.catch((error: unknown) => {
      if (!(error instanceof DatabaseUnavailable)) onFailure(error);
    });
  const sweep = () => attempt(sweepAll());
  const sweepAll = async () => {
    // A server whose database is away needs none of it in memory.
    const { sweepTerm } = await loadLate(() => import("../../db/retention/sweep-term"));
    for (const term of sweptTerms) void attempt(sweepTerm(database, term, onReport));
    if (journal.isThere()) void attempt(journal.prune());
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
