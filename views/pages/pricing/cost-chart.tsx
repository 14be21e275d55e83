import type { ReactNode } from "react";
import {
  type Billing,
  callsFromWhich,
  extraCallPrice,
  type Plan,
  plans,
  seatPrice,
} from "../../content/plans";

/** Where the chart ends, to the right and upwards. */
const MAX_CALLS = 1400;
const MAX_DOLLARS = 600;

type Line = { x1: string; y1: string; x2: string; y2: string };

/** What a seat costs a month by its calls, a line for each plan; the cheapest is drawn strongly. */
export function CostChart({ billing }: { billing: Billing }): ReactNode {
  const [starter, team, enterprise] = plans;
  const turns = [
    0,
    callsFromWhich(team, starter, billing),
    callsFromWhich(enterprise, team, billing),
    MAX_CALLS,
  ] as const;
  return (
    <svg className="cost-chart" aria-hidden="true">
      {plans.map((plan) =>
        linesOf(plan, billing, 0, MAX_CALLS).map((line) => <line key={line.x1} {...line} />),
      )}
      {plans.map((plan, index) =>
        linesOf(plan, billing, turns[index] ?? 0, turns[index + 1] ?? MAX_CALLS).map((line) => (
          <line key={line.x1} className="cheapest" {...line} />
        )),
      )}
      {plans.map((plan, index) => (
        <text
          key={plan.id}
          x={plan === enterprise ? across(MAX_CALLS) : across((turns[index] ?? 0) + MAX_CALLS / 50)}
          y={up(seatPrice(plan, billing))}
          dy="22"
          textAnchor={plan === enterprise ? "end" : "start"}
        >
          {plan.name}
        </text>
      ))}
      {turns.slice(1, -1).map((calls) => (
        <g key={calls}>
          <line
            className="turn"
            x1={across(calls)}
            y1={up(MAX_DOLLARS)}
            x2={across(calls)}
            y2={up(0)}
          />
          <text x={across(calls)} y={LABELS} textAnchor="middle">
            {calls.toLocaleString("en-US")}
          </text>
        </g>
      ))}
    </svg>
  );
}

const across = (calls: number): string => percent(calls / MAX_CALLS);
/** The lowest tenth is for the labels. */
const up = (amount: number): string => percent(0.9 * (1 - amount / MAX_DOLLARS));
function percent(share: number): string {
  return `${(share * 100).toFixed(2)}%`;
}
const LABELS = up(-MAX_DOLLARS / 11);

/** A plan's cost between two numbers of calls: level while they are included, then rising until the chart's top. */
function linesOf(plan: Plan, billing: Billing, from: number, to: number): Line[] {
  const base = seatPrice(plan, billing);
  const included = plan.callsIncluded ?? MAX_CALLS;
  const extra = extraCallPrice(plan);
  const end = extra === 0 ? to : Math.min(to, included + (MAX_DOLLARS - base) / extra);
  const cost = (calls: number) => base + Math.max(0, calls - included) * extra;
  const line = (first: number, last: number): Line[] =>
    first < last
      ? [{ x1: across(first), y1: up(cost(first)), x2: across(last), y2: up(cost(last)) }]
      : [];
  return [...line(from, Math.min(included, to)), ...line(Math.max(included, from), end)];
}
