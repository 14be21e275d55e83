import { sql, type SQL } from "drizzle-orm";
import { entryColumns, parts, type EntryColumn } from "./entry-parts";
import type { Origin } from "../schema/origin";
import type { Queries } from "../connection/pool";

/** A row of any form's table, in the same shape. Fields that a form does not have are null. */
export type Entry = Record<
  Exclude<EntryColumn, "id" | "email" | "createdAt" | "origin">,
  string | null
> & {
  id: string;
  list: string;
  state: string;
  email: string;
  createdAt: string;
  origin: Origin | null;
  /** Why it was held as spam: score and signals. */
  heldFor: string | null;
};

export type Filter = {
  list?: string | undefined;
  state?: string | undefined;
  source?: string | undefined;
  /** ISO 8601; `since` is inclusive, `until` exclusive. */
  since?: string | undefined;
  until?: string | undefined;
};

const ISO = sql.raw(`'YYYY-MM-DD"T"HH24:MI:SS.US"Z"'`);
const iso = (column: SQL) => sql`to_char(${column} at time zone 'utc', ${ISO})`;

/** The columns of an entry, times in ISO 8601. */
const columns = sql.join(
  [...entryColumns].map(([name, type]) => {
    const column = sql`${sql.identifier(name)}`;
    return type.startsWith("timestamp") ? sql`${iso(column)} as ${column}` : column;
  }),
  sql`, `,
);

/**
 * Reads entries in order of receipt. Each table is read by index, page by page, so rows are read about once whatever the
 * filter, long lists are never wholly in memory, and the embedded database serves other queries between pages.
 */
export async function* readEntries(
  db: Queries,
  filter: Filter = {},
  pageSize = 1_000,
): AsyncGenerator<Entry> {
  type Ahead = { place: string; entry: Entry; rest: AsyncGenerator<Entry> };
  const ahead: Ahead[] = [];
  for (const { lists, states, rows } of parts)
    if (matches(lists, filter.list) && matches(states, filter.state))
      await take(readPart(db, rows, filter, pageSize));
  for (let first = earliest(); first !== undefined; first = earliest()) {
    yield first.entry;
    await take(first.rest);
  }

  function earliest(): Ahead | undefined {
    ahead.sort((a, b) => (a.place < b.place ? -1 : 1));
    return ahead.shift();
  }

  async function take(rest: AsyncGenerator<Entry>) {
    const { value: entry, done } = await rest.next();
    if (!done) ahead.push({ place: entry.createdAt + entry.id, entry, rest });
  }
}

const matches = (words: readonly string[], wanted: string | undefined) =>
  wanted === undefined || words.includes(wanted);

/** A row that was read. The last row of a page is always returned, because the next page starts after it. */
type Row = Entry & { isChosen: boolean };

async function* readPart(
  db: Queries,
  part: SQL,
  filter: Filter,
  pageSize: number,
): AsyncGenerator<Entry> {
  let page: Row[] = [];
  do {
    page = [...(await readPage(db, part, filter, page.at(-1), pageSize))];
    for (const { isChosen, ...entry } of page) if (isChosen) yield entry;
  } while (page.length > 0);
}

function readPage(
  db: Queries,
  part: SQL,
  { list, state, source, since, until }: Filter,
  after: Entry | undefined,
  pageSize: number,
) {
  const within = allOf(
    since && sql`"createdAt" >= ${since}::timestamptz`,
    until && sql`"createdAt" < ${until}::timestamptz`,
    after && sql`("createdAt", id) > (${after.createdAt}::timestamptz, ${after.id}::uuid)`,
  );
  const chosen = allOf(
    list && sql`list = ${list}`,
    state && sql`state = ${state}`,
    source && sql`source = ${source}`,
  );
  // Limit first, then filter: a planner that expects few matches would sort the whole table.
  return db.execute<Row>(sql`
    select list, state, "heldFor", ${columns}, chosen as "isChosen"
    from (
      select *, ${chosen} as chosen, lead(id) over (order by "createdAt", id) is null as is_last
      from (
        select * from (${part}) entry where ${within} order by "createdAt", id limit ${pageSize}
      ) looked_at
    ) page
    where chosen or is_last order by page."createdAt", id`);
}

function allOf(...conditions: (SQL | string | undefined)[]): SQL {
  const set = conditions.filter((condition) => typeof condition === "object");
  return sql.join([sql`true`, ...set], sql` and `);
}

/** What entries can be counted by, besides their list. */
export const GROUPINGS = ["campaign", "feature", "week"] as const;
export type Grouping = (typeof GROUPINGS)[number];

const groupings: Record<Grouping, SQL> = {
  campaign: sql`coalesce(origin->>'utm_campaign', '')`,
  // Held entries have no column for it.
  feature: sql`case when source ~ '^(coming-soon|beta-waitlist):' then substring(source from '^[^:]*:(.*)$') else '' end`,
  week: sql`to_char(date_trunc('week', "createdAt" at time zone 'utc'), 'YYYY-MM-DD')`,
};

/** Counts entries by list and a key, most first; weeks, named by their Monday in UTC, newest first. */
export async function countEntriesBy(db: Queries, by: Grouping) {
  const everything = parts.map(({ rows }) => rows);
  const order = by === "week" ? sql`key desc, list` : sql`count desc, key, list`;
  const rows = await db.execute<{ key: string; list: string; count: number }>(sql`
    select ${groupings[by]} as key, list, count(*)::int as count
    from (${sql.join(everything, sql` union all `)}) entry
    group by 1, list order by ${order}`);
  return [...rows];
}

/** Counts entries by list and state. */
export async function countEntries(db: Queries) {
  const everything = parts.map(({ rows }) => rows);
  const rows = await db.execute<{ list: string; state: string; count: number }>(sql`
    select list, state, count(*)::int as count
    from (${sql.join(everything, sql` union all `)}) entry
    group by list, state order by list, state`);
  return [...rows];
}
