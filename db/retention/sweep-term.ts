import { sql } from "drizzle-orm";
import type { Database } from "../connection/client";
import { MAX_DROPPED } from "./prune";
import type { Queries } from "../connection/pool";
import { sweeps, type Sweep } from "./sweeps";
import { retentionReports } from "../schema/retention-reports";
import { REPORT_DAYS, terms, type SweptTerm } from "../schema/retention";

/** What a term that is new to this database will delete. */
export type RetentionReport = {
  term: SweptTerm;
  /** Counted up to a limit, so that large tables are not scanned. */
  rows: number;
  isMore: boolean;
  /** When it will delete them, in ISO 8601. */
  deletesFrom: string;
};

const MAX_COUNTED = 100_000;

/**
 * Deletes expired rows, 1,000 at a time. A term that is new to this database is reported first and starts to delete a
 * week later; the database remembers that for all replicas.
 */
export async function sweepTerm(
  database: Database,
  term: SweptTerm,
  onReport: (report: RetentionReport) => void,
): Promise<void> {
  if (!(await database.run((db) => mayDelete(db, term, onReport)))) return;
  while ((await database.run(sweeps[term].drop)) === MAX_DROPPED);
}

async function mayDelete(
  db: Queries,
  term: SweptTerm,
  onReport: (report: RetentionReport) => void,
): Promise<boolean> {
  const length = terms[term];
  if (!("isReportedFirst" in length)) return true;
  // A shortened term is reported again.
  const name = `${term}: ${length.amount} ${length.unit}`;
  return db.transaction(async (tx) => {
    // Waits for a replica that reports it at the same time.
    const [added] = await tx
      .insert(retentionReports)
      .values({ term: name })
      .onConflictDoNothing()
      .returning();
    const from = sql<string>`${retentionReports.reportedAt} + make_interval(days => ${REPORT_DAYS}::int)`;
    const [report] = await tx
      .select({ isDue: sql<boolean>`${from} <= now()`, deletesFrom: from.mapWith(asIso) })
      .from(retentionReports)
      .where(sql`${retentionReports.term} = ${name}`);
    if (added === undefined) return report?.isDue === true;
    const rows = await countExpired(tx, sweeps[term]);
    if (rows > 0)
      onReport({
        term,
        rows: Math.min(rows, MAX_COUNTED),
        isMore: rows > MAX_COUNTED,
        deletesFrom: report?.deletesFrom ?? "",
      });
    return false;
  });
}

const asIso = (time: string) => new Date(time).toISOString();

async function countExpired(tx: Queries, { expired }: Sweep): Promise<number> {
  const [row] = await tx.execute<{ rows: number }>(sql`
    select count(*)::int as rows
    from (${expired} limit ${MAX_COUNTED + 1}) over_term`);
  return row?.rows ?? 0;
}
