import type { ReactNode } from "react";
import { coPilot, coPilotQuestions } from "../../content/co-pilot";
import { contactHref } from "../../content/links";
import { MoreLink } from "../../ui/more-link";
import { QuestionList } from "../../ui/question-list";
import { Section, SectionHead } from "../../ui/section";

const half = coPilotQuestions.length / 2;

export function Faq(): ReactNode {
  const { title, lead, link } = coPilot.faq;
  return (
    <Section id="faq" className="border-t border-hairline">
      <SectionHead title={title} lead={lead} />
      <div className="gap-16 lg:grid lg:grid-cols-2">
        <QuestionList questions={coPilotQuestions.slice(0, half)} />
        <QuestionList questions={coPilotQuestions.slice(half)} />
      </div>
      <MoreLink className="mt-6" href={contactHref("other")}>
        {link}
      </MoreLink>
    </Section>
  );
}
