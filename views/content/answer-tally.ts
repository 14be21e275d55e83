import { answerBank } from "./answers";
import { NOT_PROVIDED } from "./operator";

const all = answerBank.flatMap(({ answers }) => answers);
const missing = all.filter(
  ({ answer }) => answer.startsWith("Not published yet") || answer.includes(NOT_PROVIDED),
).length;

const answered = all.length - missing;

/** How many of the answers for buyers say more than that something is missing. */
export const answerTally = {
  figure: `${answered} of ${all.length}`,
  answered,
  missing,
  share: answered / all.length,
} as const;
