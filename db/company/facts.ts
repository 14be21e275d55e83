import { asc, sql } from "drizzle-orm";
import type { Queries } from "../connection/pool";
import { companyFacts } from "../schema/company-facts";

/** A fact that was set, or unset with null. `at` is ISO 8601 in UTC, `by` is `command` or an account's id. */
export type FactRow = { name: string; value: unknown; at: string; by: string };

/** Adds changes of facts, all or none. */
export async function addFacts(
  db: Queries,
  facts: readonly { name: string; value: unknown }[],
  by: string,
): Promise<void> {
  if (facts.length === 0) return;
  await db.insert(companyFacts).values(facts.map((fact) => ({ ...fact, setBy: by })));
}

/** Returns all changes, oldest first. */
export async function listFacts(db: Queries): Promise<FactRow[]> {
  const { name, value, setAt, setBy, id } = companyFacts;
  const rows = await db
    .select({ name, value, at: setAt, by: setBy })
    .from(companyFacts)
    .orderBy(asc(setAt), asc(id));
  return rows.map((row) => ({ ...row, at: new Date(row.at).toISOString() }));
}

/** Returns how many changes there were. */
export async function countFacts(db: Queries): Promise<number> {
  const [row] = await db.select({ count: sql<number>`count(*)::int` }).from(companyFacts);
  return row?.count ?? 0;
}
