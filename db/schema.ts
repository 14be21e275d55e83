import { sql } from "drizzle-orm";
import { check, pgTable, text, timestamp, uniqueIndex, uuid } from "drizzle-orm/pg-core";

/**
 * One row per address and source. `email` is kept as it was typed; upper and lower case count as the
 * same address. The checks are the last line behind the routes' own validation, which is stricter.
 */
export const subscribers = pgTable(
  "subscribers",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    email: text("email").notNull(),
    source: text("source").notNull(),
    /** The words of the consent box that was ticked; null where the form had none. */
    consentText: text("consent_text"),
    privacyVersion: text("privacy_version"),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex("subscribers_email_source_key").on(sql`lower(${table.email})`, table.source),
    check("subscribers_email_length", sql`char_length(${table.email}) between 3 and 254`),
    check("subscribers_email_trimmed", sql`${table.email} = btrim(${table.email})`),
    check("subscribers_source_length", sql`char_length(${table.source}) between 1 and 200`),
    check("subscribers_consent_text_length", sql`char_length(${table.consentText}) <= 1000`),
    check("subscribers_privacy_version_length", sql`char_length(${table.privacyVersion}) <= 100`),
  ],
);
