import { sql } from "drizzle-orm";
import { boolean, check, pgTable, text } from "drizzle-orm/pg-core";

/** The public address (`SITE_URL`) of the site that last started on this database, for operators' commands. */
export const siteAddress = pgTable(
  "site_address",
  {
    /** There is one row. */
    isOnly: boolean("is_only").primaryKey().default(true),
    url: text("url").notNull(),
  },
  (table) => [check("site_address_only", sql`${table.isOnly}`)],
);
