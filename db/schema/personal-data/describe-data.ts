import { getTableColumns, getTableName, type SQL } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import type { Term } from "../retention";

export const bases = {
  consent: "Your consent (GDPR Art. 6(1)(a))",
  request: "Steps you asked for before or under a contract (GDPR Art. 6(1)(b))",
  proof: "Our duty to prove your consent (GDPR Art. 6(1)(c) and 7(1))",
  erasure: "Our duty to erase your data (GDPR Art. 6(1)(c) and 17)",
  delivery:
    "Our legitimate interest in not writing to addresses that reject mail (GDPR Art. 6(1)(f))",
  origin: "Our legitimate interest in knowing which pages and campaigns work (GDPR Art. 6(1)(f))",
  security: "Our legitimate interest in safe forms and accounts (GDPR Art. 6(1)(f))",
};

/** Who can see the data besides the person. */
export const recipients = {
  host: "The company that hosts this site",
  team: "Our team",
  mail: "The mail provider that delivers our messages",
};

type Use = {
  basis: keyof typeof bases;
  term: Term;
  recipients: readonly (keyof typeof recipients)[];
  /** Left out of a person's own data, because it is a secret or names another person. */
  isHidden?: boolean;
};

/** What a column holds about a person, worded for the privacy policy. */
type Datum = Use & { data: string; purpose: string };

/** A column that is not about a person, and why. */
type NotPersonal = { notPersonal: string };

/**
 * How a row belongs to a person: by an address, by the id of a submission or an account, or by a row of another table that
 * it is deleted with. `at` is when an address was stored.
 */
export type Link =
  | {
      by: "address";
      column: PgColumn;
      /** How it is stored: in lower case, or as the mailbox that all variants of an address share. */
      stored?: "lower" | "mailbox";
      at: PgColumn | SQL;
      /** Limits the link to these rows. */
      where?: SQL;
      /** SQL that an erasure runs instead of deleting the row. */
      redact?: SQL;
    }
  | { by: "entry" | "account"; column: PgColumn }
  | { by: "parent"; column: PgColumn };

/** A table whose ids are those of submissions or accounts, with their address. */
type Ids = { of: "entry" | "account"; id: PgColumn; address: PgColumn; at: PgColumn };

/** The counts of stored data that people see about themselves. */
export type CountGroup = "lists" | "written" | "sent" | "changes" | "held" | "account";

type Links = {
  links?: readonly Link[];
  /** Columns with another person's address: an erasure empties them and keeps the row. */
  otherAddress?: { column: PgColumn; at: PgColumn };
  /** The same for another person's account. */
  otherAccount?: PgColumn;
};

type Reading = {
  /** Its title in the privacy policy; only tables that hold nothing about people have none. */
  title?: string;
  /** The name of its rows in the data that people can read about themselves; without it the rows are left out. */
  name?: string;
  group?: CountGroup;
  /** Rows, and keys of JSON columns, that are left out of that data. */
  hiddenRows?: SQL;
  hiddenKeys?: Record<string, string>;
};

type Description = readonly [data: string, purpose: string, other?: Partial<Use>] | NotPersonal;

export type DataTable = Links &
  Reading & { table: PgTable; ids?: Ids; columns: Record<string, Datum | NotPersonal> };

/** Columns about the delivery of a message. */
export const delivery: NotPersonal = { notPersonal: "Progress of the delivery" };
/** The use of tables that the site keeps for itself. */
export const site: Use = { basis: "security", term: "installation", recipients: ["host"] };

/**
 * Describes what every column of a table holds about a person. A missing or unknown column does not compile. `idsOf` says
 * whose ids are in the column `id`, with the address in `email` since `createdAt`.
 */
export function describeData<Table extends PgTable>(
  table: Table,
  {
    basis,
    term,
    recipients: known,
    isHidden,
    idsOf,
    ...rest
  }: Use & Links & Reading & { idsOf?: Ids["of"] },
  described: { [Column in keyof Table["$inferSelect"]]: Description },
): DataTable {
  const use = { basis, term, recipients: known, ...(isHidden && { isHidden }) };
  const columns = Object.entries<Description>(described).map(([name, description]) => {
    if ("notPersonal" in description) return [name, description] as const;
    const [data, purpose, other] = description;
    return [name, { ...use, ...other, data, purpose }] as const;
  });
  return {
    table,
    columns: Object.fromEntries(columns),
    ...(idsOf && { ids: idsIn(table, idsOf) }),
    ...rest,
  };
}

function idsIn(table: PgTable, of: Ids["of"]): Ids {
  const { id, email, createdAt } = getTableColumns(table) as Record<string, PgColumn | undefined>;
  if (!id || !email || !createdAt)
    throw new Error(`${getTableName(table)} needs the columns id, email and created_at`);
  return { of, id, address: email, at: createdAt };
}
