import type { ReactNode } from "react";
import { demoHref } from "../../content/demo-links";
import { featuresPage } from "../../content/features";
import { Island } from "../../layout/island";
import { HowCounted } from "../../ui/how-counted";
import { MoreLink } from "../../ui/more-link";
import { Lead, Section } from "../../ui/section";

/** The tasks after a call, interactive. */
export function WrapUp(): ReactNode {
  const { title, lead, claim, action } = featuresPage.wrapUp;
  return (
    <Section id="wrap-up">
      <div className="mb-6 grid gap-x-16 gap-y-4 lg:mb-12 lg:grid-cols-2">
        <div>
          <h2>{title}</h2>
          <div className="mt-4">
            <b>{claim.figure}</b> {claim.scope} <HowCounted claim={claim} isCompact />
          </div>
        </div>
        <div>
          <Lead>{lead}</Lead>
          <MoreLink href={demoHref("after-call")}>{action}</MoreLink>
        </div>
      </div>
      <Island name="closeout" props={{}} />
    </Section>
  );
}
