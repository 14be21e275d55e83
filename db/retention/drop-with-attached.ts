import { inArray, sql, type SQL } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import { MAX_DROPPED, type Drop } from "./prune";
import { removeAttached } from "../forms/remove-person";

type ExpiredRows = {
  table: PgTable;
  /** The kind of the rows, to find what refers to them. */
  kind: "entry" | "account";
  isExpired: SQL;
  /** Rechecked for rows changed meanwhile, so it may only use the row's own columns. */
  isStillExpired?: SQL;
  /** Rows added meanwhile that keep an expired row. */
  back?: { table: PgTable; about: PgColumn; where: SQL };
};

/** Deletes rows with their messages and ledger, up to 1,000 at once. People who come back meanwhile stay. */
export function dropWithAttached(rows: ExpiredRows): Drop {
  const { table, kind, isExpired, isStillExpired = sql`true`, back } = rows;
  return (db) =>
    db.transaction(async (tx) => {
      const gone = await tx.execute<{ id: string }>(sql`
        delete from ${table} where id = any (array(
          select id from ${table} where ${isExpired} limit ${MAX_DROPPED}))
          and ${isStillExpired}
        returning id`);
      const ids = gone.map(({ id }) => id);
      // The statement above did not see rows committed while it waited for a lock.
      if (back) {
        const isBack = sql`${inArray(back.about, ids)} and ${back.where}`;
        if ((await tx.select().from(back.table).where(isBack).limit(1)).length > 0)
          throw new Error("Rows changed during the sweep; the next sweep tries again.");
      }
      await removeAttached(tx, kind, ids);
      return ids.length;
    });
}
