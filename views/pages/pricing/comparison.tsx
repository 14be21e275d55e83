import type { ReactNode } from "react";
import { annualPrice, dollars, MONTHS_PER_YEAR, plans, yearlyTotal } from "../../content/plans";
import { comparison, pricingPage } from "../../content/pricing-page";
import { Icon } from "../../ui/icon";
import { BILLED } from "../../ui/billing-switch";
import { Section, SectionHead } from "../../ui/section";

const { comparison: copy } = pricingPage;

/** The plans line by line: a table where there is room for one, else a disclosure for each plan. */
export function Comparison(): ReactNode {
  return (
    <Section className="comparison">
      <SectionHead eyebrow={copy.eyebrow} title={copy.title} lead={copy.lead} />
      <ComparisonTable />
      {plans.map((plan, index) => (
        <details key={plan.id} name="plan" open={plan.isPopular}>
          <summary>
            <h3>{plan.name}</h3>
            <Icon name="chevron" />
          </summary>
          <dl>
            {allRows.map(({ name, cells }) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>
                  <Cell value={cells[index]} />
                </dd>
              </div>
            ))}
          </dl>
        </details>
      ))}
    </Section>
  );
}

function ComparisonTable(): ReactNode {
  return (
    <table>
      <caption className="sr-only">{copy.caption}</caption>
      <thead>
        <tr>
          <td>{copy.what}</td>
          {plans.map(({ id, name }) => (
            <th key={id} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      {groups.map(({ title, rows }) => (
        <tbody key={title}>
          <tr>
            <th scope="rowgroup" colSpan={plans.length + 1}>
              {title}
            </th>
          </tr>
          {rows.map(({ name, cells }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {plans.map(({ id }, index) => (
                <td key={id}>
                  <Cell value={cells[index]} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      ))}
    </table>
  );
}

function Cell({ value }: { value: ReactNode }): ReactNode {
  if (typeof value !== "boolean") return value;
  return value ? (
    <>
      <Icon name="check" />
      <span className="sr-only">{copy.included}</span>
    </>
  ) : (
    <>
      <span aria-hidden="true">–</span>
      <span className="sr-only">{copy.notIncluded}</span>
    </>
  );
}

const bothBillings = (monthly: number, annual: number): ReactNode => (
  <>
    <span className={BILLED.monthly}>{dollars(monthly)}</span>
    <span className={BILLED.annual}>{dollars(annual)}</span>
  </>
);

const prices: { title: string; rows: readonly { name: string; cells: readonly ReactNode[] }[] } = {
  title: copy.price,
  rows: [
    {
      name: copy.seat,
      cells: plans.map((plan) => bothBillings(plan.price, annualPrice(plan))),
    },
    {
      name: copy.year,
      cells: plans.map((plan) => bothBillings(plan.price * MONTHS_PER_YEAR, yearlyTotal(plan))),
    },
  ],
};

const groups = [prices, ...comparison];
const allRows = groups.flatMap(({ rows }) => rows);
