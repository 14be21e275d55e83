import { sql } from "drizzle-orm";
import { check, index, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import { origin } from "./origin";
import { createdAt, feature, id, listOfSource, time } from "./columns";

/**
 * One row per address and source. `email` is kept as it was typed; upper and lower case count as the
 * same address. The checks are the last line behind the routes' own validation, which is stricter.
 */
export const subscribers = pgTable(
  "subscribers",
  {
    id: id(),
    email: text("email").notNull(),
    source: text("source").notNull(),
    list: text("list", { enum: ["newsletter", "notify"] })
      .notNull()
      .generatedAlwaysAs(listOfSource(sql`source`)),
    feature: feature(),
    /** The words of the consent box that was ticked; null where the form had none. */
    consentText: text("consent_text"),
    privacyVersion: text("privacy_version"),
    origin: origin(),
    createdAt: createdAt(),
    /** Nobody is written to before the link in the first message was followed, or after the one that ends it. */
    confirmedAt: time("confirmed_at"),
    unsubscribedAt: time("unsubscribed_at"),
  },
  (table) => [
    uniqueIndex("subscribers_email_source_key").on(sql`lower(${table.email})`, table.source),
    index("subscribers_created_at").on(table.createdAt, table.id),
    index("subscribers_unsubscribed_at")
      .on(table.unsubscribedAt)
      .where(sql`${table.unsubscribedAt} is not null`),
    // Who still waits for word of a feature; after it was announced, few.
    index("subscribers_feature")
      .on(sql`lower(${table.feature})`)
      .where(
        sql`${table.list} = 'notify' and ${table.confirmedAt} is not null and ${table.unsubscribedAt} is null`,
      ),
    check("subscribers_email_length", sql`char_length(${table.email}) between 3 and 254`),
    check("subscribers_email_trimmed", sql`${table.email} = btrim(${table.email})`),
    check("subscribers_source_length", sql`char_length(${table.source}) between 1 and 200`),
    check("subscribers_consent_text_length", sql`char_length(${table.consentText}) <= 1000`),
    check("subscribers_privacy_version_length", sql`char_length(${table.privacyVersion}) <= 100`),
  ],
);

/** Who asks to be let into a beta; one row per address and source, which names the feature. */
export const waitlistEntries = pgTable(
  "waitlist_entries",
  {
    id: id(),
    email: text("email").notNull(),
    company: text("company"),
    source: text("source").notNull(),
    list: text("list", { enum: ["waitlist"] })
      .notNull()
      .generatedAlwaysAs(sql`'waitlist'`),
    feature: feature(),
    origin: origin(),
    createdAt: createdAt(),
    /** Nobody is written to about the beta after this; who asks again is back on the list. */
    unsubscribedAt: time("unsubscribed_at"),
    /** When an invitation was sent. */
    invitedAt: time("invited_at"),
  },
  (table) => [
    uniqueIndex("waitlist_entries_email_source_key").on(sql`lower(${table.email})`, table.source),
    index("waitlist_entries_created_at").on(table.createdAt, table.id),
    check("waitlist_entries_email_length", sql`char_length(${table.email}) between 3 and 254`),
    check("waitlist_entries_company_length", sql`char_length(${table.company}) between 1 and 120`),
    check("waitlist_entries_source_length", sql`char_length(${table.source}) between 1 and 200`),
  ],
);
