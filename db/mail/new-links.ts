import { sql, type SQL } from "drizzle-orm";
import { CAPPED } from "./mail-cap";
import { MAIL_PAUSE, outbox } from "../schema/mail";
import type { Queries } from "../connection/pool";
import { subscribers, waitlistEntries } from "../schema/forms";
import { contactMessages } from "../schema/messages";

/**
 * Queues new links for an address: a confirmation for each unconfirmed sign-up and, for anything else, a link to its
 * preferences. Unknown addresses get nothing.
 */
export function queueLinks(db: Queries, email: string): Promise<void> {
  return db.transaction(async (tx) => {
    // Serializes concurrent requests for one address, so the second sees what the first queued.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext(fold_address(${email})))`);
    await tx.execute(dueLinks(email));
  });
}

function dueLinks(email: string): SQL {
  const isOwn = sql`fold_address(email) = fold_address(${email})`;
  return sql`
    with pending as (
      select id, email, source from ${subscribers}
      where ${isOwn} and confirmed_at is null and unsubscribed_at is null
    ), others as (
      select id, email, created_at from (${sql.join(entries(isOwn), sql` union all `)}) entry
      where id not in (select id from pending)
    ), asked as (
      select 'confirm' as kind, id, email, jsonb_build_object('source', source) as data from pending
      where not exists (
        select from ${outbox} where about_id = pending.id and kind = 'confirm' and ${isRecent})
      union all
      (select 'preferences', gen_random_uuid(), email, '{}' from others
      where not exists (
        select from ${outbox} where kind = 'preferences' and fold_address(recipient) = fold_address(${email}) and ${isRecent})
      order by created_at desc limit 1)
    ), ${CAPPED}
    insert into ${outbox} (kind, about_id, recipient, data)
    select kind, id, email, data from capped where is_allowed
    on conflict do nothing`;
}

/** What an address has sent. What is held was not answered yet. */
const entries = (isOwn: SQL) =>
  [subscribers, waitlistEntries, contactMessages].map(
    (table) => sql`select id, email, created_at from ${table} where ${isOwn}`,
  );

const isRecent = sql`created_at > now() - interval '${sql.raw(MAIL_PAUSE)}'`;
