import { randomUUID } from "node:crypto";
import { gte, sql } from "drizzle-orm";
import { erasures } from "../schema/consent";
import type { Queries } from "../connection/pool";
import { nextTurn } from "../connection/turns";
import {
  accountSubject,
  findAccounts,
  knownSubjects,
  removeAccounts,
  removeEntries,
  removeSubject,
} from "./remove-person";

/** Names the one lock by which erasing and what is stored late wait for each other. */
const LOCK = 7_264_001;

/** That somebody was erased, without a name; `receivedAt` is when, in ISO 8601. */
export type ErasureMark = { salt: string; hash: string; receivedAt: string; email?: undefined };

/** Until the transaction ends, nobody is erased. */
export async function whileNobodyIsErased(tx: Queries): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock_shared(${LOCK})`);
}

/**
 * Removes all that an address has sent, with its messages and its ledger, but no account; answers how many entries that
 * were, and the mark by which what a journal or a backup brings later, of before this moment, is not stored again.
 */
export function erasePerson(
  db: Queries,
  email: string,
): Promise<{ count: number; mark: ErasureMark }> {
  return whileNothingIsStoredLate(db, async (tx) => {
    const mark = await addMark(tx, email.toLowerCase());
    return { count: await removeEntries(tx, email), mark };
  });
}

/**
 * Removes the accounts of an address, with all that belongs to them: sessions, factors, messages, events. The marks, one
 * for each, keep an older backup from bringing them back.
 */
export function eraseAccounts(db: Queries, email: string): Promise<ErasureMark[]> {
  return whileNothingIsStoredLate(db, async (tx) => {
    const ids = await findAccounts(tx, email);
    const marks: ErasureMark[] = [];
    for (const id of ids) marks.push(await addMark(tx, accountSubject(id)));
    await removeAccounts(tx, ids);
    return marks;
  });
}

function whileNothingIsStoredLate<Done>(
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
 * Erases again whom a mark names that the database has lost, and with it the erasing: what was sent until then, or an
 * account; answers how many entries and accounts that were. Every one is tried, since a mark names nobody.
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
 * What may still be stored of what comes late: all but that of people who were erased since. To be called in the
 * transaction that stores it; until it ends, nobody is erased. A decision about one entry may name nobody: what it was
 * about is gone with the person, and so it changes nothing.
 */
export async function withoutErased<One extends Dated>(tx: Queries, all: One[]): Promise<One[]> {
  await whileNobodyIsErased(tx);
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

/** Each takes a hash, and thousands of entries may be compared with each mark of a week: pages go on meanwhile. */
const COMPARED_A_TURN = 200;

function isErased(one: Dated, { salt, hash, erasedAt }: typeof erasures.$inferSelect) {
  const { email } = one.row;
  if (email === undefined || receivedAt(one) > erasedAt.getTime()) return false;
  return hashOf(salt, email.toLowerCase()) === hash;
}

/** An entry of the journal, as far as it says whose it is and when it came. */
type Dated = { row: { email?: string | undefined; receivedAt?: string | undefined } };

/** One without a time came before there were times. */
const receivedAt = ({ row }: Dated): number => Date.parse(row.receivedAt ?? "") || 0;

function hashOf(salt: string, subject: string): string {
  return Bun.SHA256.hash(`${salt} ${subject}`, "base64url");
}
