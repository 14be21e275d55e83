import type { ReactNode } from "react";
import { annualPrice, dollars, type Plan, pricing, yearlyTotal } from "../content/plans";
import { Pill } from "./badge";
import { BILLED } from "./billing-switch";
import { ButtonLink } from "./button";

/** Returns the classes of a plan's card. The popular plan has a lighter background and a gold border. */
export function planClass({ isPopular }: Plan): string {
  return isPopular
    ? "plan rounded-card border border-gold bg-surface-2"
    : "plan rounded-card border border-hairline bg-surface-1";
}

/** The plan's name, with a badge if it is the popular one. */
export function PlanName({ plan }: { plan: Plan }): ReactNode {
  return (
    <h3 className="flex items-center justify-between gap-2">
      {plan.name}
      {plan.isPopular && <Pill>{pricing.popular}</Pill>}
    </h3>
  );
}

/** The price of a seat. The billing switch shows the monthly or the annual price, and `yearly` below the monthly one. */
export function PlanPrice({ plan, yearly = "" }: { plan: Plan; yearly?: string }): ReactNode {
  const prices = [
    { billing: "monthly", price: plan.price, note: yearly },
    {
      billing: "annual",
      price: annualPrice(plan),
      note: `${dollars(yearlyTotal(plan))} ${pricing.billedYearly}`,
    },
  ] as const;
  return (
    <div className="my-2 text-small text-muted tabular-nums">
      {prices.map(({ billing, price, note }) => (
        <p key={billing} className={BILLED[billing]} data-billing={billing}>
          <b className="mr-1 text-figure font-black">{dollars(price)}</b>{" "}
          <span className="md:max-lg:block">{pricing.perSeat}</span>
          {note && <span className="block">{note}</span>}
        </p>
      ))}
    </div>
  );
}

/** The plan's call to action. */
export function PlanAction(props: { plan: Plan; className: string }): ReactNode {
  const { plan, className } = props;
  return (
    <ButtonLink
      tone={plan.isPopular ? "primary" : "secondary"}
      className={className}
      href={plan.cta.href}
    >
      {plan.cta.label}
      <span className="sr-only"> {plan.name}</span>
    </ButtonLink>
  );
}
