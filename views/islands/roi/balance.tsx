import type { ReactNode } from "react";
import { dollars } from "../../content/plans";
import { roiCopy } from "../../content/roi";
import { periodMonths, type RoiResult } from "./calculate-roi";

/** Cost and savings over the whole period as two bars of the same scale. */
export function Balance({ paid, saved }: RoiResult): ReactNode {
  const most = Math.max(paid, saved);
  return (
    <ul className="grid gap-3 text-small">
      {[
        { name: roiCopy.paid(periodMonths), amount: paid, color: "text-muted" },
        { name: roiCopy.saved(periodMonths), amount: saved, color: "text-teal" },
      ].map(({ name, amount, color }) => (
        <li key={name}>
          <span className="flex justify-between gap-4">
            {name} <b className="tabular-nums">{dollars(amount)}</b>
          </span>
          <svg className={`mt-1 h-2 w-full ${color}`} aria-hidden="true">
            <rect width={`${(amount / most) * 100}%`} height="8" rx="4" fill="currentColor" />
          </svg>
        </li>
      ))}
    </ul>
  );
}
