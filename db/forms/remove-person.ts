import { inArray, sql, type SQL } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import type { Queries } from "../connection/pool";
import { mailboxOf } from "../mail/mailbox";
import type { Link } from "../schema/personal-data/describe-data";
import { dataTables } from "../schema/personal-data/personal-data";

/** Rows refer to what a person sent, or to an account. */
type Kind = "entry" | "account";

/** Marks name accounts by id, because an address may get another account later. Addresses contain no space. */
const ACCOUNT = "account ";

export const accountSubject = (id: string): string => ACCOUNT + id;

/**
 * Deletes everything an address sent until a time and what refers to it, but no account. Returns the number of entries.
 * Uses the table of personal data.
 */
export async function removeEntries(
  tx: Queries,
  email: string,
  until = "infinity",
): Promise<number> {
  const isOf = (column: PgColumn, at: unknown, stored?: Stored) =>
    sql`${hasAddress(column, email, stored)} and ${at} <= ${until}::timestamptz`;
  const gone: string[] = [];
  for (const { table, ids } of dataTables)
    if (ids?.of === "entry") {
      const rows = tx.delete(table).where(isOf(ids.address, ids.at));
      gone.push(...(await rows.returning({ id: sql<string>`${ids.id}` })).map(({ id }) => id));
    }
  await removeAttached(tx, "entry", gone);
  for (const { table, links = [], otherAddress } of dataTables) {
    for (const link of links)
      if (link.by === "address") {
        const { column, stored, at, where = sql`true`, redact } = link;
        const isOwn = sql`${where} and ${isOf(column, at, stored)}`;
        if (redact === undefined) await tx.delete(table).where(isOwn);
        else await tx.execute(sql`update ${table} set ${redact} where ${isOwn}`);
      }
    if (otherAddress) {
      const { column, at } = otherAddress;
      const name = sql.identifier(column.name);
      await tx.execute(sql`update ${table} set ${name} = null where ${isOf(column, at)}`);
    }
  }
  return gone.length;
}

type Stored = Extract<Link, { by: "address" }>["stored"];

/** Whether a column holds an address, in the form of the column's index. */
export function hasAddress(column: PgColumn, email: string, stored?: Stored): SQL {
  if (stored === "mailbox") return sql`${column} = ${mailboxOf(email)}`;
  return sql`${stored === "lower" ? column : sql`fold_address(${column})`} = fold_address(${email})`;
}

/** Deletes accounts and everything that belongs to them. */
export async function removeAccounts(tx: Queries, ids: string[]): Promise<void> {
  for (const { table, ids: own } of dataTables)
    if (own?.of === "account") await tx.delete(table).where(inArray(own.id, ids));
  await removeAttached(tx, "account", ids);
}

/** Deletes what refers to deleted entries or accounts. The database protects the ledger lines of existing ones. */
export async function removeAttached(tx: Queries, kind: Kind, ids: string[]): Promise<void> {
  if (ids.length === 0) return;
  for (const { table, links = [], otherAccount } of dataTables) {
    for (const { by, column } of links)
      if (by === kind) await tx.delete(table).where(inArray(column, ids));
    if (otherAccount && kind === "account") {
      const name = sql.identifier(otherAccount.name);
      await tx.execute(sql`update ${table} set ${name} = null where ${inArray(otherAccount, ids)}`);
    }
  }
}

/** The accounts of an address. */
export async function findAccounts(tx: Queries, email: string): Promise<string[]> {
  const rows = await tx.execute<{ id: string }>(accountIds(email));
  return rows.map(({ id }) => id);
}

/** A query for the accounts of an address. */
export function accountIds(email: string): SQL {
  const found = dataTables.flatMap(({ table, ids }) =>
    ids?.of === "account"
      ? [
          sql`select ${ids.id} as id from ${table} where fold_address(${ids.address}) = fold_address(${email})`,
        ]
      : [],
  );
  return sql.join(found, sql` union `);
}

/** Everyone in the database, in the form that erasure marks hash: addresses in lower case, and accounts. */
export function knownSubjects(): SQL {
  const known = dataTables.flatMap(({ table, ids, links = [], otherAddress }) => {
    const addresses = links.flatMap((link) => (link.by === "address" ? [link.column] : []));
    if (otherAddress) addresses.push(otherAddress.column);
    if (ids?.of === "entry") addresses.push(ids.address);
    const found = addresses.map(
      (column) => sql`select fold_address(${column}) as subject from ${table}`,
    );
    if (ids?.of === "account") found.push(sql`select ${ACCOUNT} || ${ids.id}::text from ${table}`);
    return found;
  });
  return sql.join(known, sql` union `);
}

/** Deletes a marked address or account; returns how many entries and accounts that were. */
export async function removeSubject(tx: Queries, subject: string, until: string): Promise<number> {
  if (!subject.startsWith(ACCOUNT)) return removeEntries(tx, subject, until);
  await removeAccounts(tx, [subject.slice(ACCOUNT.length)]);
  return 1;
}
