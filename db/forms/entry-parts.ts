import { getTableColumns, sql, type SQL } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import { heldSubmissions } from "../schema/held";
import { contactMessages, subscribers, waitlistEntries } from "../schema/forms";
import { listOfSource } from "../schema/columns";
import type { DataTable } from "../schema/describe-data";
import { dataTables } from "../schema/personal-data";

type FormTable = typeof subscribers | typeof waitlistEntries | typeof contactMessages;
type ColumnOf<Table extends FormTable> = Table extends FormTable
  ? keyof Table["$inferSelect"]
  : never;
/** What the tables of the forms hold, whichever of them: all of it is shown of an entry, but for the parts of `source`. */
export type EntryColumn = Exclude<ColumnOf<FormTable>, "list" | "feature">;

/** How a table's rows are shown as entries. */
type View = {
  lists: readonly string[];
  states: readonly string[];
  list: SQL;
  state: SQL;
  heldFor?: SQL;
  /** For tables of lists: when a row's state began. */
  since?: SQL;
  /** Where it has what other tables have as columns. */
  cellOf?: (name: string) => SQL;
};

const views = new Map<PgTable, View>([
  [
    subscribers,
    {
      lists: ["newsletter", "notify"],
      states: ["pending", "confirmed", "unsubscribed"],
      list: sql`list`,
      state: sql`case when unsubscribed_at is not null then 'unsubscribed'
        when confirmed_at is not null then 'confirmed' else 'pending' end`,
      since: sql`coalesce(unsubscribed_at, confirmed_at, created_at)`,
    },
  ],
  [
    waitlistEntries,
    {
      lists: ["waitlist"],
      states: ["received", "unsubscribed"],
      list: sql`list`,
      state: sql`case when unsubscribed_at is null then 'received' else 'unsubscribed' end`,
      since: sql`coalesce(unsubscribed_at, created_at)`,
    },
  ],
  [
    contactMessages,
    { lists: ["contact"], states: ["received"], list: sql`'contact'`, state: sql`'received'` },
  ],
  [
    heldSubmissions,
    {
      lists: ["newsletter", "notify", "waitlist", "contact"],
      states: ["held"],
      list: sql`case kind when 'waitlistEntry' then 'waitlist' when 'contactMessage' then 'contact'
        else ${listOfSource(sql`"row"->>'source'`)} end`,
      state: sql`'held'`,
      heldFor: sql`score || ': ' || array_to_string(array(select jsonb_array_elements_text(signals)), ', ')`,
      cellOf: (name) => sql`"row"->>${sql.raw(`'${name}'`)}`,
    },
  ],
]);

const shown = dataTables
  .filter(({ ids }) => ids?.of === "entry")
  .map((data) => {
    const view = views.get(data.table);
    if (view === undefined) throw new Error("An entry's table has no view in entry-parts.ts.");
    return { ...view, ...data };
  });

/** The lists of the address whose entries' ids `own_ids` holds, each with its state and since when. */
export const ownLists: SQL = sql.join(
  shown.flatMap(({ table, list, state, since }) =>
    since === undefined
      ? []
      : [
          sql`select id, ${list} as list, feature, ${state} as state, ${since} as since, created_at
            from ${table} where id in (select id from own_ids)`,
        ],
  ),
  sql` union all `,
);

/** Each column of an entry, and its type in the database. */
export const entryColumns: ReadonlyMap<string, string> = new Map(
  shown
    .filter(({ cellOf }) => cellOf === undefined)
    .flatMap(({ table, columns }) =>
      Object.entries(getTableColumns(table))
        .filter(([name]) => !("notPersonal" in (columns[name] ?? {})))
        .map(([name, column]) => [name, column.getSQLType()] as const),
    ),
);

/** Each table's rows as entries. */
export const parts = shown.map(({ lists, states, ...view }) => ({
  lists,
  states,
  rows: rowsOf(view),
}));

function rowsOf({
  table,
  list,
  state,
  heldFor,
  cellOf,
}: Omit<View, "lists" | "states"> & DataTable) {
  const own = getTableColumns(table);
  const values = [...entryColumns].map(([name, type]) => {
    const value = cellOf?.(name) ?? sql`null`;
    const column = own[name] ?? sql`(${value})::${sql.raw(type)}`;
    return sql`${column} as ${sql.identifier(name)}`;
  });
  return sql`select ${list} as list, ${state} as state, ${heldFor ?? sql`null`} as "heldFor",
    ${sql.join(values, sql`, `)} from ${table}`;
}
