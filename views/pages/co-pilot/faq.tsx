import type { ReactNode } from "react";
import { coPilot, coPilotQuestions } from "../../content/co-pilot";
import { contactHref } from "../../content/links";
import { MoreLink } from "../../ui/more-link";
import { QuestionList } from "../../ui/question-list";
import { Section } from "../../ui/section";

const half = coPilotQuestions.length / 2;

export function Faq(): ReactNode {
  const { title, link } = coPilot.faq;
  return (
    <Section id="faq" className="border-t border-hairline">
      <div className="mb-6 flex flex-wrap items-center justify-between gap-x-6">
        <h2>{title}</h2>
        <MoreLink href={contactHref("other")}>{link}</MoreLink>
      </div>
      <div className="gap-x-16 lg:grid lg:grid-cols-2">
        <QuestionList questions={coPilotQuestions.slice(0, half)} />
        <QuestionList questions={coPilotQuestions.slice(half)} />
      </div>
    </Section>
  );
}
