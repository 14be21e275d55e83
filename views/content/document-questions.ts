import { answerBank } from "./answers";
import type { Document } from "./documents";
import type { Question } from "./questions";

type QuestionAndAnswer = Pick<Question, "question" | "answer">;

/** The questions that a document answers, for search engines: the answer bank, or bold questions before their answers. */
export function questionsOf({ markdown }: Document): QuestionAndAnswer[] {
  if (markdown.includes("{list:answers}")) return answerBank.flatMap(({ answers }) => answers);
  return [...markdown.matchAll(/^\*\*(.+\?)\*\* (.+)$/gm)].map(
    ([, question = "", answer = ""]) => ({ question, answer: plainText(answer) }),
  );
}

/** Markdown without its links. */
const plainText = (markdown: string): string => markdown.replaceAll(/\[([^\]]+)\]\([^)]*\)/g, "$1");
