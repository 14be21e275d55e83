import { type Answer, answerBank, type Source } from "./answers";
import { markdownTable } from "./markdown-table";
import { isOverdue, overdueAnswers, reviewBy } from "./review-dates";

/** All answers as Markdown, a table for each subject. Answers past their review date say so, and so does a line above. */
export function answersText(today: string): string {
  const overdue = overdueAnswers(today).length;
  const warning =
    overdue > 0
      ? [`**${overdue} answers are past their review date** and may be out of date. Ask us first.`]
      : [];
  const tables = answerBank.map(({ subject, answers }) => {
    const rows = answers.map((one) => [
      one.question,
      one.answer,
      sourceText(one.source),
      reviewText(one, today),
    ]);
    return `### ${subject}\n\n${markdownTable(["Question", "Answer", "Shown by", "Review by"], rows)}`;
  });
  return [...warning, ...tables].join("\n\n");
}

function sourceText(source: Source): string {
  if ("header" in source) return `Header \`${source.header}\``;
  if ("test" in source) return `Test \`${source.test.replace("tests/", "")}\``;
  return `[${source.name}](${source.href})`;
}

const reviewText = (answer: Answer, today: string): string =>
  isOverdue(answer, today) ? `**Overdue since ${reviewBy(answer)}**` : reviewBy(answer);
