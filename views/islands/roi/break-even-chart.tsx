import type { ReactNode } from "react";
import { dollars } from "../../content/plans";
import { roiCopy } from "../../content/roi";
import { DAYS_PER_MONTH, periodMonths, type RoiResult, waitMonths } from "./calculate-roi";
import { breakEvenDay } from "./steps";

/** From this month on, the label of the break-even is left of its line, so that it stays on the chart. */
const LATE_MONTH = periodMonths / 2;

/** What has been paid and saved by each day of the period, and the day on which the savings reach the cost. */
export function BreakEvenChart({ result }: { result: RoiResult }): ReactNode {
  const { paid, saved, cost, breakEvenMonths } = result;
  const max = Math.max(paid, saved);
  const up = (amount: number): string => percent(1 - amount / max);
  const months = Array.from({ length: periodMonths + 1 }, (_, month) => month);
  return (
    <figure className="text-small tabular-nums">
      <figcaption className="mb-6 flex flex-wrap gap-x-8 gap-y-1">
        <Key className="bg-teal" name={roiCopy.saved(periodMonths)} amount={saved} />
        <Key className="bg-muted" name={roiCopy.paid(periodMonths)} amount={paid} />
      </figcaption>
      <svg
        aria-hidden="true"
        className="h-50 w-full overflow-visible stroke-3 lg:h-96"
        strokeLinecap="round"
      >
        <svg viewBox="0 0 1 1" preserveAspectRatio="none" width="100%" height="100%">
          <path
            className="fill-teal/10 stroke-none forced-colors:fill-none"
            d={`M${waitMonths / periodMonths} 1 1 ${1 - saved / max}V1Z`}
          />
        </svg>
        <line className="stroke-hairline-strong stroke-1" y1="100%" x2="100%" y2="100%" />
        <line className="stroke-muted" y1="100%" x2="100%" y2={up(paid)} />
        <line
          className="stroke-teal forced-colors:stroke-[Highlight]"
          x1={across(waitMonths)}
          y1="100%"
          x2="100%"
          y2={up(saved)}
        />
        {breakEvenMonths !== undefined && breakEvenMonths <= periodMonths && (
          <>
            <line
              className="stroke-muted stroke-1"
              strokeDasharray="3 5"
              x1={across(breakEvenMonths)}
              x2={across(breakEvenMonths)}
              y2={up(cost * breakEvenMonths)}
            />
            <circle
              className="fill-surface-1 stroke-ink"
              cx={across(breakEvenMonths)}
              cy={up(cost * breakEvenMonths)}
              r="5"
            />
            <text
              className="fill-ink stroke-surface-1 stroke-6 font-bold [paint-order:stroke] forced-colors:fill-[CanvasText] forced-colors:stroke-[Canvas]"
              x={across(breakEvenMonths)}
              dx={breakEvenMonths < LATE_MONTH ? 10 : -10}
              y="12"
              textAnchor={breakEvenMonths < LATE_MONTH ? "start" : "end"}
            >
              {roiCopy.breakEvenOn(breakEvenDay(breakEvenMonths))}
            </text>
          </>
        )}
      </svg>
      <svg
        aria-hidden="true"
        className="mt-2 h-5 w-full overflow-visible fill-muted forced-colors:fill-[CanvasText]"
      >
        {months.map((month) => (
          <text
            key={month}
            x={across(month)}
            y="15"
            textAnchor={month === 0 ? "start" : month === periodMonths ? "end" : "middle"}
          >
            {month * DAYS_PER_MONTH}
          </text>
        ))}
      </svg>
      <p aria-hidden="true" className="text-right text-muted">
        {roiCopy.daysAxis}
      </p>
    </figure>
  );
}

function Key(props: { className: string; name: string; amount: number }): ReactNode {
  const { className, name, amount } = props;
  return (
    <span className="flex items-center gap-3">
      <i className={`h-1 w-5 rounded-pill ${className}`} aria-hidden="true" />
      {name} <b>{dollars(amount)}</b>
    </span>
  );
}

const across = (month: number): string => percent(month / periodMonths);
const percent = (share: number): string => `${(share * 100).toFixed(2)}%`;
