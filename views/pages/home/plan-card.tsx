import type { ReactNode } from "react";
import { type Plan, pricing } from "../../content/plans";
import { Pill } from "../../ui/badge";
import { ButtonLink } from "../../ui/button";
import { planClass, PlanPrice } from "../../ui/plan-price";

/** A plan in short: its price, its limit and its action. */
export function PlanCard({ plan }: { plan: Plan }): ReactNode {
  return (
    <article className={`grid p-4 lg:p-8 ${planClass(plan)}`}>
      <h3 className="flex items-center justify-between gap-2">
        {plan.name}
        {plan.isPopular && <Pill>{pricing.popular}</Pill>}
      </h3>
      <PlanPrice plan={plan} />
      <p className="text-ink">{plan.limit}</p>
      <ButtonLink
        tone={plan.isPopular ? "primary" : "secondary"}
        className="mt-4"
        href={plan.cta.href}
      >
        {plan.cta.label}
        <span className="sr-only"> {plan.name}</span>
      </ButtonLink>
    </article>
  );
}
