import type { ReactNode } from "react";
import { claims } from "../../content/claims";
import { home } from "../../content/home";
import { NewsletterForm } from "../../forms/newsletter-form";
import type { FormState } from "../../forms/form-state";
import { LastActions } from "../../ui/last-actions";
import { ClaimLead } from "../../ui/section-head";
import { Wrap } from "../../ui/wrap";

/** The final call to action: get early access or book a call; beside it, the newsletter. */
export function FinalCta({ form }: { form?: FormState | undefined }): ReactNode {
  const { title, text, newsletter } = home.finalCta;
  return (
    <section id="final-cta" className="section pt-0 pb-section">
      <Wrap>
        <div className="grid gap-6 rounded-window border border-hairline-strong bg-surface-1 bg-wash bg-no-repeat p-5 lg:grid-cols-2 lg:items-center lg:gap-12 lg:p-8">
          <div>
            <h2>{title}</h2>
            <ClaimLead claim={claims.resultsWithin} className="mt-4">
              {text}
            </ClaimLead>
            <LastActions className="mt-5" />
          </div>
          <div className="border-hairline-strong lg:border-l lg:pl-10">
            <div className="mb-4 has-[+*>dl]:hidden">
              <h3 className="text-h4">{newsletter.title}</h3>
              <p>{newsletter.text}</p>
            </div>
            <NewsletterForm {...(form && { state: form })} />
          </div>
        </div>
      </Wrap>
    </section>
  );
}
