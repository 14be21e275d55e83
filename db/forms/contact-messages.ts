import { asc, sql } from "drizzle-orm";
import { CAPPED } from "../mail/mail-cap";
import { MAIL_PAUSE, outbox } from "../schema/mail";
import type { Queries } from "../connection/pool";
import { prepareForRows, ROWS } from "../connection/prepared";
import { contactMessages } from "../schema/forms";
import type { Received } from "./subscribers";

export type NewContactMessage = Received & {
  /** The same when the same message is sent again. */
  id: string;
  name: string;
  email: string;
  company?: string | undefined;
  topic: string;
  message: string;
  /** The team's address, which gets the message by mail. */
  tell?: string | undefined;
};

const storeRows = prepareForRows(sql`
  with wanted as (
    select distinct on (id) *
    from jsonb_to_recordset(${ROWS})
      as row (id uuid, "receivedAt" timestamptz, name text, email text, company text, topic text,
        message text, tell text)
    order by id
  ), added as (
    insert into ${contactMessages} (id, created_at, name, email, company, topic, message)
    select id, coalesce("receivedAt", now()), name, email, company, topic, message from wanted
    on conflict do nothing
    returning id, created_at, email, topic
  ), told as (
    insert into ${outbox} (kind, about_id, recipient, data)
    select 'team', id, tell, jsonb_strip_nulls(jsonb_build_object('topic', topic, 'name', name,
      'email', email, 'company', company, 'message', message))
    from wanted where tell is not null and id in (select id from added)
  ), asked as (
    select distinct on (lower(email)) id, email, topic
    from added
    where not exists (
      select 1 from ${outbox} sent
      where sent.kind = 'contact' and lower(sent.recipient) = lower(added.email)
        and sent.created_at > now() - interval '${sql.raw(MAIL_PAUSE)}')
    order by lower(email), created_at
  ), ${CAPPED}
  insert into ${outbox} (kind, about_id, recipient, data)
  select 'contact', id, email, jsonb_build_object('topic', topic) from capped where is_allowed
  on conflict do nothing`);

/**
 * Stores messages, and queues the mails that acknowledge them and that bring each to the team, in one statement; a
 * message that is already there is left as it is. An address gets no second acknowledgement for a while, whatever it
 * writes, or is said to write.
 */
export async function addContactMessages(db: Queries, rows: NewContactMessage[]): Promise<void> {
  if (rows.length === 0) return;
  // One order everywhere, or two batches that hold the same messages could wait for each other.
  const sorted = rows.toSorted((a, b) => (a.id < b.id ? -1 : 1));
  await storeRows(db, sorted);
}

/** All messages, oldest first. */
export function listContactMessages(db: Queries) {
  return db
    .select()
    .from(contactMessages)
    .orderBy(asc(contactMessages.createdAt), asc(contactMessages.id));
}
