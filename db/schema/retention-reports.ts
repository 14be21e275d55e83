import { pgTable, text } from "drizzle-orm/pg-core";
import { time } from "./columns";

/** Retention terms that were reported before their first deletion, by name and length. */
export const retentionReports = pgTable("retention_reports", {
  term: text("term").primaryKey(),
  reportedAt: time("reported_at").notNull().defaultNow(),
});
