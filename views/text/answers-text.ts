import { answerBank, type Source } from "../content/answers";
import { answerTally } from "../content/answer-tally";
import { markdownTable } from "./markdown-table";

/** Returns all answers as Markdown: their tally, then a table per subject. */
export function answersText(): string {
  const tables = answerBank.map(({ subject, answers }) => {
    const rows = answers.map(({ question, answer, source }) => [
      question,
      `${answer} Shown by ${sourceText(source)}`,
    ]);
    return `### ${subject}\n\n${markdownTable(["Question", "Answer, and what shows it"], rows)}`;
  });
  const tally = `We answer **${answerTally.figure}** questions in full or in part, and say what’s missing for the other ${answerTally.missing}.`;
  return [tally, ...tables].join("\n\n");
}

function sourceText(source: Source): string {
  if ("header" in source) return `the header \`${source.header}\``;
  if ("test" in source) return `the test \`${source.test.replace("tests/", "")}\``;
  return `[${source.name}](${source.href})`;
}
