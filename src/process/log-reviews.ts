import { overdueAnswers } from "../../views/content/review-dates";
import type { Log } from "../log";

/** Warns at startup of answers on the security page that are past their review date. */
export function logReviews(log: Log, now = new Date()): void {
  const overdue = overdueAnswers(now.toISOString().slice(0, 10));
  if (overdue.length === 0) return;
  log.event("warn", "answers are past their review date: review them in views/content/answers.ts", {
    count: overdue.length,
    questions: overdue.map(({ question }) => question).join(" "),
  });
}
