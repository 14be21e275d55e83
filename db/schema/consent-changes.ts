import { sql } from "drizzle-orm";
import { check, index, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { createdAt, time } from "./columns";

/**
 * Every step of a consent, in order. Append-only: a trigger rejects changes, and deletions while the sign-up or waitlist
 * entry of `aboutId` exists. There is no foreign key, because it would be checked at each sign-up.
 */
export const consentChanges = pgTable(
  "consent_changes",
  {
    aboutId: uuid("about_id").notNull(),
    change: text("change", { enum: ["signed up", "confirmed", "unsubscribed"] }).notNull(),
    /** `link` is the page that a link in a message leads to, `api` a program that sent JSON. `announcement` ended a sign-up for one email, `complaint` came from the mail provider, `team` from the console. */
    how: text("how", {
      enum: [
        "form",
        "api",
        "link",
        "preferences",
        "one-click",
        "announcement",
        "complaint",
        "team",
      ],
    }).notNull(),
    /** The text that was shown, or the reason that the team gave; null if there was neither. `page` is where it was shown. */
    sentence: text("sentence"),
    page: text("page"),
    /** The version of the privacy policy at that time. */
    privacyVersion: text("privacy_version"),
    /** When it was decided, which may be long before the row is written. */
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.aboutId, table.createdAt] }),
    check(
      "consent_changes_change",
      sql`${table.change} in ('signed up', 'confirmed', 'unsubscribed')`,
    ),
    check(
      "consent_changes_how",
      sql`${table.how} in ('form', 'api', 'link', 'preferences', 'one-click', 'announcement', 'complaint', 'team')`,
    ),
    check("consent_changes_sentence_length", sql`char_length(${table.sentence}) <= 1000`),
    check("consent_changes_page_length", sql`char_length(${table.page}) <= 200`),
  ],
);

/**
 * Erased people, as a salted hash, so that late journal entries are not stored again. A mark is deleted when no journal can
 * hold entries that old.
 */
export const erasures = pgTable(
  "erasures",
  {
    salt: uuid("salt").primaryKey(),
    hash: text("hash").notNull(),
    erasedAt: time("erased_at").notNull().defaultNow(),
  },
  (table) => [index("erasures_erased_at").on(table.erasedAt)],
);
