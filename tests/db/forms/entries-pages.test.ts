import { beforeAll, expect, test } from "bun:test";
import { sql, type SQL } from "drizzle-orm";
import { readEntries } from "../../../db/forms/entries";
import type { Queries } from "../../../db/connection/pool";
import { databases, OPENING_MS } from "../../support/database/databases";

const LONG_MS = 120_000;
const ROWS_A_TABLE = 5_000;
const PAGE = 200;
/**
 * A planner that expects few remaining rows may sort the last pages. One that sorted every page would sort 26 times.
 */
const MOST_LOOKS = 2;

type Node = {
  "Node Type": string;
  "Actual Rows": number;
  "Actual Loops": number;
  "Rows Removed by Filter"?: number;
  Plans?: Node[];
};

for (const { name, open } of databases) {
  beforeAll(open, OPENING_MS);

  for (const state of [undefined, "confirmed"] as const) {
    test(
      `reading ${state ?? "all"} entries of ${name} page by page reads rows about once`,
      async () => {
        const database = await open();
        await database.run((db) => db.execute(FILL));
        // Otherwise the planner might use statistics from an earlier test.
        await database.run((db) => db.execute(sql`analyze`));
        let looks = 0;
        const counted = (db: Queries) => {
          const execute = async (query: SQL) => {
            const [row] = await db.execute<{ "QUERY PLAN": unknown }>(
              sql`explain (analyze, format json) ${query}`,
            );
            looks += looksOf(row?.["QUERY PLAN"]);
            return db.execute(query);
          };
          return { execute } as unknown as Queries;
        };
        const entries = await database.run((db) =>
          Array.fromAsync(readEntries((read) => read(counted(db)), { state }, PAGE)),
        );
        const wanted = state === "confirmed" ? ROWS_A_TABLE / 2 : ROWS_A_TABLE * 3;
        expect(new Set(entries.map(({ id }) => id)).size).toBe(wanted);
        const times = entries.map(({ createdAt }) => createdAt);
        expect(times).toEqual(times.toSorted());
        const needed = state === undefined ? ROWS_A_TABLE * 3 : ROWS_A_TABLE;
        expect(looks).toBeGreaterThanOrEqual(needed);
        expect(looks).toBeLessThanOrEqual(needed * MOST_LOOKS);
      },
      LONG_MS,
    );
  }
}

/** Returns how many rows a plan has read. */
function looksOf(plan: unknown): number {
  const [{ Plan }] = (typeof plan === "string" ? JSON.parse(plan) : plan) as [{ Plan: Node }];
  const count = (node: Node): number =>
    node.Plans?.reduce((sum, one) => sum + count(one), 0) ??
    (node["Actual Rows"] + (node["Rows Removed by Filter"] ?? 0)) * node["Actual Loops"];
  return count(Plan);
}

const MINUTES = sql`'2026-01-01'::timestamptz + n * interval '1 min'`;
const FILL = sql`
  with people as (select n, 'person-' || n || '@example.com' as email from generate_series(1, ${ROWS_A_TABLE}::int) n),
  waiting as (
    insert into waitlist_entries (email, source, created_at) select email, 'beta', ${MINUTES} from people),
  writing as (
    insert into contact_messages (id, name, email, topic, message, created_at)
    select gen_random_uuid(), 'Ann', email, 'sales', 'Hello', ${MINUTES} from people)
  insert into subscribers (email, source, created_at, confirmed_at)
  select email, 'newsletter', ${MINUTES}, case when n % 2 = 0 then now() end from people`;
