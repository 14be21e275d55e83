import { sql, type SQL } from "drizzle-orm";
import { check, index, integer, jsonb, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { createdAt, searchedWords, wordsIndex } from "./columns";

/** Suspected spam: kept for 30 days for an operator, who may release it. No mail is sent for it. */
export const heldSubmissions = pgTable(
  "held_submissions",
  {
    id: uuid("id").primaryKey(),
    /** The kind of submission, which determines the table it is released to. */
    kind: text("kind").notNull(),
    email: text("email").notNull(),
    /** The row, as the function that stores this kind takes it. */
    row: jsonb("row").$type<Record<string, unknown>>().notNull(),
    score: integer("score").notNull(),
    /** The names of the detected signals, heaviest first. */
    signals: jsonb("signals").$type<string[]>().notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    index("held_submissions_email").on(sql`fold_address(${table.email})`),
    index("held_submissions_created_at").on(table.createdAt),
    wordsIndex("held_submissions_words", heldWords),
    check("held_submissions_email_length", sql`char_length(${table.email}) between 3 and 254`),
  ],
);

/** What can be searched in what was typed into a form. */
export const heldWords: SQL = searchedWords({
  words: [
    heldSubmissions.email,
    sql`(${heldSubmissions.row} ->> 'name')`,
    sql`(${heldSubmissions.row} ->> 'company')`,
  ],
  feature: sql`substring(${heldSubmissions.row} ->> 'source' from ':(.*)$')`,
  origin: sql`(${heldSubmissions.row} -> 'origin')`,
});
