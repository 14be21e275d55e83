import { sql } from "drizzle-orm";
import type { Database } from "../connection/client";
import { MAX_DROPPED } from "./prune";
import type { Queries } from "../connection/pool";
import { sweeps, type Sweep } from "./sweeps";
import { retentionReports } from "../schema/retention-reports";
import { REPORT_DAYS, terms, type SweptTerm } from "../schema/retention";

/** What a sweep will delete that is new to this database. */
export type RetentionReport = {
  term: SweptTerm;
  /** Counted up to a limit, so that a large table is not read as a whole. */
  rows: number;
  isMore: boolean;
  /** When it deletes them, in ISO 8601. */
  deletesFrom: string;
};

const COUNTED_MOST = 100_000;

/**
 * Deletes what is past its term, 1,000 rows at a time. A term that is new to this database is reported first and deletes
 * from the first sweep a week later: the database remembers that, for all replicas and restarts.
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
  // A term that gets shorter is reported anew.
  const name = `${term}: ${length.amount} ${length.unit}`;
  return db.transaction(async (tx) => {
    // Another replica that reports it at this moment is waited for.
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
    const rows = await countOver(tx, sweeps[term]);
    if (rows > 0)
      onReport({
        term,
        rows: Math.min(rows, COUNTED_MOST),
        isMore: rows > COUNTED_MOST,
        deletesFrom: report?.deletesFrom ?? "",
      });
    return false;
  });
}

const asIso = (time: string) => new Date(time).toISOString();

async function countOver(tx: Queries, { table, isOver }: Sweep): Promise<number> {
  const [row] = await tx.execute<{ rows: number }>(sql`
    select count(*)::int as rows
    from (select 1 from ${table} where ${isOver} limit ${COUNTED_MOST + 1}) over_term`);
  return row?.rows ?? 0;
}
