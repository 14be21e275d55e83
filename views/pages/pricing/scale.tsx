import type { ReactNode } from "react";
import { type Billing, callsFromWhich, dollars, plans, seatPrice } from "../../content/plans";
import { pricingPage } from "../../content/pricing-page";
import { BILLED } from "../../ui/billing-switch";
import { Section, SectionHead } from "../../ui/section";
import { CostChart } from "./cost-chart";

const { scale: copy } = pricingPage;
const [starter, team, enterprise] = plans;

/** Which plan is the cheapest, by the calls a seat takes: drawn, and said. */
export function Scale(): ReactNode {
  return (
    <Section className="scale-up split">
      <SectionHead eyebrow={copy.eyebrow} title={copy.title} lead={copy.lead} />
      <div>
        <Cheapest billing="monthly" />
        <Cheapest billing="annual" />
      </div>
    </Section>
  );
}

function Cheapest({ billing }: { billing: Billing }): ReactNode {
  const toTeam = callsFromWhich(team, starter, billing);
  const toEnterprise = callsFromWhich(enterprise, team, billing);
  const ranges = [
    { plan: starter, range: copy.upTo(toTeam) },
    { plan: team, range: copy.between(toTeam, toEnterprise) },
    { plan: enterprise, range: copy.from(toEnterprise) },
  ];
  return (
    <figure className={`cost ${BILLED[billing]}`}>
      <figcaption>
        {copy.chart}
        <span className="sr-only"> {copy.chartText}</span>
      </figcaption>
      <CostChart billing={billing} />
      <dl>
        {ranges.map(({ plan, range }) => (
          <div key={plan.id}>
            <dt>{plan.name}</dt>
            <dd>
              {range}
              <b>{dollars(seatPrice(plan, billing))}</b>
            </dd>
          </div>
        ))}
      </dl>
    </figure>
  );
}
