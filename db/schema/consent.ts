import { sql } from "drizzle-orm";
import { check, index, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { createdAt, time } from "./columns";

/**
 * Every step of a consent, in order. Rows are only added: a trigger refuses to change one, and to remove one as long as
 * the sign-up or waitlist entry is there that `aboutId` names. No foreign key: it would be asked at each sign-up.
 */
export const consentChanges = pgTable(
  "consent_changes",
  {
    aboutId: uuid("about_id").notNull(),
    change: text("change", { enum: ["signed up", "confirmed", "unsubscribed"] }).notNull(),
    /** `link` is the page that a link in a message leads to, `api` a program that sent JSON. `announcement` ended a sign-up for one email. */
    how: text("how", {
      enum: ["form", "api", "link", "preferences", "one-click", "announcement"],
    }).notNull(),
    /** The words that were shown, and the address of the page they stood on; null where nothing of ours was. */
    sentence: text("sentence"),
    page: text("page"),
    /** Of the privacy policy that was in force. */
    privacyVersion: text("privacy_version"),
    /** When it was decided, which may be long before the line is written. */
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
      sql`${table.how} in ('form', 'api', 'link', 'preferences', 'one-click', 'announcement')`,
    ),
    check("consent_changes_sentence_length", sql`char_length(${table.sentence}) <= 1000`),
    check("consent_changes_page_length", sql`char_length(${table.page}) <= 200`),
  ],
);

/**
 * Who was erased, under a hash with a salt of its own, so that what comes late from a journal is not stored again. A mark
 * is dropped when no journal can hold anything that old.
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
