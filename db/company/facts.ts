import { asc, eq, sql } from "drizzle-orm";
import type { Queries } from "../connection/pool";
import { profiles } from "../schema/accounts";
import { companyFacts } from "../schema/company-facts";

/** A fact that was set, or unset with null. `at` is ISO 8601 in UTC, `by` the address of the admin who set it in the console. */
export type FactRow = { name: string; value: unknown; at: string; by: string | null };

/** Adds changes of facts, all or none, by an admin's account or a command. */
export async function addFacts(
  db: Queries,
  facts: readonly { name: string; value: unknown }[],
  setBy?: string,
): Promise<void> {
  if (facts.length === 0) return;
  await db.insert(companyFacts).values(facts.map((fact) => ({ ...fact, setBy })));
}

/** Returns all changes, oldest first. */
export async function listFacts(db: Queries): Promise<FactRow[]> {
  const { name, value, setAt, setBy, id } = companyFacts;
  const rows = await db
    .select({ name, value, at: setAt, by: profiles.email })
    .from(companyFacts)
    .leftJoin(profiles, eq(profiles.id, setBy))
    .orderBy(asc(setAt), asc(id));
  return rows.map((row) => ({ ...row, at: new Date(row.at).toISOString() }));
}

/** Returns how many changes there were. */
export async function countFacts(db: Queries): Promise<number> {
  const [row] = await db.select({ count: sql<number>`count(*)::int` }).from(companyFacts);
  return row?.count ?? 0;
}
