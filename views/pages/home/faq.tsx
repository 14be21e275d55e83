import type { ReactNode } from "react";
import { faqSection as copy, questions } from "../../content/questions";
import { Icon } from "../../ui/icon";
import { QuestionList } from "../../ui/question-list";
import { Wrap } from "../../ui/wrap";

const FIRST = 4;

/** Four questions, and the rest collapsed. */
export function Faq(): ReactNode {
  return (
    <section id="faq" className="section border-t border-hairline py-section">
      <Wrap className="grid gap-3 lg:grid-cols-[1fr_2fr] lg:gap-12">
        <h2>{copy.title}</h2>
        <div>
          <QuestionList questions={questions.slice(0, FIRST)} />
          <details className="group/all">
            <summary className="flex min-h-11 cursor-pointer items-center gap-2 font-bold text-teal group-open/all:hidden hover:text-teal-hover">
              {copy.all}
              <Icon name="chevron" className="w-4" />
            </summary>
            <QuestionList questions={questions.slice(FIRST)} />
          </details>
        </div>
      </Wrap>
    </section>
  );
}
