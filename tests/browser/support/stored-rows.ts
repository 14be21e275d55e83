import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { sql, type SQL } from "drizzle-orm";
import { askSite } from "./site-database";

/** Returns the sign-ups of an address, ignoring case. */
export const storedRows = (email: string): Promise<object[]> =>
  ask(sql`select email, source, consent_text as "consentText", privacy_version as "privacyVersion"
    from subscribers where lower(email) = lower(${email}) order by source`);

/** Returns whether the only sign-up of an address is confirmed and unsubscribed. */
export async function consentOf(email: string): Promise<object | undefined> {
  const [state] =
    await ask(sql`select confirmed_at is not null as confirmed, unsubscribed_at is not null as left
      from subscribers where email = ${email}`);
  return state;
}

/** Returns the requests of an address for beta invitations. */
export const storedEntries = (email: string): Promise<object[]> =>
  ask(sql`select company, source from waitlist_entries
    where lower(email) = lower(${email}) order by source`);

/** Returns the messages from an address, oldest first. */
export const storedMessages = (email: string): Promise<object[]> =>
  ask(sql`select name, company, topic, message from contact_messages
    where email = ${email} order by created_at`);

/** Returns the origins of the messages or requests of an address. */
export async function storedOrigins(
  email: string,
  table: "contact_messages" | "waitlist_entries" = "contact_messages",
): Promise<unknown[]> {
  const rows = await ask(sql`select origin from ${sql.identifier(table)}
    where email = ${email} order by created_at`);
  return rows.map(({ origin }) => origin);
}

/** Returns the tables that contain these addresses, once for each row. */
export async function placesOf(...emails: string[]): Promise<unknown[]> {
  const rows = await ask(sql`select place from (
      select 'contact_messages' as place, email from contact_messages
      union all select 'held_submissions', email from held_submissions
      union all select 'subscribers', email from subscribers
      union all select 'waitlist_entries', email from waitlist_entries
    ) stored where lower(email) in ${emails.map((email) => email.toLowerCase())} order by place`);
  return rows.map(({ place }) => place);
}

/** Returns the number of rows that contain an address. */
export async function allStoredOf(email: string): Promise<unknown> {
  const [row] = await ask(sql`select count(*)::int as count from (
      select email from subscribers
      union all select email from waitlist_entries
      union all select email from contact_messages
      union all select email from held_submissions
      union all select recipient from outbox
    ) stored where lower(email) = lower(${email})`);
  return row?.["count"];
}

/** Returns whether the journal of the site without a database contains an address. */
export function isInJournal(email: string): boolean {
  const folder = join(process.env["SITE_ON_JOURNAL_DATA"] ?? "", "journal");
  return readdirSync(folder).some((name) => readFileSync(join(folder, name)).includes(email));
}

const ask = (query: SQL): Promise<Record<string, unknown>[]> =>
  askSite(async (db) => [...(await db.execute(query))]);
