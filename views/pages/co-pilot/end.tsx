import type { ReactNode } from "react";
import { paths } from "../../../src/paths";
import { coPilot } from "../../content/co-pilot";
import { betaFeatures, waitlistHref } from "../../content/links";
import { ButtonLink } from "../../ui/button";
import { FigureLine } from "../../ui/figure-line";
import { Lead } from "../../ui/section";
import { Unbroken } from "../../ui/unbroken";
import { Wrap } from "../../ui/wrap";

export function End(): ReactNode {
  const { title, lead, claims, primary, secondary } = coPilot.end;
  return (
    <section className="section border-t border-hairline bg-wash bg-no-repeat py-section">
      <Wrap className="grid items-center gap-x-16 gap-y-10 lg:grid-cols-2">
        <div>
          <h2>{title}</h2>
          <Lead className="mt-5">
            <Unbroken text={lead} />
          </Lead>
          <p className="mt-8 flex flex-wrap gap-3">
            <ButtonLink
              tone="primary"
              className="max-xs:w-full"
              href={waitlistHref(betaFeatures[0])}
            >
              {primary}
            </ButtonLink>
            <ButtonLink className="max-xs:w-full" href={paths.pricing.path}>
              {secondary}
            </ButtonLink>
          </p>
        </div>
        <ul className="grid gap-6 sm:grid-cols-2">
          {claims.map((claim) => (
            <FigureLine key={claim.scope} claim={claim} />
          ))}
        </ul>
      </Wrap>
    </section>
  );
}
