import { sql, type SQL } from "drizzle-orm";
import type { Database } from "../connection/client";
import type { Queries } from "../connection/pool";
import { matching } from "./search-words";
import { isAmongUndeliverable } from "./undeliverable";
import { subscribers, subscriberWords, waitlistEntries, waitlistWords } from "../schema/forms";
import { heldSubmissions, heldWords } from "../schema/held";
import { contactMessages, messageWords } from "../schema/messages";
import type { Origin } from "../schema/origin";

/** What the forms' tables store as text, each null where a form has no such field. */
const ENTRY_FIELDS = ["source", "company", "name", "topic", "message"] as const;

/** A row of any form's table, in the same shape. Times are in ISO 8601. */
export type Entry = Record<(typeof ENTRY_FIELDS)[number], string | null> & {
  id: string;
  list: string;
  state: string;
  email: string;
  consentText: string | null;
  privacyVersion: string | null;
  origin: Origin | null;
  createdAt: string;
  confirmedAt: string | null;
  unsubscribedAt: string | null;
  invitedAt: string | null;
  /** Why it was held as spam: score and signals. */
  heldFor: string | null;
};

const NO_TEXT = sql.raw("null::text");
const NO_TIME = sql.raw("null::timestamptz");

/** The rows of each table as entries, in the same order of columns. */
const tables = [
  {
    lists: ["newsletter", "notify"],
    states: ["pending", "confirmed", "unsubscribed"],
    rows: sql`
      select id, list, case when unsubscribed_at is not null then 'unsubscribed'
          when confirmed_at is not null then 'confirmed' else 'pending' end as state,
        email, source, ${NO_TEXT} as company, ${NO_TEXT} as name, ${NO_TEXT} as topic,
        ${NO_TEXT} as message, consent_text as "consentText", privacy_version as "privacyVersion", origin,
        created_at as "createdAt", confirmed_at as "confirmedAt", unsubscribed_at as "unsubscribedAt",
        ${NO_TIME} as "invitedAt", ${NO_TEXT} as "heldFor"
      from ${subscribers}`,
    words: subscriberWords,
  },
  {
    lists: ["waitlist"],
    states: ["received", "unsubscribed"],
    rows: sql`
      select id, list, case when unsubscribed_at is null then 'received' else 'unsubscribed' end as state,
        email, source, company, ${NO_TEXT} as name, ${NO_TEXT} as topic,
        ${NO_TEXT} as message, ${NO_TEXT} as "consentText", ${NO_TEXT} as "privacyVersion", origin,
        created_at as "createdAt", ${NO_TIME} as "confirmedAt", unsubscribed_at as "unsubscribedAt",
        invited_at as "invitedAt", ${NO_TEXT} as "heldFor"
      from ${waitlistEntries}`,
    words: waitlistWords,
  },
  {
    lists: ["contact"],
    states: ["received"],
    rows: sql`
      select id, 'contact' as list, 'received' as state,
        email, ${NO_TEXT} as source, company, name, topic,
        message, ${NO_TEXT} as "consentText", ${NO_TEXT} as "privacyVersion", origin,
        created_at as "createdAt", ${NO_TIME} as "confirmedAt", ${NO_TIME} as "unsubscribedAt",
        ${NO_TIME} as "invitedAt", ${NO_TEXT} as "heldFor"
      from ${contactMessages}`,
    words: messageWords,
  },
  {
    lists: ["newsletter", "notify", "waitlist", "contact"],
    states: ["held"],
    rows: sql`
      select id, case kind when 'contactMessage' then 'contact' when 'waitlistEntry' then 'waitlist'
          else case "row"->>'source' when 'newsletter' then 'newsletter' else 'notify' end end as list,
        'held' as state, email, "row"->>'source' as source, "row"->>'company' as company,
        "row"->>'name' as name, "row"->>'topic' as topic, "row"->>'message' as message,
        "row"->>'consentText' as "consentText", "row"->>'privacyVersion' as "privacyVersion",
        "row"->'origin' as origin, created_at as "createdAt", ${NO_TIME} as "confirmedAt",
        ${NO_TIME} as "unsubscribedAt", ${NO_TIME} as "invitedAt",
        score || ': ' || array_to_string(array(select jsonb_array_elements_text(signals)), ', ') as "heldFor"
      from ${heldSubmissions}`,
    words: heldWords,
  },
];

export const LISTS = [...new Set(tables.flatMap(({ lists }) => lists))];
/** `undeliverable` is any entry of an address that takes no mail. */
export const STATES = [...new Set(tables.flatMap(({ states }) => states)), "undeliverable"];

/** All entries, as a subquery. */
export const allEntries: SQL = unionOf(tables.map(({ rows }) => rows));

function unionOf(some: SQL[]): SQL {
  return sql.join(some, sql` union all `);
}

export type Filter = {
  list?: string | undefined;
  state?: string | undefined;
  source?: string | undefined;
  /** ISO 8601; `since` is inclusive, `until` exclusive. */
  since?: string | undefined;
  until?: string | undefined;
  /** Beginnings of words in the address, name and company; all must be there. */
  search?: string | undefined;
  /** Exact, but a feature in any case. */
  feature?: string | undefined;
  campaign?: string | undefined;
  /** Where they signed up, and the site that led there. */
  page?: string | undefined;
  referrer?: string | undefined;
  ids?: readonly string[] | undefined;
};

/** The entries that a filter selects, as one query per table that may have some. */
export function chosenEntries(filter: Filter): SQL[] {
  const within = allOf(betweenOf(filter), chosenBy(filter));
  return branchesOf(filter).map((rows) => sql`select * from (${rows}) entry where ${within}`);
}

/** The rows of the tables that may have entries of the filter's list and state, with its words. */
function branchesOf({ list, state, ...filter }: Filter): SQL[] {
  const query = matching(filter);
  return tables
    .filter(
      ({ lists, states }) =>
        (list === undefined || lists.includes(list)) &&
        (state === undefined || state === "undeliverable" || states.includes(state)),
    )
    .map(({ rows, words }) =>
      query === undefined ? rows : sql`${rows} where ${words} @@ ${query}::tsquery`,
    );
}

const betweenOf = ({ since, until }: Filter): SQL =>
  allOf(
    since && sql`"createdAt" >= ${since}::timestamptz`,
    until && sql`"createdAt" < ${until}::timestamptz`,
  );

const chosenBy = ({ list, state, source, page, referrer, ids }: Filter): SQL =>
  allOf(
    list && sql`list = ${list}`,
    state && (state === "undeliverable" ? isAmongUndeliverable : sql`state = ${state}`),
    source && sql`source = ${source}`,
    page && sql`origin->>'page' = ${page}`,
    referrer && sql`origin->>'referrer' = ${referrer}`,
    ids &&
      sql`id in (select value::uuid from jsonb_array_elements_text(${JSON.stringify(ids)}::text::jsonb))`,
  );

/** A row that was read. The last row of a page is always returned, because the next page starts after it. */
type Row = Entry & { isChosen: boolean };

/**
 * Reads entries in order of receipt, page by page by the tables' indexes, so rows are read about once whatever the filter,
 * long lists are never wholly in memory, and the embedded database serves other queries between pages.
 */
export async function* readEntries(
  run: Database["run"],
  filter: Filter = {},
  pageSize = 1_000,
): AsyncGenerator<Entry> {
  const some = branchesOf(filter);
  if (some.length === 0) return;
  let page: Row[] = [];
  do {
    const after = page.at(-1);
    page = await run((db) => readPage(db, unionOf(some), filter, after, pageSize));
    for (const { isChosen, ...entry } of page) if (isChosen) yield entry;
  } while (page.length > 0);
}

async function readPage(
  db: Queries,
  rows: SQL,
  filter: Filter,
  after: Entry | undefined,
  pageSize: number,
): Promise<Row[]> {
  const within = allOf(
    betweenOf(filter),
    after && sql`("createdAt", id) > (${after.createdAt}::timestamptz, ${after.id}::uuid)`,
  );
  // Limit first, then filter: a planner that expects few matches would sort the whole table.
  const page = await db.execute<Row>(sql`
    select id, list, state, email, source, company, name, topic, message, "consentText",
      "privacyVersion", origin, ${iso("createdAt")}, ${iso("confirmedAt")}, ${iso("unsubscribedAt")},
      ${iso("invitedAt")}, "heldFor", chosen as "isChosen"
    from (
      select *, ${chosenBy(filter)} as chosen, lead(id) over (order by "createdAt", id) is null as is_last
      from (
        select * from (${rows}) entry where ${within} order by "createdAt", id limit ${pageSize}
      ) looked_at
    ) page
    where chosen or is_last order by page."createdAt", id`);
  return [...page];
}

/** A time as ISO 8601 in UTC, to the microsecond, so that the next page begins exactly after it. */
export function iso(name: string): SQL {
  const column = sql.identifier(name);
  return sql`to_char(${column} at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as ${column}`;
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
  const order = by === "week" ? sql`key desc, list` : sql`count desc, key, list`;
  const rows = await db.execute<{ key: string; list: string; count: number }>(sql`
    select ${groupings[by]} as key, list, count(*)::int as count
    from (${allEntries}) entry group by 1, list order by ${order}`);
  return [...rows];
}

/** Counts entries by list and state. */
export async function countEntries(db: Queries) {
  const rows = await db.execute<{ list: string; state: string; count: number }>(sql`
    select list, state, count(*)::int as count
    from (${allEntries}) entry group by list, state order by list, state`);
  return [...rows];
}
