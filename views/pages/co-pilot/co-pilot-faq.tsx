import type { ReactNode } from "react";
import { coPilot, coPilotQuestions } from "../../content/co-pilot";
import { QuestionList } from "../../ui/question-list";
import { Section, SectionHead } from "../../ui/section";

export function CoPilotFaq(): ReactNode {
  return (
    <Section id="faq" className="split faq">
      <SectionHead {...coPilot.faq} />
      <QuestionList questions={coPilotQuestions} />
    </Section>
  );
}
