import type { ReactNode } from "react";
import { paths } from "../../src/paths";
import { faqSection as copy, questions } from "../content/questions";
import { Icon } from "../ui/icon";
import { Section, SectionHead } from "../ui/section";

/** One answer open at a time, by the browser's own means. */
export function Faq(): ReactNode {
  return (
    <Section id="faq" className="split faq">
      <SectionHead eyebrow={copy.eyebrow} title={copy.title} lead={copy.lead}>
        <a className="more" href={paths.contact.path}>
          {copy.link}
          <Icon name="arrow" />
        </a>
      </SectionHead>
      <div>
        {questions.map(({ question, answer }) => (
          <details key={question} name="faq">
            <summary>
              {question}
              <Icon name="chevron" />
            </summary>
            <p>{answer}</p>
          </details>
        ))}
      </div>
    </Section>
  );
}
