import type { ReactNode } from "react";
import type { Plan } from "../../content/plans";
import { pointsWithAddOns } from "../../content/pricing-page";
import { CheckList } from "../../ui/check-list";
import { PlanAction, planClass, PlanName, PlanPrice } from "../../ui/plan";

/** A plan's price, what it includes, its add-ons and call to action. Side by side, the rows of all cards align. */
export function PlanCard({ plan }: { plan: Plan }): ReactNode {
  return (
    <article className={`grid p-4 md:row-span-4 md:grid-rows-subgrid lg:p-8 ${planClass(plan)}`}>
      <PlanName plan={plan} />
      <PlanPrice plan={plan} />
      <CheckList points={pointsWithAddOns(plan)} className="grid gap-1 text-small" />
      <PlanAction plan={plan} className="mt-4" />
    </article>
  );
}
