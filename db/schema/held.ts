import { sql } from "drizzle-orm";
import { check, index, integer, jsonb, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { createdAt } from "./columns";

/** What looked like spam: kept for 30 days, and read by an operator, who may release it. Nothing is mailed for it. */
export const heldSubmissions = pgTable(
  "held_submissions",
  {
    id: uuid("id").primaryKey(),
    /** The kind of submission, which names the table that it goes to when it is released. */
    kind: text("kind").notNull(),
    email: text("email").notNull(),
    /** The row of that table, as its verb takes it. */
    row: jsonb("row").$type<Record<string, unknown>>().notNull(),
    score: integer("score").notNull(),
    /** Names of the signals that were seen, heaviest first. */
    signals: jsonb("signals").$type<string[]>().notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    index("held_submissions_email").on(sql`lower(${table.email})`),
    index("held_submissions_created_at").on(table.createdAt),
    check("held_submissions_email_length", sql`char_length(${table.email}) between 3 and 254`),
  ],
);
