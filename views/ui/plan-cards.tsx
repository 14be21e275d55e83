import type { ReactNode } from "react";
import {
  addOnLine,
  annualPrice,
  dollars,
  type Plan,
  plans,
  pricing,
  yearlyTotal,
} from "../content/plans";
import { BILLED } from "./billing-switch";
import { CheckList } from "./check-list";
import { Pill } from "./badge";
import { ButtonLink } from "./button";

/** A border of its own: gold above. */
const POPULAR =
  "border-transparent shadow-edge [background:linear-gradient(var(--color-surface-2)_0_0)_padding-box,linear-gradient(170deg,var(--color-gold),var(--color-hairline-strong)_50%)_border-box]";

/** The three plans side by side. `isShort` leaves out all but price, limit and action. */
export function PlanCards({ isShort = false }: { isShort?: boolean }): ReactNode {
  return (
    <div className="mt-8 grid gap-4 md:grid-cols-3 md:gap-y-0 lg:mt-12 lg:gap-x-6">
      {plans.map((plan) => (
        <PlanCard key={plan.id} plan={plan} isShort={isShort} />
      ))}
    </div>
  );
}

/** Side by side, the parts of the three begin on the same lines. */
function PlanCard({ plan, isShort }: { plan: Plan; isShort: boolean }): ReactNode {
  return (
    <article
      className={`plan grid rounded-card border p-5 md:grid-rows-subgrid md:px-4 lg:p-8 ${isShort ? "md:row-span-4" : "md:row-span-8"} ${plan.isPopular ? POPULAR : "border-hairline bg-surface-1"}`}
    >
      <h3 className="flex items-center justify-between gap-2">
        {plan.name}
        {plan.isPopular && <Pill>{pricing.popular}</Pill>}
      </h3>
      {!isShort && <p className="text-small text-muted">{plan.subtitle}</p>}
      <Price plan={plan} />
      {isShort ? (
        <p className="mt-2 text-ink">{plan.limit}</p>
      ) : (
        <p className="mt-4">{plan.description}</p>
      )}
      <ButtonLink
        tone={plan.isPopular ? "primary" : "secondary"}
        className={isShort ? "mt-4" : "my-6"}
        href={plan.cta.href}
      >
        {plan.cta.label}
        <span className="sr-only"> {plan.name}</span>
      </ButtonLink>
      {!isShort && <Contents plan={plan} />}
    </article>
  );
}

function Price({ plan }: { plan: Plan }): ReactNode {
  const prices = [
    { billing: "monthly", price: plan.price, note: pricing.billedMonthly },
    {
      billing: "annual",
      price: annualPrice(plan),
      note: `${dollars(yearlyTotal(plan))} ${pricing.billedYearly}`,
    },
  ] as const;
  return (
    <div className="mt-2 text-small text-muted tabular-nums md:mt-5">
      {prices.map(({ billing, price, note }) => (
        <p key={billing} className={BILLED[billing]} data-billing={billing}>
          <b className="mr-1 text-price font-black md:max-lg:block">{dollars(price)}</b>{" "}
          {pricing.perSeat}
          <small className="block">{note}</small>
        </p>
      ))}
    </div>
  );
}

function Contents({ plan }: { plan: Plan }): ReactNode {
  return (
    <>
      <CheckList points={plan.features} />
      <h4 className="mt-6 mb-2 border-t border-hairline pt-5 text-small text-muted">
        {pricing.extras}
      </h4>
      <ul className="text-small">
        {plan.addOns.map((addOn) => (
          <li key={addOn.name}>{addOnLine(addOn)}</li>
        ))}
      </ul>
    </>
  );
}
