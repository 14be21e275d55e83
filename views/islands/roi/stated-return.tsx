import type { ReactNode } from "react";
import { dollars } from "../../content/plans";
import { roiCopy } from "../../content/roi";
import { calculateRoi, periodMonths, waitMonths } from "./calculate-roi";
import { statedScenario } from "./scenario";
import { percent } from "./steps";

/** The stated return, worked out: what is saved, what is paid, and the gain as a share of what is paid. */
export function StatedReturn(): ReactNode {
  const { worth, cost, returnPercent } = calculateRoi(statedScenario);
  const saved = dollars((periodMonths - waitMonths) * worth);
  const paid = dollars(periodMonths * cost);
  return (
    <dl className="tabular-nums">
      {[
        { name: roiCopy.saved(periodMonths), amount: saved },
        { name: roiCopy.paid(periodMonths), amount: paid },
      ].map(({ name, amount }) => (
        <div key={name} className="flex justify-between gap-3 py-1">
          <dt className="text-muted">{name}</dt>
          <dd className="font-bold text-ink">{amount}</dd>
        </div>
      ))}
      <div className="mt-2 border-t border-hairline-strong pt-3">
        <dt className="text-muted">
          ({saved} − {paid}) ÷ {paid}
        </dt>
        <dd className="mt-1">
          <b className="text-figure font-black text-teal">{percent(returnPercent)}</b>
        </dd>
      </div>
    </dl>
  );
}
