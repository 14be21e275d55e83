import type { ReactNode } from "react";
import { contactHref } from "../../content/links";
import { faqSection as copy, questions } from "../../content/questions";
import { QuestionList } from "../../ui/question-list";
import { MoreLink } from "../../ui/more-link";
import { Wrap } from "../../ui/section";

const FIRST = 4;

/** Four questions, the other four in a disclosure, and the way to ask more. */
export function Faq(): ReactNode {
  return (
    <section id="faq" className="section border-t border-hairline py-14 lg:py-20">
      <Wrap className="lg:grid lg:grid-cols-[5fr_7fr] lg:gap-16">
        <div>
          <h2>{copy.title}</h2>
          <MoreLink className="mt-3" href={contactHref("other")}>
            {copy.link}
          </MoreLink>
        </div>
        <div className="max-lg:mt-3">
          <QuestionList questions={questions.slice(0, FIRST)} />
          <details className="group/all">
            <summary className="flex min-h-14 cursor-pointer list-none items-center font-bold text-teal group-open/all:hidden hover:text-teal-hover [&::-webkit-details-marker]:hidden">
              {copy.all}
            </summary>
            <QuestionList questions={questions.slice(FIRST)} />
          </details>
        </div>
      </Wrap>
    </section>
  );
}
