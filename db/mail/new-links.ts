import { sql, type SQL } from "drizzle-orm";
import { CAPPED } from "./mail-cap";
import { MAIL_PAUSE, outbox } from "../schema/mail";
import type { Queries } from "../connection/pool";
import { contactMessages, subscribers, waitlistEntries } from "../schema/forms";

/**
 * Queues new links for an address: a confirmation for each unconfirmed sign-up and, for anything else, a link to its
 * preferences. Unknown addresses get nothing.
 */
export function queueLinks(db: Queries, email: string): Promise<void> {
  return db.transaction(async (tx) => {
    // Serializes concurrent requests for one address, so the second sees what the first queued.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext(lower(${email})))`);
    await tx.execute(dueLinks(email));
  });
}

function dueLinks(email: string): SQL {
  const isOwn = sql`lower(email) = lower(${email})`;
  return sql`
    with pending as (
      select id, email, source from ${subscribers}
      where ${isOwn} and confirmed_at is null and unsubscribed_at is null
    ), others as (
      select id, email, created_at from ${subscribers}
      where ${isOwn} and (confirmed_at is not null or unsubscribed_at is not null)
      union all select id, email, created_at from ${waitlistEntries} where ${isOwn}
      union all select id, email, created_at from ${contactMessages} where ${isOwn}
    ), asked as (
      select 'confirm' as kind, id, email, jsonb_build_object('source', source) as data from pending
      where not exists (
        select from ${outbox} where about_id = pending.id and kind = 'confirm' and ${isRecent})
      union all
      (select 'preferences', gen_random_uuid(), email, '{}' from others
      where not exists (
        select from ${outbox} where kind = 'preferences' and lower(recipient) = lower(${email}) and ${isRecent})
      order by created_at desc limit 1)
    ), ${CAPPED}
    insert into ${outbox} (kind, about_id, recipient, data)
    select kind, id, email, data from capped where is_allowed
    on conflict do nothing`;
}

const isRecent = sql`created_at > now() - interval '${sql.raw(MAIL_PAUSE)}'`;
