import type { ReactNode } from "react";
import { dollars } from "../../content/plans";
import { roiCopy } from "../../content/roi";
import { Balance } from "./balance";
import { calculateRoi } from "./calculate-roi";
import { statedScenario } from "./scenario";
import { percent } from "./steps";

/** The stated return: the gain as a share of what is paid, beside what is paid and saved. */
export function StatedReturn(): ReactNode {
  const sum = calculateRoi(statedScenario);
  return (
    <div className="grid items-center gap-x-8 gap-y-4 sm:grid-cols-[auto_1fr]">
      <p className="text-small text-muted tabular-nums">
        <b className="mb-1 block text-figure leading-none font-black text-ink">
          {percent(sum.returnPercent)}
        </b>
        {roiCopy.left(dollars(sum.gain), dollars(sum.paid))}
      </p>
      <Balance {...sum} />
    </div>
  );
}
