import type { ReactNode } from "react";
import type { Plan } from "../../content/plans";
import { PlanAction, planClass, PlanName, PlanPrice } from "../../ui/plan";

/** A plan's price, limit and call to action. */
export function PlanCard({ plan }: { plan: Plan }): ReactNode {
  return (
    <article className={`grid p-4 lg:p-8 ${planClass(plan)}`}>
      <PlanName plan={plan} />
      <PlanPrice plan={plan} />
      <p className="text-ink">{plan.limit}</p>
      <PlanAction plan={plan} className="mt-4" />
    </article>
  );
}
