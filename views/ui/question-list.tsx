import type { ReactNode } from "react";
import type { Question } from "../content/questions";
import { Icon } from "./icon";

/**
 * Questions that unfold, one at a time and by the browser's own means, so that its search finds the answers too.
 * An address that ends in `#faq-` and a slug opens its own (`behaviors/anchor-scroll`). One list to a page.
 */
export function QuestionList({ questions }: { questions: readonly Question[] }): ReactNode {
  return (
    <div>
      {questions.map(({ slug, question, answer }) => (
        <details key={slug} id={`faq-${slug}`} name="faq">
          <summary>
            {question}
            <Icon name="chevron" />
          </summary>
          <p>{answer}</p>
        </details>
      ))}
    </div>
  );
}
