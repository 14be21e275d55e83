import { getTableColumns, sql, type SQL } from "drizzle-orm";
import type { subscribers, waitlistEntries } from "../schema/forms";
import type { messageForms, MessageKind } from "../schema/messages";
import { dataTables } from "../schema/personal-data/personal-data";

type FormTable =
  | typeof subscribers
  | typeof waitlistEntries
  | (typeof messageForms)[MessageKind]["table"];
type ColumnOf<Table extends FormTable> = Table extends FormTable
  ? keyof Table["$inferSelect"]
  : never;
/** The columns of all forms' tables. Entries show all of them except the parts of `source`. */
export type EntryColumn = Exclude<ColumnOf<FormTable>, "list" | "feature">;

const shown = dataTables.flatMap(({ entry, ...data }) => (entry ? [{ ...data, ...entry }] : []));

/** The lists of the entries in `own_ids`, each with its state and the time it began. */
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

/** The columns of an entry, with their database types. */
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
export const parts = shown.map((one) => ({
  lists: one.lists,
  states: one.states,
  rows: rowsOf(one),
}));

export const LISTS = [...new Set(parts.flatMap(({ lists }) => lists))];
export const STATES = [...new Set(parts.flatMap(({ states }) => states))];

function rowsOf({ table, list, state, heldFor, cellOf }: (typeof shown)[number]) {
  const own = getTableColumns(table);
  const values = [...entryColumns].map(([name, type]) => {
    const value = cellOf?.(name) ?? sql`null`;
    const column = own[name] ?? sql`(${value})::${sql.raw(type)}`;
    return sql`${column} as ${sql.identifier(name)}`;
  });
  return sql`select ${list} as list, ${state} as state, ${heldFor ?? sql`null`} as "heldFor",
    ${sql.join(values, sql`, `)} from ${table}`;
}
