import type { ReactNode } from "react";
import type { Question } from "../content/questions";
import { HowCounted } from "./how-counted";
import { Icon } from "./icon";
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
          <summary className="-mx-3 flex min-h-16 cursor-pointer items-center justify-between gap-4 rounded-card p-3 text-lead font-bold text-ink outline-offset-[-4px]">
            {question}
            <span className="text-muted transition-[rotate] group-open:rotate-180 motion-reduce:transition-none">
              <Icon name="chevron" />
            </span>
          </summary>
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
