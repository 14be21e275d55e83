import { getTableColumns, getTableName, sql, type SQL } from "drizzle-orm";
import type { Queries } from "../connection/pool";
import { subscribers, waitlistEntries } from "../schema/forms";
import { accountIds, hasAddress } from "./remove-person";
import type { CountGroup, DataTable, Link } from "../schema/personal-data/describe-data";
import { consentChanges } from "../schema/consent-changes";
import { dataTables } from "../schema/personal-data/personal-data";

/** One list that an address is or was on. `since` is when its state began, in ISO 8601. */
export type Subscription = {
  id: string;
  list: "newsletter" | "notify" | "waitlist";
  /** The feature of a notice or a beta. */
  feature?: string;
  state: "pending" | "confirmed" | "received" | "unsubscribed";
  since: string;
  /** Every step of its consent, oldest first. */
  steps: ConsentStep[];
};

/** What somebody decided about a list, the words that were shown, and the privacy policy's version then. */
type ConsentStep = {
  change: "signed up" | "confirmed" | "unsubscribed";
  how: (typeof consentChanges.$inferSelect)["how"];
  sentence?: string;
  version?: string;
  at: string;
};

export type StoredCounts = Record<CountGroup, number>;

/** The tables that people can read their own rows of. */
const readTables = dataTables.flatMap((data) =>
  data.name === undefined ? [] : [{ ...data, name: data.name, own: ownOf(data) }],
);

function ownOf({ table }: DataTable): SQL {
  return sql`${sql.identifier(`own_${getTableName(table)}`)}`;
}

/** The lists of the entries in `own_ids`, each with its state and the time it began. */
const ownLists = sql`
  select id, list, feature, case when unsubscribed_at is not null then 'unsubscribed'
      when confirmed_at is not null then 'confirmed' else 'pending' end as state,
    coalesce(unsubscribed_at, confirmed_at, created_at) as since, created_at
  from ${subscribers} where id in (select id from own_ids)
  union all
  select id, list, feature, case when unsubscribed_at is null then 'received' else 'unsubscribed' end as state,
    coalesce(unsubscribed_at, created_at) as since, created_at
  from ${waitlistEntries} where id in (select id from own_ids)`;

/** Returns an address's lists, oldest first, and counts of everything else stored about it. */
export async function readPreferences(db: Queries, email: string) {
  const groups = Map.groupBy(
    readTables.filter(({ group }) => group !== undefined),
    ({ group }) => group,
  );
  const counts = [...groups].map(([group, tables]) => {
    const each = tables.map(({ own }) => sql`(select count(*) from ${own})`);
    return sql`${sql.raw(`'${group}'`)}, ${sql.join(each, sql` + `)}`;
  });
  const [row] = await db.execute<{ lists: Subscription[]; counts: StoredCounts }>(sql`
    with ${ownRows(email)}
    select
      (select coalesce(jsonb_agg(jsonb_strip_nulls(jsonb_build_object('id', id, 'list', list,
          'feature', feature, 'state', state, 'since', since, 'steps', (
            select coalesce(jsonb_agg(jsonb_build_object('change', change, 'how', how, 'sentence', sentence,
              'version', privacy_version, 'at', step.created_at) order by step.created_at), '[]')
            from ${consentChanges} step where about_id = list.id))) order by list.created_at, id), '[]') from (
        ${ownLists}) list) as lists,
      jsonb_build_object(${sql.join(counts, sql`, `)}) as counts`);
  if (row === undefined) throw new Error("no answer");
  return row;
}

/**
 * Returns everything stored about an address by table, for its owner, except secrets and columns that name somebody
 * else.
 */
export async function readPersonalData(db: Queries, email: string): Promise<object> {
  const tables = readTables.map(({ name, own, table }) => {
    const order = "createdAt" in getTableColumns(table) ? sql`order by own.created_at` : sql``;
    return sql`(select coalesce(jsonb_agg(to_jsonb(own) ${order}), '[]') from ${own} own)
      as ${sql.identifier(name)}`;
  });
  const [row] = await db.execute<Record<string, object>>(sql`
    with ${ownRows(email)} select ${sql.join(tables, sql`, `)}`);
  return { address: email, read_at: new Date().toISOString(), ...row };
}

/** The rows of an address, as one query per table. */
function ownRows(email: string): SQL {
  const entryIds = readTables.flatMap(({ ids, table }) =>
    ids?.of === "entry"
      ? [sql`select ${ids.id} as id from ${table} where ${hasAddress(ids.address, email)}`]
      : [],
  );
  const among = (kind: "entry" | "account", column: unknown) =>
    sql`${column} in (select id from ${sql.raw(kind === "entry" ? "own_ids" : "own_accounts")})`;
  const isOwn = ({ ids, links = [] }: DataTable): SQL => {
    const conditions = links.flatMap((link) => ownBy(link));
    if (ids?.of === "entry") conditions.push(hasAddress(ids.address, email));
    if (ids?.of === "account") conditions.push(among("account", ids.id));
    return sql.join(conditions, sql` or `);
  };
  const ownBy = (link: Link): SQL[] => {
    if (link.by === "parent") return [];
    if (link.by !== "address") return [among(link.by, link.column)];
    return [sql`(${link.where ?? sql`true`} and ${hasAddress(link.column, email, link.stored)})`];
  };
  const each = readTables.map((data) => {
    const isHidden = data.hiddenRows ? sql`and not (${data.hiddenRows})` : sql``;
    return sql`${data.own} as (select ${shownColumns(data)} from ${data.table} where (${isOwn(data)}) ${isHidden})`;
  });
  return sql`own_ids as (${sql.join(entryIds, sql` union all `)}),
    own_accounts as (${accountIds(email)}), ${sql.join(each, sql`, `)}`;
}

/** The columns about the person that hold no secrets. */
function shownColumns({ table, columns, hiddenKeys = {} }: DataTable): SQL {
  const shown = Object.entries(getTableColumns(table)).flatMap(([key, column]) => {
    const described = columns[key];
    if (described === undefined || "notPersonal" in described || described.isHidden) return [];
    const hidden = hiddenKeys[key];
    if (hidden === undefined) return [sql`${column}`];
    return [sql`${column} - ${sql.raw(`'${hidden}'`)} as ${sql.identifier(column.name)}`];
  });
  return sql.join(shown, sql`, `);
}
