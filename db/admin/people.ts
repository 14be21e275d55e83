import { sql, type SQL } from "drizzle-orm";
import type { Queries } from "../connection/pool";
import { broadcasts } from "../schema/broadcasts";
import { chosenEntries, iso, type Entry, type Filter } from "../forms/entries";
import { isUndeliverable } from "../forms/undeliverable";

/** Lists count exactly up to this, and say that there are more above it. */
export const MAX_COUNTED = 10_000;
/** How many people a page of the list has. */
const PEOPLE_PER_PAGE = 50;

/** A row of the list of people. */
export type Person = Pick<
  Entry,
  "id" | "list" | "state" | "email" | "name" | "company" | "source" | "createdAt" | "invitedAt"
> & { campaign: string | null; isUndeliverable: boolean };

export type Order = { by: "time" | "address"; isDescending: boolean };

/** The last row of a page, after which the next one begins: its time or its folded address, and its id. */
export type PersonKey = readonly [value: string, id: string];

const COLUMNS = sql.raw(
  `id, list, state, email, name, company, source, "createdAt", "invitedAt", origin->>'utm_campaign' as campaign, fold_address(email) as address`,
);

/** Counts what a filter selects, exactly or up to a limit. */
export async function countPeople(db: Queries, filter: Filter, limit?: number): Promise<number> {
  const some = chosenEntries(filter).map(
    (rows) => sql`(select from (${rows}) chosen limit ${limit ?? null}::int)`,
  );
  if (some.length === 0) return 0;
  const [row] = await db.execute<{ count: number }>(
    sql`select count(*)::int as count from (${sql.join(some, sql` union all `)}) entry`,
  );
  return Math.min(row?.count ?? 0, limit ?? Infinity);
}

/** A page of what a filter selects, and its count, at most one more than `MAX_COUNTED`. */
export async function listPeople(
  db: Queries,
  filter: Filter,
  { by, isDescending }: Order,
  after?: PersonKey,
): Promise<{ people: Person[]; count: number; next?: PersonKey }> {
  const count = await countPeople(db, filter, MAX_COUNTED + 1);
  if (count === 0) return { people: [], count };
  const key = sql.raw(by === "time" ? `"createdAt"` : "address");
  const direction = sql.raw(isDescending ? "desc" : "asc");
  const order = sql`order by ${key} ${direction}, id ${direction} limit ${PEOPLE_PER_PAGE + 1}`;
  const from =
    after &&
    sql`where (${key}, id) ${sql.raw(isDescending ? "<" : ">")} (${after[0]}${sql.raw(by === "time" ? "::timestamptz" : "")}, ${after[1]}::uuid)`;
  const some = chosenEntries(filter).map((rows) => sql`select ${COLUMNS} from (${rows}) chosen`);
  const page = (rows: SQL) => sql`select * from (${rows}) entry ${from} ${order}`;
  // A few are found and sorted; of many, each table gives its first by an index.
  const rows =
    count > MAX_COUNTED
      ? page(
          sql.join(
            some.map((one) => sql`(${page(one)})`),
            sql` union all `,
          ),
        )
      : sql`with found as materialized (${sql.join(some, sql` union all `)}) ${page(sql`select * from found`)}`;
  const found = await db.execute<Person & { address: string }>(sql`
    select id, list, state, email, name, company, source, campaign, address, ${iso("createdAt")},
      ${iso("invitedAt")}, ${isUndeliverable(sql`email`)} as "isUndeliverable" from (${rows}) page
    order by page.${key} ${direction}, id ${direction}`);
  const people = found.slice(0, PEOPLE_PER_PAGE);
  const last = people.at(-1);
  if (found.length <= PEOPLE_PER_PAGE || last === undefined) return { people, count };
  return { people, count, next: [by === "time" ? last.createdAt : last.address, last.id] };
}

/** The ids and addresses of what a filter selects, at most `limit`, and only those held if so asked. */
export async function choosePeople(db: Queries, filter: Filter, limit: number, isHeld: boolean) {
  const some = chosenEntries(filter);
  if (some.length === 0) return [];
  const rows = await db.execute<Pick<Entry, "id" | "email">>(sql`
    select id, email from (${sql.join(some, sql` union all `)}) entry
    where ${!isHeld} or state = 'held' limit ${limit}`);
  return [...rows];
}

/** The drafts of invitations. */
export function invitationDrafts(db: Queries) {
  return db
    .select({ id: broadcasts.id, subject: broadcasts.subject })
    .from(broadcasts)
    .where(sql`${broadcasts.kind} = 'invitation' and ${broadcasts.state} = 'draft'`);
}
