import { sql } from "drizzle-orm";
import type { Database } from "../../../db/connection/client";

/** Counts the rows that forms have stored, and the messages queued for them. */
export async function countStored(database: Database) {
  const rows = await database.run((db) =>
    db.execute<{ rows: number; mails: number }>(sql`
      select (select count(*) from subscribers)::int + (select count(*) from waitlist_entries)::int
        + (select count(*) from contact_messages)::int as rows,
        (select count(*) from outbox)::int as mails`),
  );
  return rows[0];
}
