import type { ReactNode } from "react";
import { annualPrice, dollars, type Plan, plans, pricing } from "../../content/plans";
import { comparison, pricingPage } from "../../content/pricing-page";
import { BILLED } from "../../ui/billing-switch";
import { Summary } from "../../ui/disclosure";
import { Icon } from "../../ui/icon";
import { Section } from "../../ui/section";

const { comparison: copy } = pricingPage;

/** Compares the plans line by line: in a table on wide screens, in one disclosure per plan on phones. */
export function Comparison(): ReactNode {
  return (
    <Section className="border-t border-hairline">
      <h2 className="mb-6 lg:mb-10">{copy.title}</h2>
      <div className="relative isolate max-md:not-print:hidden">
        {/* The background of the second plan's column, over the full height. */}
        <div className="absolute inset-y-0 left-5/9 -z-1 w-2/9 rounded-card bg-surface-1" />
        <ComparisonTable />
      </div>
      {plans.map((plan, index) => (
        <details
          key={plan.id}
          name="plan"
          open={plan.isPopular}
          className="group border-b border-hairline md:hidden print:hidden"
        >
          <Summary>
            <h3 className="flex-1 text-h4">{plan.name}</h3>
            <span className="text-base font-normal text-muted">
              <SeatPrice plan={plan} />
            </span>
          </Summary>
          <dl className="pb-4">
            {rows.map(({ name, href, cells }) => (
              <div key={name} className="flex justify-between gap-4 border-t border-hairline py-2">
                <dt>
                  <RowName {...{ name, href }} />
                </dt>
                <dd className="shrink-0 text-right text-ink">
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

/** Keeps the head in view, with an edge of its own: collapsed borders do not stick. */
const HEAD =
  "sticky top-14 z-1 after:absolute after:inset-x-0 after:bottom-0 after:h-px after:bg-field";

function ComparisonTable(): ReactNode {
  return (
    <table className="w-full table-fixed border-collapse text-left tabular-nums">
      <caption className="sr-only">{copy.caption}</caption>
      <colgroup>
        <col className="w-1/3" />
        <col span={plans.length} />
      </colgroup>
      <thead className="text-ink">
        <tr>
          <td className={`bg-canvas text-small text-muted ${HEAD}`}>{copy.what}</td>
          {plans.map((plan) => (
            <th
              key={plan.id}
              scope="col"
              className={`px-4 py-3.5 text-h4 ${HEAD} ${plan.isPopular ? "rounded-t-card bg-surface-1" : "bg-canvas"}`}
            >
              {plan.name}
              <span className="block text-small font-normal text-body">
                <SeatPrice plan={plan} />
              </span>
            </th>
          ))}
        </tr>
      </thead>
      {comparison.map(({ title, rows }) => (
        <tbody key={title}>
          <tr className="border-b border-hairline">
            <th scope="rowgroup" colSpan={plans.length + 1} className="pt-9 pb-3 text-ink">
              {title}
            </th>
          </tr>
          {rows.map(({ name, href, cells }) => (
            <tr key={name} className="border-b border-hairline">
              <th scope="row" className="py-3.5 pr-4 font-normal">
                <RowName {...{ name, href }} />
              </th>
              {plans.map(({ id }, index) => (
                <td key={id} className="px-4 py-3.5 text-ink">
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

function RowName({ name, href }: { name: string; href: string | undefined }): ReactNode {
  if (href === undefined) return name;
  return (
    <a className="-my-3 inline-block py-3 text-teal underline underline-offset-4" href={href}>
      {name}
    </a>
  );
}

function Cell({ value }: { value: ReactNode }): ReactNode {
  if (typeof value !== "boolean") return value;
  return value ? (
    <span className="flex h-6 items-center text-teal">
      <Icon name="check" />
      <span className="sr-only">{copy.included}</span>
    </span>
  ) : (
    <>
      <span aria-hidden="true" className="text-muted">
        –
      </span>
      <span className="sr-only">{copy.notIncluded}</span>
    </>
  );
}

function SeatPrice({ plan }: { plan: Plan }): ReactNode {
  return (
    <>
      <span className={BILLED.monthly}>{dollars(plan.price)}</span>
      <span className={BILLED.annual}>{dollars(annualPrice(plan))}</span>{" "}
      <span className="md:max-lg:block">{pricing.perSeat}</span>
      <span className={`${BILLED.annual} max-md:hidden`}>, {pricing.yearly}</span>
    </>
  );
}

const rows = comparison.flatMap((group) => group.rows);
