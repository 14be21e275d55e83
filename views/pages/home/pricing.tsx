import type { ReactNode } from "react";
import { paths } from "../../../src/paths";
import type { Claim } from "../../content/claims";
import { type Billing, pricing, roiBox, scaleBox } from "../../content/plans";
import { BillingSwitch } from "../../ui/billing-switch";
import { PlanCards } from "../../ui/plan-cards";
import { MoreLink } from "../../ui/more-link";
import { Wrap } from "../../ui/section";

/** The plans in short; the pricing page compares them. */
export function Pricing({ billing }: { billing: Billing }): ReactNode {
  return (
    <section
      id="pricing"
      className="section border-t bg-[radial-gradient(50%_600px_at_50%_0,--alpha(var(--color-gold)/10%),transparent)] border-hairline py-14 lg:py-20"
    >
      <Wrap>
        <div className="text-center">
          <h2>{pricing.title}</h2>
          <p className="mt-3 mb-6 text-lead">{pricing.lead}</p>
          <BillingSwitch billing={billing} />
        </div>
        <PlanCards isShort />
        <div className="mt-4 grid gap-4 lg:mt-6 lg:grid-cols-2 lg:gap-6">
          <Box {...scaleBox} href={paths.pricing.path} />
          <Box {...roiBox} href={`${paths.pricing.path}#roi`} />
        </div>
      </Wrap>
    </section>
  );
}

type BoxProps = { claim: Claim; title: string; text: string; link: string; href: string };

function Box({ claim, title, text, link, href }: BoxProps): ReactNode {
  return (
    <div className="rounded-card border border-hairline p-5 lg:px-8 lg:py-6">
      <h3>{title}</h3>
      <p className="mt-2 flex items-center gap-5">
        <b className="text-figure font-black">{claim.figure}</b>
        {text}
      </p>
      <MoreLink className="mt-1" href={href}>
        {link}
      </MoreLink>
    </div>
  );
}
