import { asc, sql } from "drizzle-orm";
import type { Queries } from "./pool";
import { contactMessages } from "./schema";
import type { AtTheDoor } from "./subscribers";

export type NewContactMessage = AtTheDoor & {
  /** The same when the same message is sent again. */
  id: string;
  name: string;
  email: string;
  company?: string | undefined;
  topic: string;
  message: string;
};

/** Stores messages in one statement; one that is already there is left as it is. */
export async function addContactMessages(db: Queries, rows: NewContactMessage[]): Promise<void> {
  if (rows.length === 0) return;
  // One order everywhere, or two batches that hold the same messages could wait for each other.
  const sorted = rows.toSorted((a, b) => (a.id < b.id ? -1 : 1));
  await db.execute(sql`
    insert into ${contactMessages} (id, created_at, name, email, company, topic, message)
    select id, coalesce("receivedAt", now()), name, email, company, topic, message
    from jsonb_to_recordset(${JSON.stringify(sorted)}::text::jsonb)
      as row (id uuid, "receivedAt" timestamptz,
        name text, email text, company text, topic text, message text)
    on conflict do nothing`);
}

/** All messages, oldest first. */
export function listContactMessages(db: Queries) {
  return db
    .select()
    .from(contactMessages)
    .orderBy(asc(contactMessages.createdAt), asc(contactMessages.id));
}
