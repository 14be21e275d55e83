import type { ReactNode } from "react";
import type { Question } from "../content/questions";
import { Summary } from "./disclosure";
import { HowCounted } from "./how-counted";
import { MoreLink } from "./more-link";
import { Unbroken } from "./unbroken";

/**
 * Expandable questions, one open at a time. They are native `details`, so the browser's find-in-page searches the
 * answers. An address that ends in `#faq-` and a slug opens that question (`behaviors/anchor-scroll`).
 */
export function QuestionList({ questions }: { questions: readonly Question[] }): ReactNode {
  return (
    <div>
      {questions.map(({ slug, question, answer, claim, link }) => (
        <details
          key={slug}
          id={`faq-${slug}`}
          name="faq"
          className="group border-b border-hairline"
        >
          <Summary>{question}</Summary>
          <div className="max-w-measure pr-10 pb-6">
            <p>
              <Unbroken text={answer} />
            </p>
            {claim && <HowCounted claim={claim} />}
            {link && <MoreLink href={link.href}>{link.name}</MoreLink>}
          </div>
        </details>
      ))}
    </div>
  );
}
