import { createHash, randomUUID } from "node:crypto";
import { gte, inArray, sql } from "drizzle-orm";
import { consentChanges, erasures } from "./consent-schema";
import { heldSubmissions } from "./held-schema";
import { dropMail } from "./outbox";
import type { Queries } from "./pool";
import { contactMessages, subscribers, waitlistEntries } from "./schema";
import type { Submission } from "./submissions";

/** Names the one lock by which erasing and late deliveries wait for each other. */
const LOCK = 7_264_001;

/**
 * Removes all that an address has sent, with its messages and its ledger; answers how many entries that were. What a
 * journal brings later, of before this moment, is not stored again.
 */
export function erasePerson(db: Queries, email: string): Promise<number> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${LOCK})`);
    const salt = randomUUID();
    await tx.insert(erasures).values({ salt, hash: hashOf(salt, email) });
    const ids: string[] = [];
    for (const table of [subscribers, waitlistEntries, contactMessages, heldSubmissions]) {
      const gone = await tx
        .delete(table)
        .where(sql`lower(${table.email}) = lower(${email})`)
        .returning({ id: table.id });
      ids.push(...gone.map(({ id }) => id));
    }
    await dropMail(tx, ids, email);
    await dropLedger(tx, ids);
    return ids.length;
  });
}

/** Removes the ledger of entries that are gone; the database refuses it for those that are there. */
export async function dropLedger(tx: Queries, ids: string[]): Promise<void> {
  await tx.delete(consentChanges).where(inArray(consentChanges.aboutId, ids));
}

/**
 * What may still be stored of submissions that come late: all but those of people who were erased since. To be called in
 * the transaction that stores them; until it ends, nobody is erased.
 */
export async function withoutErased(tx: Queries, all: Submission[]): Promise<Submission[]> {
  await tx.execute(sql`select pg_advisory_xact_lock_shared(${LOCK})`);
  const oldest = Math.min(...all.map(receivedAt));
  const marks = await tx
    .select()
    .from(erasures)
    .where(gte(erasures.erasedAt, new Date(oldest)));
  return all.filter((one) => !marks.some((mark) => isErased(one, mark)));
}

function isErased(one: Submission, { salt, hash, erasedAt }: typeof erasures.$inferSelect) {
  return receivedAt(one) <= erasedAt.getTime() && hashOf(salt, one.row.email) === hash;
}

/** One without a time came before there were times. */
const receivedAt = ({ row }: Submission): number => Date.parse(row.receivedAt ?? "") || 0;

/** What a mark holds of an address. */
export function hashOf(salt: string, email: string): string {
  return createHash("sha256").update(`${salt} ${email.toLowerCase()}`).digest("base64url");
}
