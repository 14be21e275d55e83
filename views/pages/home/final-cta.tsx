import type { ReactNode } from "react";
import { claims } from "../../content/claims";
import { home } from "../../content/home";
import { contactHref } from "../../content/links";
import { NewsletterForm } from "../../forms/newsletter-form";
import type { FormState } from "../../forms/form-state";
import { ButtonLink } from "../../ui/button";
import { HowCounted } from "../../ui/how-counted";
import { Wrap } from "../../ui/wrap";

/** The final call to action: book a call or subscribe to the newsletter. */
export function FinalCta({ form }: { form?: FormState | undefined }): ReactNode {
  const { title, text, action } = home.finalCta;
  return (
    <section id="final-cta" className="section pt-0 pb-9 lg:pb-20">
      <Wrap>
        <div className="grid gap-5 rounded-window border border-hairline-strong bg-surface-1 bg-wash bg-no-repeat p-5 shadow-edge lg:grid-cols-2 lg:items-center lg:gap-12 lg:p-12">
          <div>
            <h2>{title}</h2>
            <div className="mt-4 max-w-measure text-lead text-pretty">
              {text} <HowCounted claim={claims.resultsWithin} isCompact />
            </div>
            <ButtonLink className="mt-5" href={contactHref("call")}>
              {action}
            </ButtonLink>
          </div>
          <NewsletterForm {...(form && { state: form })} />
        </div>
      </Wrap>
    </section>
  );
}
