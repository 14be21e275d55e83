import type { ReactNode } from "react";
import { demoHref } from "../../content/demo-links";
import { featuresPage } from "../../content/features";
import { CallTime } from "../../product/call-time";
import { CloseoutWindow } from "../../product/closeout-window";
import { ButtonLink } from "../../ui/button";
import { Lead, Section } from "../../ui/section";
import { CountedScope } from "./counted-scope";

const { title, lead, market, claim, action, window, edit, deal } = featuresPage.wrapUp;
const last = deal.quotes.at(-1);

/** The call's last words, then the closeout as the rep edits it, which the demo lets visitors try. */
export function WrapUp(): ReactNode {
  return (
    <Section id="wrap-up">
      <div className="grid gap-x-12 gap-y-8 lg:grid-cols-[5fr_7fr] lg:items-center xl:gap-x-20">
        <div>
          {last && (
            <p className="mb-4 max-w-measure">
              <span className="mr-2 font-bold text-teal">
                <CallTime at={last.at} />
              </span>
              <b>{deal.people.stakeholders[0]?.name}:</b> <q>{last.text}</q>
            </p>
          )}
          <h2>{title}</h2>
          <Lead className="mt-4">{lead}</Lead>
          <div className="mt-3">
            <span className="mr-2 text-small text-muted">{market}</span>
            <b>{claim.figure}</b> <CountedScope claim={claim} />
          </div>
          <ButtonLink tone="primary" className="mt-5" href={demoHref("crm-title")}>
            {action}
          </ButtonLink>
        </div>
        <CloseoutWindow deal={deal} text={window} edit={edit} />
      </div>
    </Section>
  );
}
