import { sql } from "drizzle-orm";
import { boolean, check, pgTable, text, timestamp } from "drizzle-orm/pg-core";

/** The public address (`SITE_URL`) of the site that last started on this database, for operators' commands. */
export const siteAddress = pgTable(
  "site_address",
  {
    /** There is one row. */
    isOnly: boolean("is_only").primaryKey().default(true),
    url: text("url").notNull(),
    /** When a backup of this database was last made. */
    backedUpAt: timestamp("backed_up_at", { withTimezone: true }),
  },
  (table) => [check("site_address_only", sql`${table.isOnly}`)],
);
