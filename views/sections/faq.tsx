import type { ReactNode } from "react";
import { faqSection as copy, questions } from "../content/questions";
import { contactHref } from "../content/links";
import { Icon } from "../ui/icon";
import { QuestionList } from "../ui/question-list";
import { Section, SectionHead } from "../ui/section";

/** What buyers ask, beside the way to ask more. */
export function Faq(): ReactNode {
  return (
    <Section id="faq" className="split faq">
      <SectionHead eyebrow={copy.eyebrow} title={copy.title} lead={copy.lead}>
        <a className="more" href={contactHref("other")}>
          {copy.link}
          <Icon name="arrow" />
        </a>
      </SectionHead>
      <QuestionList questions={questions} />
    </Section>
  );
}
