import { asc, sql } from "drizzle-orm";
import type { Queries } from "./pool";
import { waitlistEntries } from "./schema";
import type { AtTheDoor } from "./subscribers";

export type NewWaitlistEntry = AtTheDoor & {
  email: string;
  /** "beta-waitlist:" and the feature. */
  source: string;
  company?: string | undefined;
};

/** Stores requests in one statement. An address keeps its first row for each source; nobody is told. */
export async function addWaitlistEntries(db: Queries, rows: NewWaitlistEntry[]): Promise<void> {
  if (rows.length === 0) return;
  // One order everywhere, or two batches that hold the same addresses could wait for each other.
  const sorted = rows.toSorted((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1));
  await db.execute(sql`
    insert into ${waitlistEntries} (id, created_at, email, company, source)
    select coalesce(id, gen_random_uuid()), coalesce("receivedAt", now()), email, company, source
    from jsonb_to_recordset(${JSON.stringify(sorted)}::text::jsonb)
      as row (id uuid, "receivedAt" timestamptz, email text, company text, source text)
    on conflict do nothing`);
}

/** All requests, oldest first. */
export function listWaitlistEntries(db: Queries) {
  return db
    .select()
    .from(waitlistEntries)
    .orderBy(asc(waitlistEntries.createdAt), asc(waitlistEntries.id));
}

function keyOf({ email, source }: NewWaitlistEntry): string {
  return `${email.toLowerCase()}\n${source}`;
}
