import { sql } from "drizzle-orm";
import type { Database } from "../../../db/connection/client";
import { allRows } from "./all-rows";
import { storePersonalData } from "./store-personal-data";

/** Stores rows of a person in every table, and an ended sign-up, as if that long ago. */
export async function storeAged(database: Database, name: string, age: string) {
  const email = `${name.toLowerCase()}@example.com`;
  await database.run((db) => storePersonalData(db, { name, email }));
  const ago = sql.raw(`now() - interval '${age}'`);
  const isTheirs = sql`where lower(email) = ${email}`;
  const statements = [
    sql`update subscribers set created_at = ${ago}, confirmed_at = ${ago}, unsubscribed_at = ${ago} ${isTheirs}`,
    sql`update waitlist_entries set created_at = ${ago} ${isTheirs}`,
    sql`update contact_messages set created_at = ${ago} ${isTheirs}`,
    sql`update users set created_at = ${ago} ${isTheirs}`,
    sql`alter table consent_changes disable trigger user`,
    sql`update consent_changes set created_at = ${ago} where about_id in (
      select id from subscribers ${isTheirs} union select id from waitlist_entries ${isTheirs})`,
    sql`alter table consent_changes enable trigger user`,
  ];
  for (const statement of statements) await database.run((db) => db.execute(statement));
}

/** The email addresses in a table. */
export const emailsOf = async (database: Database, table: string) => {
  const rows = (await allRows(database)).get(table) || "[]";
  return (JSON.parse(rows) as { email: string }[]).map(({ email }) => email).toSorted();
};
