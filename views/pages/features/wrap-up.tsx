import type { ReactNode } from "react";
import { demoHref } from "../../content/demo-links";
import { featuresPage } from "../../content/features";
import { CloseoutWindow } from "../../product/call-windows";
import { ButtonLink } from "../../ui/button";
import { ClaimFigure } from "../../ui/claim-scope";
import { Beside, Lead, Section } from "../../ui/section";

const { title, lead, claim, action, window, edit, deal } = featuresPage.wrapUp;

/** The closeout as the rep edits it, which the demo lets visitors try. */
export function WrapUp(): ReactNode {
  return (
    <Section id="wrap-up">
      <Beside>
        <div>
          <h2>{title}</h2>
          <Lead className="my-4">{lead}</Lead>
          <ClaimFigure claim={claim} />
          <ButtonLink tone="primary" className="mt-5" href={demoHref("crm-title")}>
            {action}
          </ButtonLink>
        </div>
        <CloseoutWindow deal={deal} text={window} edit={edit} />
      </Beside>
    </Section>
  );
}
