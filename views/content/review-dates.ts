import { type Answer, answerBank } from "./answers";

const DAY_MS = 24 * 60 * 60 * 1000;

/** Days for which an answer is current after its review. */
const REVIEW_DAYS = 180;

const allAnswers = answerBank.flatMap(({ answers }) => answers);

/** Returns the last day, as YYYY-MM-DD, on which an answer is current. */
export const reviewBy = ({ reviewed }: Answer): string => daysAfter(reviewed, REVIEW_DAYS);

export const isOverdue = (answer: Answer, today: string): boolean => today > reviewBy(answer);

/** Returns the answers past their review date. */
export const overdueAnswers = (today: string): Answer[] =>
  allAnswers.filter((answer) => isOverdue(answer, today));

/** Returns the first day after `today` on which another answer becomes overdue. */
export const nextOverdueDay = (today: string): string | undefined =>
  allAnswers
    .map((answer) => daysAfter(reviewBy(answer), 1))
    .filter((day) => day > today)
    .toSorted()[0];

const daysAfter = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);
