import { asc, eq, sql } from "drizzle-orm";
import { allEntries } from "../forms/entries";
import { broadcastRecipients, broadcasts } from "../schema/broadcasts";
import { outbox, undeliverable } from "../schema/mail";
import type { Queries } from "../connection/pool";

type EntryState = { list: string; state: string; source: string | null; since: string };

/** Returns everything that determines whether an address gets mail, and what was sent to it, oldest first. */
export async function findMailTo(db: Queries, email: string) {
  const address = sql`fold_address(${email})`;
  const entries = await db.execute<EntryState>(sql`
    select list, state, source, "createdAt"::text as since from (${allEntries}) entry
    where fold_address(email) = ${address} order by "createdAt"`);
  const marks = await db
    .select()
    .from(undeliverable)
    .where(sql`${undeliverable.address} = ${address}`);
  const messages = await db
    .select()
    .from(outbox)
    .where(sql`fold_address(${outbox.recipient}) = ${address}`)
    .orderBy(asc(outbox.createdAt), asc(outbox.id));
  const sent = await db
    .select({
      subject: broadcasts.subject,
      state: broadcastRecipients.state,
      isPaused: sql<boolean>`${broadcasts.state} = 'paused' and ${broadcastRecipients.state} = 'waiting'`,
      lastError: broadcastRecipients.lastError,
    })
    .from(broadcastRecipients)
    .innerJoin(broadcasts, eq(broadcasts.id, broadcastRecipients.broadcastId))
    .where(sql`fold_address(${broadcastRecipients.address}) = ${address}`)
    .orderBy(asc(broadcastRecipients.createdAt));
  return { entries: [...entries], marks, messages, broadcasts: sent };
}
