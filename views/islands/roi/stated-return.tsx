import type { ReactNode } from "react";
import { dollars } from "../../content/plans";
import { roiCopy } from "../../content/roi";
import { calculateRoi, periodMonths, waitMonths } from "./calculate-roi";
import { statedScenario } from "./scenario";
import { percent } from "./steps";

/** The stated return as an equation: what is saved, less what is paid, and the gain as a share of what is paid. */
export function StatedReturn(): ReactNode {
  const { worth, cost, returnPercent } = calculateRoi(statedScenario);
  const saved = (periodMonths - waitMonths) * worth;
  const paid = periodMonths * cost;
  const terms = [
    { name: roiCopy.saved(periodMonths), amount: dollars(saved), sign: "−" },
    { name: roiCopy.paid(periodMonths), amount: dollars(paid), sign: "→" },
  ];
  return (
    <dl className="flex flex-wrap items-end justify-between gap-x-3 gap-y-4 text-small tabular-nums">
      {terms.map(({ name, amount, sign }) => (
        <div key={name}>
          <dt className="text-muted">{name}</dt>
          <dd className="text-h3 font-bold text-ink">
            {amount} <span className="font-normal text-muted">{sign}</span>
          </dd>
        </div>
      ))}
      <div>
        <dt className="text-muted">
          {dollars(saved - paid)} ÷ {dollars(paid)}
        </dt>
        <dd className="text-figure leading-none font-black text-ink">{percent(returnPercent)}</dd>
      </div>
    </dl>
  );
}
