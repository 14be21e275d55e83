import { sql } from "drizzle-orm";
import type { Decision } from "../forms/decisions";
import type { Queries } from "../connection/pool";
import type { Submission } from "../forms/submissions";

/** Dates entries, so that none is before an earlier one or an erasure even if the machine's clock is set back. */
export function createEntryClock() {
  let latest = "";
  const notBefore = (time: string) => (latest = time > latest ? time : latest);

  return {
    /** Makes all later times at least this, in ISO 8601. */
    startAt: notBefore,
    /** Makes all later times greater than this. */
    startAfter: (time: string) => notBefore(new Date(Date.parse(time) + 1).toISOString()),
    /** Returns the entry with its time, also in the row of a held submission. */
    date<Entry extends Submission | { kind: "decision"; row: Decision }>(entry: Entry): Entry {
      const { receivedAt: sentAt } = entry.row;
      if (sentAt === undefined) return entry;
      const receivedAt = notBefore(sentAt);
      if (receivedAt === sentAt) return entry;
      const row = { ...entry.row, receivedAt };
      if (entry.kind !== "held") return { ...entry, row };
      return { ...entry, row: { ...row, row: { ...entry.row.row, receivedAt } } };
    },
  };
}

/** How far this machine's clock differs from the database's, at least, in milliseconds. */
export async function readClockSkew(db: Queries): Promise<number> {
  const askedMs = Date.now();
  const [row] = await db.execute<{ ms: number }>(
    sql`select (extract(epoch from clock_timestamp()) * 1000)::float8 as ms`,
  );
  const databaseMs = row?.ms ?? askedMs;
  return Math.max(0, askedMs - databaseMs, databaseMs - Date.now());
}
