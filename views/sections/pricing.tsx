import type { ReactNode } from "react";
import { paths } from "../../src/paths";
import { type Billing, pricing, scaleBox } from "../content/plans";
import { CheckList } from "../ui/check-list";
import { Icon } from "../ui/icon";
import { Section, SectionHead } from "../ui/section";
import { BillingSwitch, PlanCards } from "./plan-cards";

/** The plans in short; the pricing page compares them. */
export function Pricing({ billing }: { billing: Billing }): ReactNode {
  return (
    <Section id="pricing" className="pricing middle">
      <SectionHead eyebrow={pricing.eyebrow} title={pricing.title} lead={pricing.lead}>
        <BillingSwitch billing={billing} />
      </SectionHead>
      <PlanCards />
      <div className="scale">
        <div>
          <h3>{scaleBox.title}</h3>
          <p>{scaleBox.text}</p>
          <a className="more" href={`${paths.pricing.path}#roi`}>
            {scaleBox.link} <Icon name="arrow" />
          </a>
        </div>
        <CheckList points={scaleBox.points} />
      </div>
    </Section>
  );
}
