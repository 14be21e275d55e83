import type { ReactNode } from "react";
import { paths } from "../../../src/paths";
import { coPilot } from "../../content/co-pilot";
import { betaFeatures, waitlistHref } from "../../content/links";
import { ButtonLink } from "../../ui/button";
import { Lead } from "../../ui/section";
import { Unbroken } from "../../ui/unbroken";
import { Wrap } from "../../ui/wrap";

export function End(): ReactNode {
  const { title, lead, primary, secondary } = coPilot.end;
  return (
    <section className="section border-t border-hairline bg-wash bg-no-repeat py-section">
      <Wrap className="flex flex-wrap items-end justify-between gap-x-16 gap-y-6">
        <div>
          <h2>{title}</h2>
          <Lead className="mt-5">
            <Unbroken text={lead} />
          </Lead>
        </div>
        <p className="flex flex-wrap gap-3 max-xs:w-full">
          <ButtonLink tone="primary" className="max-xs:w-full" href={waitlistHref(betaFeatures[0])}>
            {primary}
          </ButtonLink>
          <ButtonLink className="max-xs:w-full" href={paths.pricing.path}>
            {secondary}
          </ButtonLink>
        </p>
      </Wrap>
    </section>
  );
}
