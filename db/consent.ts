import { sql } from "drizzle-orm";
import { consentChanges, outbox } from "./mail-schema";
import type { Queries } from "./pool";
import { subscribers } from "./schema";

/** How a change was asked for: on the page that a link leads to, or by the mail program itself (RFC 8058). */
export type How = "page" | "one-click";

/** Confirms a sign-up. False when there is none of that id; a second time changes nothing. */
export function confirmSubscriber(db: Queries, id: string, how: How): Promise<boolean> {
  return change(db, id, how, "confirmed", sql`confirmed_at = now(), unsubscribed_at = null`);
}

/** Ends a subscription, confirmed or not. False when there is none of that id; a second time changes nothing. */
export function unsubscribe(db: Queries, id: string, how: How): Promise<boolean> {
  return change(db, id, how, "unsubscribed", sql`unsubscribed_at = now()`);
}

const notYet = {
  confirmed: sql`(confirmed_at is null or unsubscribed_at is not null)`,
  unsubscribed: sql`unsubscribed_at is null`,
};

/** The row and its line in the ledger change together, or not at all. */
async function change(
  db: Queries,
  id: string,
  how: How,
  name: "confirmed" | "unsubscribed",
  to: ReturnType<typeof sql>,
): Promise<boolean> {
  const found = await db.execute(sql`
    with changed as (
      update ${subscribers} set ${to} where id = ${id} and ${notYet[name]}
      returning id, consent_text, privacy_version
    ), told as (
      insert into ${consentChanges} (subscriber_id, change, how, consent_text, privacy_version)
      select id, ${name}, ${how}, consent_text, privacy_version from changed
    )
    select 1 from ${subscribers} where id = ${id}`);
  return found.length > 0;
}

/**
 * Removes sign-ups that were asked to confirm a month ago and did not, or could not be asked, with their messages. One
 * whose message still waits stays.
 */
export async function dropUnconfirmed(db: Queries): Promise<void> {
  await db.execute(sql`
    with gone as (
      delete from ${subscribers} asked
      where confirmed_at is null and unsubscribed_at is null
        and (select max(coalesce(sent_at, failed_at)) from ${outbox} where about_id = asked.id)
          < now() - interval '30 days'
        and not exists (
          select 1 from ${outbox} where about_id = asked.id and sent_at is null and failed_at is null)
      returning id
    )
    delete from ${outbox} where about_id in (select id from gone)`);
}
