import type { ReactNode } from "react";
import {
  type Billing,
  callsFromWhich,
  dollars,
  type Plan,
  plans,
  seatPrice,
} from "../../content/plans";
import { pricingPage } from "../../content/pricing-page";
import { BILLED } from "../../ui/billing-switch";
import { Eyebrow } from "../../ui/eyebrow";
import { Beside, Lead, Section } from "../../ui/section";
import { CostChart } from "./cost-chart";

const { scale: copy } = pricingPage;
const [starter, team, enterprise] = plans;

/** The cheapest plan by calls per seat, as a chart and in words. */
export function Scale(): ReactNode {
  return (
    <Section className="border-t border-hairline">
      <Beside>
        <div>
          <Eyebrow>{copy.eyebrow}</Eyebrow>
          <h2>{copy.title}</h2>
          <Lead className="mt-5">{copy.lead}</Lead>
          <Cheapest billing="monthly" />
          <Cheapest billing="annual" />
          <p className="mt-2 text-small text-muted">{copy.assumed}</p>
        </div>
        <div>
          <Chart billing="monthly" />
          <Chart billing="annual" />
        </div>
      </Beside>
    </Section>
  );
}

function Chart({ billing }: { billing: Billing }): ReactNode {
  return (
    <figure
      className={`${BILLED[billing]} rounded-window border border-hairline bg-surface-1 p-5 lg:p-8`}
    >
      <figcaption className="mb-2 block font-bold text-ink">
        {copy.chart}
        <span className="sr-only"> {copy.chartText}</span>
      </figcaption>
      <CostChart billing={billing} />
    </figure>
  );
}

function Cheapest({ billing }: { billing: Billing }): ReactNode {
  const toTeam = callsFromWhich(team, starter, billing);
  const toEnterprise = callsFromWhich(enterprise, team, billing);
  const price = (plan: Plan) => dollars(seatPrice(plan, billing));
  // A plan is the cheapest until its extra calls cost as much as the next plan.
  const ranges = [
    { plan: starter, range: copy.upTo(toTeam), cost: copy.fromPrice(price(starter)) },
    {
      plan: team,
      range: copy.between(toTeam, toEnterprise),
      cost: copy.fromPrice(price(team)),
    },
    { plan: enterprise, range: copy.from(toEnterprise), cost: price(enterprise) },
  ];
  return (
    <div className={`${BILLED[billing]} mt-8`}>
      <h3 className="text-h4">{copy.cheapest}</h3>
      <dl className="mt-2 tabular-nums">
        {ranges.map(({ plan, range, cost }) => (
          <div
            key={plan.id}
            className="grid grid-cols-[3fr_5fr_3fr] gap-4 border-t border-hairline py-3 first:border-0"
          >
            <dt className="font-bold text-ink">{plan.name}</dt>
            <dd>
              {range.month}
              <span className="block text-small text-muted">{range.day}</span>
            </dd>
            <dd className="text-right font-bold whitespace-nowrap text-ink">{cost}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
