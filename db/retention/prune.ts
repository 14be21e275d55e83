import { sql, type SQL } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import type { Queries } from "../connection/pool";
import { terms } from "../schema/retention";

/** Per call, so that each ends well within its deadline. */
export const MAX_DROPPED = 1_000;

/** Deletes expired rows of one kind and returns how many. */
export type Drop = (db: Queries) => Promise<number>;

/** Terms with a fixed length. */
type FixedTerm = {
  [Name in keyof typeof terms]: (typeof terms)[Name] extends { amount: number } ? Name : never;
}[keyof typeof terms];

/** Everything before this time has expired. */
export function startOf(term: FixedTerm): SQL {
  const { amount, unit } = terms[term];
  return sql.raw(`now() - interval '${amount} ${unit}'`);
}

export const isPast = (time: unknown, term: FixedTerm): SQL => sql`${time} < ${startOf(term)}`;

/**
 * Rows are selected first and found by ctid: without statistics the planner would compare every row with every selected
 * one.
 */
const someOf = (table: PgTable, isOld: SQL): SQL => sql`ctid = any (array(
  select ctid from ${table} where ${isOld} limit ${MAX_DROPPED}))`;

/** A sweep that deletes expired rows. */
export const sweepOf =
  (table: PgTable, isOld: SQL): Drop =>
  async (db) =>
    (await db.execute(sql`delete from ${table} where ${someOf(table, isOld)}`)).count;

/** A sweep that keeps the rows without some of their columns. */
export const redactionOf =
  (table: PgTable, isOld: SQL, redaction: SQL): Drop =>
  async (db) =>
    (await db.execute(sql`update ${table} set ${redaction} where ${someOf(table, isOld)}`)).count;
