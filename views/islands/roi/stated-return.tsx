import type { ReactNode } from "react";
import { dollars } from "../../content/plans";
import { roiCopy } from "../../content/roi";
import { calculateRoi, periodMonths, waitMonths } from "./calculate-roi";
import { statedScenario } from "./scenario";
import { percent } from "./steps";

/**
 * The stated return as an equation: what is saved, less what is paid, and the gain as a share of what is paid. On narrow
 * cards, the result comes first.
 */
export function StatedReturn(): ReactNode {
  const { worth, cost, returnPercent } = calculateRoi(statedScenario);
  const saved = (periodMonths - waitMonths) * worth;
  const paid = periodMonths * cost;
  const terms = [
    { name: roiCopy.saved(periodMonths), amount: dollars(saved), sign: "" },
    { name: roiCopy.paid(periodMonths), amount: dollars(paid), sign: "−" },
    {
      name: roiCopy.left(dollars(saved - paid), dollars(paid)),
      amount: percent(returnPercent),
      sign: "→",
    },
  ];
  return (
    <dl className="flex flex-wrap items-baseline justify-between gap-x-3 gap-y-3 text-small tabular-nums">
      {terms.map(({ name, amount, sign }) => (
        <div
          key={name}
          className="group/term grid grid-cols-[auto_1fr] items-baseline max-sm:last:order-first max-sm:last:basis-full lg:max-xl:last:order-first lg:max-xl:last:basis-full"
        >
          <dt className="col-span-full row-start-2 mt-1 text-muted sm:col-start-2">{name}</dt>
          <dd className="contents text-h3 font-bold text-ink">
            {sign && (
              <span className="mr-2 font-normal text-muted max-sm:group-last/term:hidden lg:max-xl:group-last/term:hidden">
                {sign}
              </span>
            )}
            <span className="col-start-2 row-start-1 group-last/term:text-figure group-last/term:leading-none group-last/term:font-black">
              {amount}
            </span>
          </dd>
        </div>
      ))}
    </dl>
  );
}
