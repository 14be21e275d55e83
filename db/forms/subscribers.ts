import { sql } from "drizzle-orm";
import type { Evidence } from "./decisions";
import { consentChanges } from "../schema/consent-changes";
import { CAPPED } from "../mail/mail-cap";
import { MAIL_PAUSE, outbox } from "../schema/mail";
import type { Queries } from "../connection/pool";
import { FORCE_WAL_WRITE, prepareForRows, ROWS } from "../connection/prepared";
import { subscribers } from "../schema/forms";
import type { Origin } from "../schema/origin";

/** What a form sets on receipt. Rows from elsewhere get both from the database. */
export type Received = {
  /** A UUID. */
  id?: string | undefined;
  /** The time of receipt, in ISO 8601; a row from the journal may be stored much later. */
  receivedAt?: string | undefined;
  origin?: Origin | undefined;
};

/** A sign-up. The consent fields belong to forms with a consent box. */
export type NewSubscriber = Received & {
  email: string;
  source: string;
  consentText?: string | undefined;
  privacyVersion?: string | undefined;
  /** What the ledger records about the sign-up. */
  evidence?: Evidence | undefined;
};

const storeRows = prepareForRows(sql`
  with wanted as (
    select distinct on (fold_address(email), source)
      coalesce(id, gen_random_uuid()) as id, coalesce("receivedAt", now()) as received_at,
      email, source, "consentText" as consent_text, "privacyVersion" as privacy_version,
      coalesce(evidence, '{}') as evidence, origin
    from jsonb_to_recordset(${ROWS})
      as row (id uuid, "receivedAt" timestamptz,
        email text, source text, "consentText" text, "privacyVersion" text, evidence jsonb, origin jsonb)
    where ${FORCE_WAL_WRITE}
    order by fold_address(email), source, received_at, id
  ), added as (
    insert into ${subscribers} (id, created_at, email, source, consent_text, privacy_version, origin)
    select id, received_at, email, source, consent_text, privacy_version, origin from wanted
    on conflict do nothing
    returning id
  ), asked as (
    select id, email, source, received_at, evidence, true as is_new
    from wanted where id in (select id from added)
    union all
    select known.id, known.email, wanted.source, wanted.received_at, wanted.evidence, false
    from wanted cross join lateral (
      -- One at a time by the index: a join would read the whole table for each batch.
      select id, email from ${subscribers} person
      where fold_address(person.email) = fold_address(wanted.email) and person.source = wanted.source
        and (person.confirmed_at is null or person.unsubscribed_at is not null)
        -- A sign-up that the journal replays may be older than an unsubscription.
        and (person.unsubscribed_at is null or person.unsubscribed_at < wanted.received_at)
        and not exists (
          select 1 from ${outbox} sent where sent.about_id = person.id
            and sent.created_at > wanted.received_at - interval '${sql.raw(MAIL_PAUSE)}' offset 0)
      -- Waits for a concurrent erasure, after which the row is gone.
      limit 1 for key share
    ) known
    where wanted.id not in (select id from added)
  ), ${CAPPED}, recorded as (
    insert into ${consentChanges} (about_id, change, how, sentence, page, privacy_version, created_at)
    select id, 'signed up', coalesce(evidence->>'how', 'api'), evidence->>'sentence',
      evidence->>'page', evidence->>'privacyVersion', received_at
    from capped where is_new or is_allowed
    on conflict do nothing
  )
  insert into ${outbox} (kind, about_id, recipient, data)
  select 'confirm', id, email, jsonb_build_object('source', source) from capped where is_allowed
  on conflict do nothing`);

/**
 * Stores sign-ups, each with its line in the ledger and its confirmation message, in one statement. An address that is
 * already stored for its source, ignoring case, keeps its first row. It gets another line and message only if it is not
 * confirmed and `MAIL_PAUSE` has passed since the last message. Above `MAIL_CAP` no message is queued. Rows must not
 * contain NUL characters: Postgres rejects the whole statement.
 */
export async function addSubscribers(db: Queries, rows: NewSubscriber[]): Promise<void> {
  // A fixed order prevents deadlocks between batches with the same addresses.
  const sorted = rows.toSorted((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1));
  await storeRows(db, sorted);
}

function keyOf({ email, source }: NewSubscriber): string {
  return `${email.toLowerCase()}\n${source}`;
}
