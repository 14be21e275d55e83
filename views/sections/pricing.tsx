import type { ReactNode } from "react";
import {
  annualPrice,
  dollars,
  type Plan,
  plans,
  pricing,
  scaleBox,
  yearlyTotal,
} from "../content/plans";
import { CheckList } from "../ui/check-list";
import { Section, SectionHead } from "../ui/section";

/** Plans with both prices in the page; which one shows is the radio group's state, in CSS. */
export function Pricing(): ReactNode {
  return (
    <Section id="pricing" className="pricing middle">
      <SectionHead eyebrow={pricing.eyebrow} title={pricing.title} lead={pricing.lead}>
        <fieldset className="billing">
          <legend className="sr-only">{pricing.billing}</legend>
          <label>
            <input type="radio" name="billing" value="monthly" defaultChecked />
            {pricing.monthly}
          </label>
          <label>
            <input type="radio" name="billing" value="annual" />
            {pricing.annual}
            <span className="badge badge-beta">{pricing.annualBadge}</span>
          </label>
        </fieldset>
      </SectionHead>
      <div className="plans">
        {plans.map((plan) => (
          <PlanCard key={plan.name} {...plan} />
        ))}
      </div>
      <div className="scale">
        <h3>{scaleBox.title}</h3>
        <p>{scaleBox.text}</p>
        <CheckList points={scaleBox.points} />
      </div>
    </Section>
  );
}

function PlanCard(plan: Plan): ReactNode {
  return (
    <article className={plan.isPopular ? "plan plan-popular" : "plan"}>
      <h3>
        {plan.name}
        {plan.isPopular && <span className="badge">{pricing.popular}</span>}
      </h3>
      <p>{plan.subtitle}</p>
      <Price plan={plan} />
      <p>{plan.description}</p>
      <a className={plan.isPopular ? "button button-primary" : "button"} href={plan.cta.href}>
        {plan.cta.label}
        <span className="sr-only"> {plan.name}</span>
      </a>
      <CheckList points={plan.features} />
      <h4>{pricing.extras}</h4>
      <ul>
        {plan.addOns.map((addOn) => (
          <li key={addOn}>{addOn}</li>
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
