import { setImmediate as nextTurn } from "node:timers/promises";
import { randomUUID } from "node:crypto";
import { gte, sql } from "drizzle-orm";
import { erasures } from "../schema/consent-changes";
import type { Queries } from "../connection/pool";
import {
  accountSubject,
  findAccounts,
  knownSubjects,
  removeAccounts,
  removeEntries,
  removeSubject,
} from "./remove-person";

/** The advisory lock that keeps erasures and late writes apart. */
const LOCK = 7_264_001;

/** Records an erasure without naming the person; `receivedAt` is its time, in ISO 8601. */
export type ErasureMark = { salt: string; hash: string; receivedAt: string; email?: undefined };

/** Blocks erasures until the transaction ends. */
export async function withoutErasures(tx: Queries): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock_shared(${LOCK})`);
}

/**
 * Deletes everything an address has sent, with its mail and its ledger, but no account. Returns the number of entries and
 * a mark that keeps a journal or backup from restoring what was sent before this moment.
 */
export function erasePerson(
  db: Queries,
  email: string,
): Promise<{ count: number; mark: ErasureMark }> {
  return withoutLateWrites(db, async (tx) => {
    const mark = await addMark(tx, email.toLowerCase());
    return { count: await removeEntries(tx, email), mark };
  });
}

/**
 * Deletes the accounts of an address with their sessions, factors, messages and events. Returns one mark per account,
 * which keeps older backups from restoring it.
 */
export function eraseAccounts(db: Queries, email: string): Promise<ErasureMark[]> {
  return withoutLateWrites(db, async (tx) => {
    const ids = await findAccounts(tx, email);
    const marks: ErasureMark[] = [];
    for (const id of ids) marks.push(await addMark(tx, accountSubject(id)));
    await removeAccounts(tx, ids);
    return marks;
  });
}

function withoutLateWrites<Done>(
  db: Queries,
  erase: (tx: Queries) => Promise<Done>,
): Promise<Done> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${LOCK})`);
    return erase(tx);
  });
}

async function addMark(tx: Queries, subject: string): Promise<ErasureMark> {
  const salt = randomUUID();
  const hash = hashOf(salt, subject);
  const [made] = await tx
    .insert(erasures)
    .values({ salt, hash })
    .returning({ erasedAt: erasures.erasedAt });
  return { salt, hash, receivedAt: (made?.erasedAt ?? new Date()).toISOString() };
}

/**
 * Repeats an erasure that the database has lost: deletes what was sent until then, or an account. Returns how many
 * entries and accounts that were. Compares the mark with every known person, because it names nobody.
 */
export async function eraseMarked(tx: Queries, mark: ErasureMark): Promise<number> {
  const { salt, hash, receivedAt: erasedAt } = mark;
  const lost = await tx
    .insert(erasures)
    .values({ salt, hash, erasedAt: sql`${erasedAt}::timestamptz` })
    .onConflictDoNothing()
    .returning({ salt: erasures.salt });
  if (lost.length === 0) return 0;
  const hashed = sql`encode(sha256(convert_to(${`${salt} `} || subject, 'UTF8')), 'base64')`;
  const found = await tx.execute<{ subject: string }>(sql`
    select subject from (${knownSubjects()}) known where translate(${hashed}, '+/=', '-_') = ${hash}`);
  let count = 0;
  for (const { subject } of found) count += await removeSubject(tx, subject, erasedAt);
  return count;
}

/**
 * Filters late entries: drops those of people who were erased since. Call it in the transaction that stores them; it
 * blocks erasures until the end. Decisions that name no address pass, but change nothing: their entry is gone.
 */
export async function withoutErased<One extends Dated>(tx: Queries, all: One[]): Promise<One[]> {
  await withoutErasures(tx);
  const oldest = Math.min(...all.map(receivedAt));
  const marks = await tx
    .select()
    .from(erasures)
    .where(gte(erasures.erasedAt, new Date(oldest)));
  const left: One[] = [];
  let compared = 0;
  for (const one of all) {
    if (!marks.some((mark) => isErased(one, mark))) left.push(one);
    compared += marks.length;
    if (compared > COMPARED_A_TURN) {
      compared = 0;
      await nextTurn();
    }
  }
  return left;
}

/** Each comparison takes a hash. Yields in between, so that pages are served while thousands of entries are compared. */
const COMPARED_A_TURN = 200;

function isErased(one: Dated, { salt, hash, erasedAt }: typeof erasures.$inferSelect) {
  const { email } = one.row;
  if (email === undefined || receivedAt(one) > erasedAt.getTime()) return false;
  return hashOf(salt, email.toLowerCase()) === hash;
}

/** The address and time of a journal entry. */
type Dated = { row: { email?: string | undefined; receivedAt?: string | undefined } };

/** Entries from old versions have no time: they count as oldest. */
const receivedAt = ({ row }: Dated): number => Date.parse(row.receivedAt ?? "") || 0;

function hashOf(salt: string, subject: string): string {
  return Bun.SHA256.hash(`${salt} ${subject}`, "base64url");
}
