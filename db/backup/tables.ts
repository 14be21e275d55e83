import type postgres from "postgres";

/** One connection, for SQL generated from the catalog. */
export type Connection = postgres.Sql;

/** A table with its columns and key, quoted for SQL. */
export type Table = { name: string; columns: string; key: string };

const ROWS_A_PAGE = 500;

/**
 * All tables except migrations, each after those it references, from the catalog, so new tables are included. Keys
 * are compared bytewise, so every database returns rows in the same order.
 */
export async function listTables(sql: Connection): Promise<Table[]> {
  const rows = await sql<Table[]>`
    with recursive levels (oid, level) as (
      select oid, 0 from pg_class where relkind = 'r' and relname <> '__drizzle_migrations'
        and relnamespace = (select relnamespace from pg_class where oid = 'subscribers'::regclass)
      union
      select conrelid, level + 1 from levels join pg_constraint on confrelid = levels.oid
      where contype = 'f' and conrelid <> confrelid and level < 20
    )
    select quote_ident(relname) as name,
      (select string_agg(quote_ident(attname), ', ' order by attnum) from pg_attribute
        where attrelid = pg_class.oid and attnum > 0 and not attisdropped and attgenerated = '')
        as columns,
      (select string_agg(quote_ident(attname)
          || case when attcollation = 0 then '' else ' collate "C"' end, ', ')
        from pg_index join pg_attribute on attrelid = indrelid and attnum = any (indkey)
        where indrelid = pg_class.oid and indisprimary) as key
    from levels join pg_class using (oid)
    group by pg_class.oid, relname order by max(level), relname collate "C"`;
  return [...rows];
}

/** A table's rows in key order as lines of JSON, page by page to save memory. */
export function readRows(sql: Connection, { name, columns, key }: Table): AsyncGenerator<string[]> {
  return readLines(sql, `select ${columns} from ${name} order by ${key}`);
}

/** A query's rows as lines of JSON, page by page. Only one at a time, in a transaction. */
export async function* readLines(sql: Connection, query: string): AsyncGenerator<string[]> {
  await sql.unsafe(
    `declare lines no scroll cursor for select row_to_json(one)::text as line from (${query}) one`,
  );
  let page: string[];
  do {
    const rows = await sql.unsafe<{ line: string }[]>(`fetch ${ROWS_A_PAGE} from lines`);
    page = rows.map(({ line }) => line);
    if (page.length > 0) yield page;
  } while (page.length === ROWS_A_PAGE);
  await sql.unsafe("close lines");
}

export async function countRows(sql: Connection, { name }: Table): Promise<number> {
  const [row] = await sql.unsafe<{ count: number }[]>(`select count(*)::int as count from ${name}`);
  return row?.count ?? 0;
}
