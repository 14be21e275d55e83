import type { ReactNode } from "react";
import { home } from "../content/home";
import { contactHref } from "../content/links";
import { NewsletterForm } from "../partials/newsletter-form";
import type { FormState } from "../partials/form-state";
import { Icon } from "../ui/icon";
import { Section, SectionHead } from "../ui/section";

export function FinalCta({ form }: { form?: FormState | undefined }): ReactNode {
  const { eyebrow, title, text, action } = home.finalCta;
  return (
    <Section id="final-cta" className="final">
      <div className="final-panel split">
        <SectionHead eyebrow={eyebrow} title={title} lead={text}>
          <a className="more" href={contactHref("call")}>
            {action}
            <Icon name="arrow" />
          </a>
        </SectionHead>
        <NewsletterForm {...(form && { state: form })} />
      </div>
    </Section>
  );
}
