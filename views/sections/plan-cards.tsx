import type { ReactNode } from "react";
import {
  addOnLine,
  annualPrice,
  type Billing,
  dollars,
  type Plan,
  plans,
  pricing,
  yearlyTotal,
} from "../content/plans";
import { CheckList } from "../ui/check-list";

/** Monthly or annual. Both prices stand in the page; its state alone says which one shows, in CSS. */
export function BillingSwitch({ billing = "monthly" }: { billing?: Billing }): ReactNode {
  return (
    <fieldset className="billing">
      <legend className="sr-only">{pricing.billing}</legend>
      <label>
        <input type="radio" name="billing" value="monthly" defaultChecked={billing === "monthly"} />
        {pricing.monthly}
      </label>
      <label>
        <input type="radio" name="billing" value="annual" defaultChecked={billing === "annual"} />
        {pricing.annual}
        <span className="badge badge-beta">{pricing.annualBadge}</span>
      </label>
    </fieldset>
  );
}

/** The three plans side by side; `isDescribed` adds for whom each is made. */
export function PlanCards({ isDescribed = false }: { isDescribed?: boolean }): ReactNode {
  return (
    <div className="plans">
      {plans.map((plan) => (
        <PlanCard key={plan.id} plan={plan} isDescribed={isDescribed} />
      ))}
    </div>
  );
}

function PlanCard({ plan, isDescribed }: { plan: Plan; isDescribed: boolean }): ReactNode {
  return (
    <article className={plan.isPopular ? "plan plan-popular" : "plan"}>
      <h3>
        {plan.name}
        {plan.isPopular && <span className="badge">{pricing.popular}</span>}
      </h3>
      <p>{plan.subtitle}</p>
      <Price plan={plan} />
      {isDescribed && <p>{plan.description}</p>}
      <a className={plan.isPopular ? "button button-primary" : "button"} href={plan.cta.href}>
        {plan.cta.label}
        <span className="sr-only"> {plan.name}</span>
      </a>
      <CheckList points={plan.features} />
      <h4>{pricing.extras}</h4>
      <ul>
        {plan.addOns.map((addOn) => (
          <li key={addOn.name}>{addOnLine(addOn)}</li>
        ))}
      </ul>
    </article>
  );
}

function Price({ plan }: { plan: Plan }): ReactNode {
  return (
    <>
      <p className="price monthly">
        <b>{dollars(plan.price)}</b> {pricing.perSeat}
        <small>{pricing.billedMonthly}</small>
      </p>
      <p className="price annual">
        <b>{dollars(annualPrice(plan))}</b> {pricing.perSeat}
        <small>
          {dollars(yearlyTotal(plan))} {pricing.billedYearly}
        </small>
      </p>
    </>
  );
}
