import { sql } from "drizzle-orm";
import type { Evidence } from "./decisions";
import { consentChanges } from "../schema/consent-changes";
import { CAPPED } from "../mail/mail-cap";
import { MAIL_PAUSE, outbox } from "../schema/mail";
import type { Queries } from "../connection/pool";
import { FORCE_WAL_WRITE, prepareForRows, ROWS } from "../connection/prepared";
import { waitlistEntries } from "../schema/forms";
import type { Received } from "./subscribers";

export type NewWaitlistEntry = Received & {
  email: string;
  /** The list and the beta, as forms send them. */
  source: string;
  company?: string | undefined;
  /** The team's address, which gets the request by mail. */
  notifyAddress?: string | undefined;
  /** What the ledger records about the request. */
  evidence?: Evidence | undefined;
};

const storeRows = prepareForRows(sql`
  with wanted as (
    select distinct on (fold_address(email), source)
      coalesce(id, gen_random_uuid()) as id, coalesce("receivedAt", now()) as received_at,
      email, company, source, "notifyAddress", coalesce(evidence, '{}') as evidence, origin
    from jsonb_to_recordset(${ROWS})
      as row (id uuid, "receivedAt" timestamptz, email text, company text, source text,
        "notifyAddress" text, evidence jsonb, origin jsonb)
    where ${FORCE_WAL_WRITE}
    order by fold_address(email), source, received_at, id
  ), added as (
    insert into ${waitlistEntries} as known (id, created_at, email, company, source, origin)
    select id, received_at, email, company, source, origin from wanted
    -- A request that the journal replays may be older than an unsubscription.
    on conflict (fold_address(email), source) do update set unsubscribed_at = null
      where known.unsubscribed_at < excluded.created_at
    returning id, email, source
  ), recorded as (
    insert into ${consentChanges} (about_id, change, how, sentence, page, privacy_version, created_at)
    select added.id, 'signed up', coalesce(evidence->>'how', 'api'), evidence->>'sentence',
      evidence->>'page', evidence->>'privacyVersion', received_at
    from added join wanted
      on fold_address(wanted.email) = fold_address(added.email) and wanted.source = added.source
    on conflict do nothing
  ), team_mail as (
    insert into ${outbox} (kind, about_id, recipient, data)
    select 'team', added.id, "notifyAddress",
      jsonb_strip_nulls(jsonb_build_object('email', added.email, 'company', company, 'source', wanted.source))
        || coalesce(origin, '{}')
    from added join wanted
      on fold_address(wanted.email) = fold_address(added.email) and wanted.source = added.source
    where "notifyAddress" is not null
  ), asked as (
    select id, email, source from added
    where not exists (
      select 1 from ${outbox} sent where sent.about_id = added.id
        and sent.created_at > now() - interval '${sql.raw(MAIL_PAUSE)}')
  ), ${CAPPED}
  insert into ${outbox} (kind, about_id, recipient, data)
  select 'waitlist', id, email, jsonb_build_object('source', source) from capped where is_allowed`);

/**
 * Stores requests, each with its line in the ledger and its acknowledgement, in one statement. An address keeps its
 * first row per source; asking again after unsubscribing rejoins the list.
 */
export async function addWaitlistEntries(db: Queries, rows: NewWaitlistEntry[]): Promise<void> {
  // A fixed order prevents deadlocks between batches with the same addresses.
  const sorted = rows.toSorted((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1));
  await storeRows(db, sorted);
}

function keyOf({ email, source }: NewWaitlistEntry): string {
  return `${email.toLowerCase()}\n${source}`;
}
