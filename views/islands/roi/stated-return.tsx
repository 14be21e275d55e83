import type { ReactNode } from "react";
import { dollars } from "../../content/plans";
import { percent, roiCopy } from "../../content/roi";
import { Bar } from "../../ui/bar";
import { calculateRoi, periodMonths } from "./calculate-roi";
import { statedScenario } from "./scenario";

/** The stated return: the gain as a share of what is paid, beside what is paid and saved as bars of the same scale. */
export function StatedReturn(): ReactNode {
  const { returnPercent, gain, paid, saved } = calculateRoi(statedScenario);
  const bars = [
    { name: roiCopy.paid(periodMonths), amount: paid, color: "fill-muted" },
    { name: roiCopy.saved(periodMonths), amount: saved, color: "fill-teal" },
  ];
  return (
    <div className="grid items-center gap-x-8 gap-y-4 sm:grid-cols-[auto_1fr]">
      <p className="text-small text-muted tabular-nums">
        <b className="mb-1 block text-figure leading-none font-black text-ink">
          {percent(returnPercent)}
        </b>
        {roiCopy.left(dollars(gain), dollars(paid))}
      </p>
      <ul className="grid gap-3 text-small">
        {bars.map(({ name, amount, color }) => (
          <li key={name}>
            <span className="flex flex-wrap justify-between gap-x-4">
              {name} <b className="tabular-nums">{dollars(amount)}</b>
            </span>
            <Bar percent={(amount / Math.max(paid, saved)) * 100} className={`mt-1 h-2 ${color}`} />
          </li>
        ))}
      </ul>
    </div>
  );
}
