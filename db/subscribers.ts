import { asc, sql } from "drizzle-orm";
import type { Queries } from "./pool";
import { subscribers } from "./schema";

export type Subscriber = typeof subscribers.$inferSelect;

/** What a row is given at the door. Rows that come by another way get both from the database. */
export type AtTheDoor = {
  /** A UUID. */
  id?: string | undefined;
  /** When it came, in ISO 8601; a row from the journal may be stored much later. */
  receivedAt?: string | undefined;
};

/** A sign-up. The consent fields belong to forms with a consent box. */
export type NewSubscriber = AtTheDoor & {
  email: string;
  source: string;
  consentText?: string | undefined;
  privacyVersion?: string | undefined;
};

/**
 * Stores sign-ups in one statement. An address that is already there for its source, in whatever case,
 * keeps its first row; nobody is told. No NUL characters, please: Postgres refuses the whole statement.
 */
export async function addSubscribers(db: Queries, rows: NewSubscriber[]): Promise<void> {
  if (rows.length === 0) return;
  // One order everywhere, or two batches that hold the same addresses could wait for each other.
  const sorted = rows.toSorted((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1));
  // One parameter for all rows: a list of values is built, parsed and described anew for every number of rows.
  await db.execute(sql`
    insert into ${subscribers} (id, created_at, email, source, consent_text, privacy_version)
    select coalesce(id, gen_random_uuid()), coalesce("receivedAt", now()),
      email, source, "consentText", "privacyVersion"
    from jsonb_to_recordset(${JSON.stringify(sorted)}::text::jsonb)
      as row (id uuid, "receivedAt" timestamptz,
        email text, source text, "consentText" text, "privacyVersion" text)
    on conflict do nothing`);
}

/** All sign-ups, oldest first. */
export function listSubscribers(db: Queries): Promise<Subscriber[]> {
  return db.select().from(subscribers).orderBy(asc(subscribers.createdAt), asc(subscribers.id));
}

function keyOf({ email, source }: NewSubscriber): string {
  return `${email.toLowerCase()}\n${source}`;
}
