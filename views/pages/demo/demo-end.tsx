import type { ReactNode } from "react";
import { paths } from "../../../src/paths";
import { betaFeatures, waitlistHref } from "../../content/links";
import { demoPage } from "../../content/demo/page";
import { ButtonLink } from "../../ui/button";
import { Lead, Section } from "../../ui/section";

export function DemoEnd(): ReactNode {
  const { title, lead, primary, pricing, contact } = demoPage.end;
  return (
    <Section className="border-t border-hairline bg-wash-center bg-no-repeat">
      <div className="text-center">
        <h2>{title}</h2>
        <Lead className="mx-auto mt-5">{lead}</Lead>
        <p className="mt-8 flex flex-wrap justify-center gap-3">
          <ButtonLink tone="primary" className="max-xs:w-full" href={waitlistHref(betaFeatures[0])}>
            {primary}
          </ButtonLink>
          <ButtonLink className="max-xs:w-full" href={paths.pricing.path}>
            {pricing}
          </ButtonLink>
          <ButtonLink className="max-xs:w-full" href={paths.contact.path}>
            {contact}
          </ButtonLink>
        </p>
      </div>
    </Section>
  );
}
