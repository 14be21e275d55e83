import type { ReactNode } from "react";
import { coPilot, coPilotQuestions } from "../../content/co-pilot";
import { QuestionList } from "../../ui/question-list";
import { Section } from "../../ui/section";

const half = coPilotQuestions.length / 2;

export function Faq(): ReactNode {
  return (
    <Section id="faq" className="border-t border-hairline">
      <h2 className="mb-8">{coPilot.faq.title}</h2>
      <div className="gap-x-16 lg:grid lg:grid-cols-2">
        <QuestionList questions={coPilotQuestions.slice(0, half)} />
        <QuestionList questions={coPilotQuestions.slice(half)} />
      </div>
    </Section>
  );
}
