import { type Answer, answerBank } from "./answers";

const DAY_MS = 24 * 60 * 60 * 1000;

/** How long an answer counts as current after its review. */
const REVIEW_DAYS = 180;

const allAnswers = answerBank.flatMap(({ answers }) => answers);

/** The last day, as YYYY-MM-DD, on which an answer counts as current. */
export const reviewBy = ({ reviewed }: Answer): string => daysAfter(reviewed, REVIEW_DAYS);

export const isOverdue = (answer: Answer, today: string): boolean => today > reviewBy(answer);

/** The answers past their review date. */
export const overdueAnswers = (today: string): Answer[] =>
  allAnswers.filter((answer) => isOverdue(answer, today));

/** The first day after `today` on which another answer is overdue. */
export const nextOverdueDay = (today: string): string | undefined =>
  allAnswers
    .map((answer) => daysAfter(reviewBy(answer), 1))
    .filter((day) => day > today)
    .toSorted()[0];

const daysAfter = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);
