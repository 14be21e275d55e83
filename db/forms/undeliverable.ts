import { asc, sql, type SQL } from "drizzle-orm";
import { withoutErasures } from "./erase";
import { outbox, undeliverable } from "../schema/mail";
import type { Queries } from "../connection/pool";

type UndeliverableAddress = typeof undeliverable.$inferSelect;

/** Whether an address, as a column or a value in any case, is known to take no mail. For queries. */
export const isUndeliverable = (address: SQL): SQL =>
  sql`exists (select from ${undeliverable} dead where dead.address = fold_address(${address}))`;

/** The same for `email` of many rows: as an array, so that their index is searched for the few that are known. */
export const isAmongUndeliverable: SQL = sql`fold_address(email) = any(array(select address from ${undeliverable}))`;

/** The recipient of a message of the outbox, if there is one, and unless it is the team. */
export const recipientInOutbox = (mailId: string): SQL =>
  sql`select recipient from ${outbox} where id = ${mailId}::uuid and kind not in ('team', 'held')`;

/**
 * Marks the one address that a query finds, and returns whether it found one. It looks for a stored message, so that
 * somebody erased since is not marked.
 */
export function markUndeliverable(db: Queries, recipient: SQL, reason: string): Promise<boolean> {
  return db.transaction(async (tx) => {
    await withoutErasures(tx);
    const marked = await tx.execute(sql`
      insert into ${undeliverable} (address, reason)
      select fold_address(recipient), ${reason} from (${recipient}) mail (recipient)
      on conflict (address) do update set reason = excluded.reason, marked_at = now()
      returning address`);
    return marked.length > 0;
  });
}

/** Returns whether the address was marked. */
export async function clearUndeliverable(db: Queries, address: string): Promise<boolean> {
  const cleared = await db
    .delete(undeliverable)
    .where(sql`${undeliverable.address} = fold_address(${address})`)
    .returning({ address: undeliverable.address });
  return cleared.length > 0;
}

/** All of them, oldest first. */
export function listUndeliverable(db: Queries): Promise<UndeliverableAddress[]> {
  return db
    .select()
    .from(undeliverable)
    .orderBy(asc(undeliverable.markedAt), asc(undeliverable.address));
}
