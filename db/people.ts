import { sql } from "drizzle-orm";
import { heldSubmissions } from "./held-schema";
import type { Queries } from "./pool";
import { contactMessages, subscribers, waitlistEntries } from "./schema";

/** What one of the forms brought, on one line whichever it was. What a form does not ask for is null. */
export type Entry = {
  id: string;
  list: "newsletter" | "notify" | "waitlist" | "contact";
  state: "pending" | "confirmed" | "unsubscribed" | "received" | "held";
  email: string;
  source: string | null;
  name: string | null;
  company: string | null;
  topic: string | null;
  message: string | null;
  consentText: string | null;
  privacyVersion: string | null;
  /** What made it look like spam, and how much that weighs. */
  heldFor: string | null;
  createdAt: string;
  confirmedAt: string | null;
  unsubscribedAt: string | null;
};

export type Filter = {
  list?: string | undefined;
  state?: string | undefined;
  source?: string | undefined;
  /** ISO 8601; `since` is in, `until` is out. */
  since?: string | undefined;
  until?: string | undefined;
};

const ISO = sql.raw(`'YYYY-MM-DD"T"HH24:MI:SS.US"Z"'`);
const iso = (column: string) => sql`to_char(${sql.raw(column)} at time zone 'utc', ${ISO})`;

const everything = sql`
  select id, case source when 'newsletter' then 'newsletter' else 'notify' end as list,
    case when unsubscribed_at is not null then 'unsubscribed'
      when confirmed_at is not null then 'confirmed' else 'pending' end as state,
    email, source, null as name, null as company, null as topic, null as message,
    consent_text, privacy_version, null as held_for, created_at, confirmed_at, unsubscribed_at
  from ${subscribers}
  union all
  select id, 'waitlist', 'received', email, source, null, company, null, null,
    null, null, null, created_at, null, null
  from ${waitlistEntries}
  union all
  select id, 'contact', 'received', email, null, name, company, topic, message,
    null, null, null, created_at, null, null
  from ${contactMessages}
  union all
  select id, case kind when 'waitlistEntry' then 'waitlist' when 'contactMessage' then 'contact'
      else case "row"->>'source' when 'newsletter' then 'newsletter' else 'notify' end end,
    'held', email, "row"->>'source', "row"->>'name', "row"->>'company', "row"->>'topic',
    "row"->>'message', "row"->>'consentText', "row"->>'privacyVersion',
    score || ': ' || array_to_string(array(select jsonb_array_elements_text(signals)), ', '),
    created_at, null, null
  from ${heldSubmissions}`;

/** Entries in the order they came, page by page, so that a long list is never in memory as a whole. */
export async function* readEntries(
  db: Queries,
  filter: Filter = {},
  pageSize = 2_000,
): AsyncGenerator<Entry> {
  let after: Entry | undefined;
  do {
    const page: Entry[] = [...(await readPage(db, filter, after, pageSize))];
    yield* page;
    after = page.length < pageSize ? undefined : page.at(-1);
  } while (after);
}

function readPage(db: Queries, filter: Filter, after: Entry | undefined, pageSize: number) {
  const { list, state, source, since, until } = filter;
  const conditions = [
    list && sql`list = ${list}`,
    state && sql`state = ${state}`,
    source && sql`source = ${source}`,
    since && sql`created_at >= ${since}::timestamptz`,
    until && sql`created_at < ${until}::timestamptz`,
    after && sql`(created_at, id) > (${after.createdAt}::timestamptz, ${after.id}::uuid)`,
  ].filter((condition) => typeof condition === "object");
  // The page is chosen first: what it is written as is worked out for its own rows alone.
  return db.execute<Entry>(sql`
    select id, list, state, email, source, name, company, topic, message,
      consent_text as "consentText", privacy_version as "privacyVersion", held_for as "heldFor",
      ${iso("created_at")} as "createdAt", ${iso("confirmed_at")} as "confirmedAt",
      ${iso("unsubscribed_at")} as "unsubscribedAt"
    from (
      select * from (${everything}) entry
      where ${sql.join([sql`true`, ...conditions], sql` and `)}
      order by created_at, id limit ${pageSize}
    ) page
    order by created_at, id`);
}

/** How many entries there are by list and state. */
export async function countEntries(db: Queries) {
  const rows = await db.execute<{ list: string; state: string; count: number }>(sql`
    select list, state, count(*)::int as count from (${everything}) entry
    group by list, state order by list, state`);
  return [...rows];
}
