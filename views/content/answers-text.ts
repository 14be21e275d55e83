import { type Answer, answerBank, type Source } from "./answers";
import { answerTally } from "./answer-tally";
import { markdownTable } from "./markdown-table";
import { isOverdue, overdueAnswers, reviewBy } from "./review-dates";

/**
 * Returns all answers as Markdown: their tally and next review date, then a table per subject. Answers past their review date are
 * marked, and a line above the tables says so.
 */
export function answersText(today: string): string {
  const overdue = overdueAnswers(today).length;
  const warning =
    overdue > 0
      ? [`**${overdue} answers are past their review date** and may be out of date. Ask us first.`]
      : [];
  const tables = answerBank.map(({ subject, answers }) => {
    const rows = answers.map((one) => [
      one.question,
      `${one.answer} Shown by ${sourceText(one.source)}${overdueText(one, today)}`,
    ]);
    return `### ${subject}\n\n${markdownTable(["Question", "Answer, and what shows it"], rows)}`;
  });
  const [next = ""] = answerBank.flatMap(({ answers }) => answers.map(reviewBy)).toSorted();
  const tally = `We answer **${answerTally.figure}** questions in full or in part, and say what’s missing for the other ${answerTally.missing}.`;
  return [...warning, `${tally} Next review: by ${next}.`, ...tables].join("\n\n");
}

function sourceText(source: Source): string {
  if ("header" in source) return `the header \`${source.header}\``;
  if ("test" in source) return `the test \`${source.test.replace("tests/", "")}\``;
  return `[${source.name}](${source.href})`;
}

const overdueText = (answer: Answer, today: string): string =>
  isOverdue(answer, today) ? `, **overdue since ${reviewBy(answer)}**` : "";
