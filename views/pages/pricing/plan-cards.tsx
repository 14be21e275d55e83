import type { ReactNode } from "react";
import { annualPrice, dollars, type Plan, plans } from "../../content/plans";
import { pointsOf, pricingPage } from "../../content/pricing-page";
import { CheckList } from "../../ui/check-list";
import { PlanAction, planClass, PlanName, PlanPrice } from "../../ui/plan";

const { hero } = pricingPage;

/** The three plans side by side, with everything each includes. */
export function PlanCards(): ReactNode {
  return (
    <div className="mt-6 grid gap-4 md:grid-cols-3 md:gap-y-0 print:grid-cols-3 print:gap-y-0 lg:gap-x-6">
      {plans.map((plan) => (
        <PlanCard key={plan.id} plan={plan} />
      ))}
    </div>
  );
}

/** A plan's card. Side by side, the rows of all cards align. */
function PlanCard({ plan }: { plan: Plan }): ReactNode {
  return (
    <article
      className={`grid p-5 md:row-span-6 md:grid-rows-subgrid md:px-4 lg:p-8 print:row-span-6 print:grid-rows-subgrid print:p-3 ${planClass(plan)}`}
    >
      <PlanName plan={plan} />
      <p className="mb-2 text-small text-muted">{plan.subtitle}</p>
      <PlanPrice plan={plan} yearly={hero.yearly(dollars(annualPrice(plan)))} />
      <p className="mt-2">{plan.description}</p>
      <div className="my-6 print:hidden">
        <PlanAction plan={plan} className="w-full" />
        <p className="mt-2 text-center text-small text-muted">{plan.starts}</p>
      </div>
      <CheckList points={pointsOf(plan)} />
    </article>
  );
}
