import type { ReactNode } from "react";
import { dollars } from "../../content/plans";
import { statedSum } from "../../content/roi";
import { calculateRoi, periodMonths, waitMonths } from "./calculate-roi";
import { statedScenario } from "./scenario";
import { percent } from "./steps";

/** The stated return, worked out in three lines. `children` follow the name of the result. */
export function StatedReturn({ children }: { children?: ReactNode }): ReactNode {
  const { worth, cost, returnPercent } = calculateRoi(statedScenario);
  const { saved, paid, result } = statedSum;
  const lines = [
    { sum: `${periodMonths - waitMonths} months × ${dollars(worth)}`, name: saved },
    { sum: `− ${periodMonths} months × ${dollars(cost)}`, name: paid },
  ];
  return (
    <dl className="text-h4 tabular-nums">
      {lines.map(({ sum, name }) => (
        <div key={name} className="flex justify-between gap-6 py-1">
          <dt className="text-muted">{name}</dt>
          <dd className="text-ink">{sum}</dd>
        </div>
      ))}
      <div className="mt-2 flex items-baseline justify-between gap-6 border-t border-hairline-strong pt-2">
        <dt className="flex items-center gap-2 text-muted">
          {result} {children}
        </dt>
        <dd>
          <b className="text-figure font-black text-teal">{percent(returnPercent)}</b>
        </dd>
      </div>
    </dl>
  );
}
