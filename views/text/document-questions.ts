import { answerBank } from "../content/answers";
import type { Document } from "./documents";
import type { Question } from "../content/questions";

type QuestionAndAnswer = Pick<Question, "question" | "answer">;

/**
 * Returns a document's questions and answers for search engines: the answer bank, or bold questions followed by
 * answers.
 */
export function questionsOf({ markdown }: Document): QuestionAndAnswer[] {
  if (markdown.includes("{list:answers}")) return answerBank().flatMap(({ answers }) => answers);
  return [...markdown.matchAll(/^\*\*(.+\?)\*\* (.+)$/gm)].map(
    ([, question = "", answer = ""]) => ({ question, answer: plainText(answer) }),
  );
}

/** Removes links from Markdown. */
const plainText = (markdown: string): string => markdown.replaceAll(/\[([^\]]+)\]\([^)]*\)/g, "$1");
