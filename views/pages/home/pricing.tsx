import type { ReactNode } from "react";
import { paths } from "../../../src/paths";
import { type Claim, claims } from "../../content/claims";
import { type Billing, type Plan, plans, pricing, roiBox, scaleBox } from "../../content/plans";
import { pointsOf, pricingPage } from "../../content/pricing-page";
import { BillingSwitch } from "../../ui/billing-switch";
import { CheckList } from "../../ui/check-list";
import { ClaimFigure } from "../../ui/claim-scope";
import { Section } from "../../ui/section";
import { ClaimLead } from "../../ui/section-head";
import { MoreLink } from "../../ui/more-link";
import { PlanAction, planClass, PlanName, PlanPrice } from "../../ui/plan";

/** The plans in brief, with a link to the full comparison. */
export function Pricing({ billing }: { billing: Billing }): ReactNode {
  return (
    <Section id="pricing" className="border-t border-hairline">
      <div className="text-center">
        <h2>{pricing.title}</h2>
        <ClaimLead claim={claims.trial} className="mx-auto mt-4 mb-6">
          {pricing.lead}
        </ClaimLead>
        <BillingSwitch billing={billing} />
      </div>
      <div className="mt-6 grid gap-4 md:grid-cols-3 md:gap-y-0 print:grid-cols-3 print:gap-y-0 lg:gap-x-6">
        {plans.map((plan) => (
          <PlanCard key={plan.id} plan={plan} />
        ))}
      </div>
      <div className="mt-4 grid gap-4 lg:mt-6 lg:grid-cols-2 lg:gap-6">
        <Box {...scaleBox} link={pricing.compare} href={paths.pricing.path} />
        <Box {...roiBox} href={`${paths.pricing.path}#roi`} />
      </div>
      <ul className="mt-4 flex flex-wrap justify-between gap-x-6 gap-y-2 text-small text-muted lg:mt-6">
        {pricingPage.notes.points.map(({ name, text }) => (
          <li key={name}>
            <b>{name}:</b> {text}
          </li>
        ))}
      </ul>
    </Section>
  );
}

type BoxProps = { claim: Claim; title: string; link?: string; href?: string };

function Box({ claim, title, link, href }: BoxProps): ReactNode {
  return (
    <div className="rounded-card border border-hairline p-4 lg:px-8">
      <div className="flex min-h-11 flex-wrap items-center justify-between">
        <h3>{title}</h3>
        {link && <MoreLink href={href}>{link}</MoreLink>}
      </div>
      <ClaimFigure claim={claim} />
    </div>
  );
}

/** A plan's price, what it includes, and its call to action. Side by side, the rows of all cards align. */
function PlanCard({ plan }: { plan: Plan }): ReactNode {
  return (
    <article className={`grid p-4 md:row-span-4 md:grid-rows-subgrid lg:p-8 ${planClass(plan)}`}>
      <PlanName plan={plan} />
      <PlanPrice plan={plan} />
      <CheckList points={pointsOf(plan)} className="text-small" />
      <PlanAction plan={plan} className="mt-4" />
    </article>
  );
}
