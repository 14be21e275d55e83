import { type Place, paths } from "../../src/paths";
import { answerBank } from "../content/answers";
import { chat } from "../content/chat";
import { coPilotQuestions } from "../content/co-pilot";
import { documents } from "./documents";
import { headingsOf } from "./markdown";
import { questions } from "../content/questions";

/** A question that the site answers, or a page or section of it, its address, and other words that lead to it. */
export type ChatEntry = readonly [name: string, href: string, also?: string];

const questionsAt = (
  { path }: Place,
  all: readonly { question: string; slug: string }[],
): ChatEntry[] => all.map(({ question, slug }) => [question, `${path}#faq-${slug}`]);

/**
 * Returns what the chat searches: the site's questions, pages and headings of its documents. The build calls it, so
 * that browsers get only the list.
 */
export function chatIndex(): ChatEntry[] {
  const answers = answerBank().flatMap((group) => group.answers);
  const current = documents.filter(({ place, current: newest }) => place === newest);
  return [
    ...questionsAt(paths.home, questions),
    ...questionsAt(paths.coPilot, coPilotQuestions),
    ...answers.map(({ question, source }): ChatEntry => [
      question,
      "href" in source ? source.href : paths.security.path,
    ]),
    ...current.flatMap(({ place, markdown }) =>
      place === paths.help
        ? [...markdown.matchAll(/^\*\*(.+?)\*\*/gm)].map(([, name = ""]): ChatEntry => [
            name,
            place.path,
          ])
        : headingsOf(markdown).map(({ title, id }): ChatEntry => [
            `${place.title}: ${title}`,
            `${place.path}#${id}`,
          ]),
    ),
    ...Object.values<Place>(paths)
      .filter(({ kind, isIndexed }) => kind === "page" && isIndexed)
      .map(({ title, path }): ChatEntry => {
        const also = chat.pages.find(([page]) => page === path)?.[1];
        return also === undefined ? [title, path] : [title, path, also];
      }),
  ];
}
