import type { ReactNode } from "react";
import { paths } from "../../../src/paths";
import { betaFeatures, waitlistHref } from "../../content/links";
import { demoPage } from "../../content/demo/page";
import { ButtonLink } from "../../ui/button";
import { Section, SectionHead } from "../../ui/section";

export function DemoEnd(): ReactNode {
  const { title, lead, primary, secondary } = demoPage.end;
  return (
    <Section className="border-t border-hairline bg-wash-center bg-no-repeat">
      <SectionHead title={title} lead={lead} isCentered>
        <p className="mt-8 flex flex-wrap justify-center gap-3">
          <ButtonLink tone="primary" className="max-xs:w-full" href={waitlistHref(betaFeatures[0])}>
            {primary}
          </ButtonLink>
          <ButtonLink className="max-xs:w-full" href={paths.pricing.path}>
            {secondary}
          </ButtonLink>
        </p>
      </SectionHead>
    </Section>
  );
}
