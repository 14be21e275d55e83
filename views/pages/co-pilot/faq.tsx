import type { ReactNode } from "react";
import { coPilot, coPilotQuestions } from "../../content/co-pilot";
import { QuestionList } from "../../ui/question-list";
import { Section, SectionHead } from "../../ui/section";

export function Faq(): ReactNode {
  const { title, lead } = coPilot.faq;
  return (
    <Section id="faq" className="border-t border-hairline" isSplit>
      <SectionHead title={title} lead={lead} isSticky />
      <QuestionList questions={coPilotQuestions} />
    </Section>
  );
}
