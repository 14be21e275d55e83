import { sql, type SQL } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import type { Queries } from "../connection/pool";
import { terms } from "../schema/retention";

/** At once: more are left for the next call, so that each ends well within its deadline, whatever has gathered. */
export const MAX_DROPPED = 1_000;

/** Removes what nobody needs any more, of one kind, and answers how many rows that were. */
export type Drop = (db: Queries) => Promise<number>;

/** Terms of a fixed length. */
type FixedTerm = {
  [Name in keyof typeof terms]: (typeof terms)[Name] extends { amount: number } ? Name : never;
}[keyof typeof terms];

/** What happened before this moment is past its term. */
export function startOf(term: FixedTerm): SQL {
  const { amount, unit } = terms[term];
  return sql.raw(`now() - interval '${amount} ${unit}'`);
}

export const isPast = (time: unknown, term: FixedTerm): SQL => sql`${time} < ${startOf(term)}`;

/**
 * Removes up to `MAX_DROPPED` rows that are so. They are chosen first and then found by where they lie: left to join
 * the two, a planner that has no figures of the table compares every row with every chosen one.
 */
export async function pruneSome(db: Queries, table: PgTable, isOld: SQL): Promise<number> {
  const gone = await db.execute(sql`
    delete from ${table} where ctid = any (array(
      select ctid from ${table} where ${isOld} limit ${MAX_DROPPED}))`);
  return gone.count;
}
