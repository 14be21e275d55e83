import { inArray, sql, type SQL } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import { MAX_DROPPED, type Drop } from "./prune";
import { removeAttached } from "../forms/remove-person";

type Over = {
  table: PgTable;
  /** What the rows are, to find what refers to them. */
  kind: "entry" | "account";
  isOver: SQL;
  /** Asked again of a row that somebody else has just changed, so about its own columns alone. */
  isStillOver?: SQL;
  /** Rows that somebody else has just added about a row that is over, which therefore stays. */
  back?: { table: PgTable; about: PgColumn; where: SQL };
};

/** Rows that go with their messages and their ledger, up to 1,000 at once. Who comes back at that moment stays. */
export function dropWithAttached(over: Over): { table: PgTable; isOver: SQL; drop: Drop } {
  const { table, kind, isOver, isStillOver = sql`true`, back } = over;
  const drop: Drop = (db) =>
    db.transaction(async (tx) => {
      const gone = await tx.execute<{ id: string }>(sql`
        delete from ${table} where id = any (array(
          select id from ${table} where ${isOver} limit ${MAX_DROPPED}))
          and ${isStillOver}
        returning id`);
      const ids = gone.map(({ id }) => id);
      // The statement above did not see what was committed while it waited for a row.
      if (back) {
        const isBack = sql`${inArray(back.about, ids)} and ${back.where}`;
        if ((await tx.select().from(back.table).where(isBack).limit(1)).length > 0)
          throw new Error("Somebody came back meanwhile; the next sweep tries anew.");
      }
      await removeAttached(tx, kind, ids);
      return ids.length;
    });
  return { table, isOver, drop };
}
