import type { ReactNode } from "react";
import { annualPrice, dollars, type Plan, pricing, yearlyTotal } from "../content/plans";
import { BILLED } from "./billing-switch";

/** The popular plan stands out by a lighter ground and a gold border. */
export function planClass({ isPopular }: Plan): string {
  return isPopular
    ? "plan rounded-card border border-gold bg-surface-2"
    : "plan rounded-card border border-hairline bg-surface-1";
}

/** What a seat costs under either billing; the chosen one shows. */
export function PlanPrice({ plan }: { plan: Plan }): ReactNode {
  const prices = [
    { billing: "monthly", price: plan.price, note: "" },
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
          <b className="text-figure font-black">{dollars(price)}</b> {pricing.perSeat}
          {note && <span className="block">{note}</span>}
        </p>
      ))}
    </div>
  );
}
