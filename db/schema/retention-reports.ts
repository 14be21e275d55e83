import { pgTable, text } from "drizzle-orm/pg-core";
import { time } from "./columns";

/** Terms of retention that were reported before their first deletion, each under its name and length. */
export const retentionReports = pgTable("retention_reports", {
  term: text("term").primaryKey(),
  reportedAt: time("reported_at").notNull().defaultNow(),
});
