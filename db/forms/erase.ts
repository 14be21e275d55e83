import { randomUUID } from "node:crypto";
import { gte, inArray, sql } from "drizzle-orm";
import { consentChanges, erasures } from "../schema/consent";
import { heldSubmissions } from "../schema/held";
import { mailCounts, outbox } from "../schema/mail";
import { dropMail } from "../mail/outbox";
import type { Queries } from "../connection/pool";
import { contactMessages, subscribers, waitlistEntries } from "../schema/forms";
import { nextTurn } from "../connection/turns";

/** Names the one lock by which erasing and what is stored late wait for each other. */
const LOCK = 7_264_001;

/** That somebody was erased, without a name; `receivedAt` is when, in ISO 8601. */
export type ErasureMark = { salt: string; hash: string; receivedAt: string; email?: undefined };

/** Until the transaction ends, nobody is erased. */
export async function whileNobodyIsErased(tx: Queries): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock_shared(${LOCK})`);
}

/**
 * Removes all that an address has sent, with its messages and its ledger; answers how many entries that were, and the
 * mark by which what a journal brings later, of before this moment, is not stored again.
 */
export function erasePerson(
  db: Queries,
  email: string,
): Promise<{ count: number; mark: ErasureMark }> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${LOCK})`);
    const salt = randomUUID();
    const hash = hashOf(salt, email);
    const [made] = await tx
      .insert(erasures)
      .values({ salt, hash })
      .returning({ erasedAt: erasures.erasedAt });
    const receivedAt = (made?.erasedAt ?? new Date()).toISOString();
    return { count: await removeAll(tx, email), mark: { salt, hash, receivedAt } };
  });
}

/**
 * Erases again whom a mark names that the database has lost, and with it the erasing: what was sent until then; answers
 * how many entries that were. Every address is tried, since a mark names nobody.
 */
export async function eraseMarked(tx: Queries, mark: ErasureMark): Promise<number> {
  const { salt, hash, receivedAt: erasedAt } = mark;
  const lost = await tx
    .insert(erasures)
    .values({ salt, hash, erasedAt: sql`${erasedAt}::timestamptz` })
    .onConflictDoNothing()
    .returning({ salt: erasures.salt });
  if (lost.length === 0) return 0;
  const hashed = sql`encode(sha256(convert_to(${`${salt} `} || email, 'UTF8')), 'base64')`;
  const found = await tx.execute<{ email: string }>(sql`
    select email from (
      select lower(email) as email from ${subscribers}
      union select lower(email) from ${waitlistEntries}
      union select lower(email) from ${contactMessages}
      union select lower(email) from ${heldSubmissions}
      union select lower(recipient) from ${outbox}
      union select recipient from ${mailCounts}
    ) known where translate(${hashed}, '+/=', '-_') = ${hash}`);
  let count = 0;
  for (const { email } of found) count += await removeAll(tx, email, erasedAt);
  return count;
}

async function removeAll(tx: Queries, email: string, until = "infinity"): Promise<number> {
  const ids: string[] = [];
  for (const table of [subscribers, waitlistEntries, contactMessages, heldSubmissions]) {
    const gone = await tx
      .delete(table)
      .where(
        sql`lower(${table.email}) = lower(${email}) and ${table.createdAt} <= ${until}::timestamptz`,
      )
      .returning({ id: table.id });
    ids.push(...gone.map(({ id }) => id));
  }
  await dropMail(tx, ids, email, until);
  await dropLedger(tx, ids);
  return ids.length;
}

/** Removes the ledger of entries that are gone; the database refuses it for those that are there. */
export async function dropLedger(tx: Queries, ids: string[]): Promise<void> {
  await tx.delete(consentChanges).where(inArray(consentChanges.aboutId, ids));
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
  return hashOf(salt, email) === hash;
}

/** An entry of the journal, as far as it says whose it is and when it came. */
type Dated = { row: { email?: string | undefined; receivedAt?: string | undefined } };

/** One without a time came before there were times. */
const receivedAt = ({ row }: Dated): number => Date.parse(row.receivedAt ?? "") || 0;

function hashOf(salt: string, email: string): string {
  return Bun.SHA256.hash(`${salt} ${email.toLowerCase()}`, "base64url");
}
