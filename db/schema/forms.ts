import { sql, type SQL } from "drizzle-orm";
import { check, index, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import { origin } from "./origin";
import { createdAt, feature, id, searchedWords, time, wordsIndex } from "./columns";

/**
 * One row per address and source. `email` is stored as typed and compared ignoring case. The checks only back up the
 * routes' stricter validation.
 */
export const subscribers = pgTable(
  "subscribers",
  {
    id: id(),
    email: text("email").notNull(),
    source: text("source").notNull(),
    list: text("list", { enum: ["newsletter", "notify"] })
      .notNull()
      .generatedAlwaysAs(sql`case source when 'newsletter' then 'newsletter' else 'notify' end`),
    feature: feature(),
    /** The text of the checked consent box; null if the form had none. */
    consentText: text("consent_text"),
    privacyVersion: text("privacy_version"),
    origin: origin(),
    createdAt: createdAt(),
    /** Set by the link in the first message; nothing else is mailed before. */
    confirmedAt: time("confirmed_at"),
    unsubscribedAt: time("unsubscribed_at"),
  },
  (table) => [
    uniqueIndex("subscribers_email_source_key").on(sql`fold_address(${table.email})`, table.source),
    index("subscribers_created_at").on(table.createdAt, table.id),
    wordsIndex("subscribers_words", subscriberWords),
    index("subscribers_unsubscribed_at")
      .on(table.unsubscribedAt)
      .where(sql`${table.unsubscribedAt} is not null`),
    // People who wait for a feature; few are left after it was announced.
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

export const subscriberWords: SQL = searchedWords({
  words: [subscribers.email],
  feature: subscribers.feature,
  origin: subscribers.origin,
});

/** Requests to join a beta; one row per address and source, which contains the feature. */
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
    /** No mail about the beta after this. Asking again clears it. */
    unsubscribedAt: time("unsubscribed_at"),
    /** When an invitation was sent. */
    invitedAt: time("invited_at"),
  },
  (table) => [
    uniqueIndex("waitlist_entries_email_source_key").on(
      sql`fold_address(${table.email})`,
      table.source,
    ),
    index("waitlist_entries_created_at").on(table.createdAt, table.id),
    wordsIndex("waitlist_entries_words", waitlistWords),
    check("waitlist_entries_email_length", sql`char_length(${table.email}) between 3 and 254`),
    check("waitlist_entries_company_length", sql`char_length(${table.company}) between 1 and 120`),
    check("waitlist_entries_source_length", sql`char_length(${table.source}) between 1 and 200`),
  ],
);

export const waitlistWords: SQL = searchedWords({
  words: [waitlistEntries.email, waitlistEntries.company],
  feature: waitlistEntries.feature,
  origin: waitlistEntries.origin,
});
