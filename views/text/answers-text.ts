import { answerBank, answerCount, askUs, type Source } from "../content/answers";
import { markdownTable } from "./markdown-table";

/** Returns all answers as Markdown, a table per subject. */
export function answersText(): string {
  const tables = answerBank().map(({ subject, answers }) => {
    const rows = answers.map(({ question, answer, source }) => [
      question,
      `${answer} (${sourceText(source)})`,
    ]);
    return `### ${subject}\n\n${markdownTable(["Question", "Answer, and where it stands"], rows)}`;
  });
  return [`**${answerCount()} answers.**`, ...tables].join("\n\n");
}

/** Returns what we answer in writing only, as Markdown. */
export const askUsText = (): string =>
  askUs()
    .map(({ subject, about }) => `- **${subject}**: ${about}`)
    .join("\n");

const sourceText = (source: Source): string =>
  "header" in source ? `the header \`${source.header}\`` : `[${source.name}](${source.href})`;
