import type { ReactNode } from "react";
import { coPilot, coPilotQuestions } from "../../content/co-pilot";
import { contactHref } from "../../content/links";
import { MoreLink } from "../../ui/more-link";
import { QuestionList } from "../../ui/question-list";
import { Section, SectionHead } from "../../ui/section";

export function Faq(): ReactNode {
  const { title, lead, link } = coPilot.faq;
  return (
    <Section id="faq" className="border-t border-hairline" isSplit>
      <SectionHead title={title} lead={lead} isSticky>
        <MoreLink className="mt-3" href={contactHref("other")}>
          {link}
        </MoreLink>
      </SectionHead>
      <QuestionList questions={coPilotQuestions} />
    </Section>
  );
}
