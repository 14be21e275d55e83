import { check, jsonb, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";
import { sql } from "drizzle-orm";

/**
 * Facts about the company behind the site, as they were set and changed: rows are only added, so that a policy can be shown
 * with the facts of any day. Names and values are those of `Operator` in `views/content/operator.ts`.
 */
export const companyFacts = pgTable(
  "company_facts",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    name: text("name").notNull(),
    /** Null once it was unset. */
    value: jsonb("value"),
    setAt: timestamp("set_at", { withTimezone: true, mode: "string" })
      .notNull()
      .default(sql`clock_timestamp()`),
    /** The account of the admin who set it in the console; null for a command, and once that account is deleted. */
    setBy: uuid("set_by"),
  },
  (table) => [check("company_facts_length", sql`pg_column_size(${table.value}) <= 65536`)],
);
