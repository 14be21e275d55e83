import type { ReactNode } from "react";
import {
  type Billing,
  callsFromWhich,
  dollars,
  extraCallPrice,
  type Plan,
  plans,
  seatPrice,
} from "../../content/plans";
import { pricingPage } from "../../content/pricing-page";

const { scale: copy } = pricingPage;

/** The ends of the axes, and the distance between ticks on the dollar axis. */
const MAX_CALLS = 1400;
const MAX_DOLLARS = 600;
const DOLLARS_TICK = 200;

/** How far below the top a label beside a rising line ends, at most. */
const LABEL_DOLLARS = 45;

/** Keeps lines off the labels in front of them. */
const OUTLINED = "stroke-surface-1 stroke-6 [paint-order:stroke] forced-colors:stroke-[Canvas]";

type Line = { x1: string; y1: string; x2: string; y2: string };

/** The monthly cost of a seat by its number of calls, one line per plan. The cheapest plan's line is emphasized. */
export function CostChart({ billing }: { billing: Billing }): ReactNode {
  return (
    <div
      data-chart={billing}
      aria-hidden="true"
      className="grid grid-cols-[auto_1fr] gap-x-3 text-small tabular-nums"
    >
      <p className="col-span-2 mb-3 text-muted">{copy.dollarsAxis}</p>
      <svg className="h-80 lg:h-95 w-9 overflow-visible fill-muted forced-colors:fill-[CanvasText]">
        {ticks(MAX_DOLLARS, DOLLARS_TICK).map((amount) => (
          <text key={amount} x={36} y={up(amount)} dy="5" textAnchor="end">
            {dollars(amount)}
          </text>
        ))}
      </svg>
      <svg className="h-80 lg:h-95 w-full overflow-visible fill-none stroke-decoration forced-colors:stroke-[GrayText]">
        <Grid billing={billing} />
        <Lines billing={billing} />
      </svg>
      <svg className="col-start-2 h-8 w-full overflow-visible fill-muted forced-colors:fill-[CanvasText]">
        {callTicks(billing).map((calls) => (
          <text key={calls} className={tickClass(calls)} x={across(calls)} y="20">
            {calls.toLocaleString("en-US")}
          </text>
        ))}
      </svg>
      <p className="col-start-2 text-right text-muted">{copy.callsAxis}</p>
    </div>
  );
}

function Grid({ billing }: { billing: Billing }): ReactNode {
  return (
    <>
      {ticks(MAX_DOLLARS, DOLLARS_TICK).map((amount) => (
        <line
          key={amount}
          className={amount === 0 ? "" : "stroke-hairline"}
          {...between(0, amount, MAX_CALLS, amount)}
        />
      ))}
      {callTicks(billing).map((calls) => (
        <line key={calls} {...between(calls, 0, calls, MAX_DOLLARS / 60)} />
      ))}
    </>
  );
}

function Lines({ billing }: { billing: Billing }): ReactNode {
  const [starter, team, enterprise] = plans;
  const turns = [
    0,
    callsFromWhich(team, starter, billing),
    callsFromWhich(enterprise, team, billing),
    MAX_CALLS,
  ] as const;
  return (
    <>
      {turns.slice(1, -1).map((calls, index) => (
        <line
          key={calls}
          strokeDasharray="3 5"
          {...between(calls, 0, calls, seatPrice(plans[index + 1] ?? enterprise, billing))}
        />
      ))}
      {plans.map((plan) =>
        linesOf(plan, billing, 0, MAX_CALLS).map((line) => (
          <line key={line.x1} strokeWidth="1.5" {...line} />
        )),
      )}
      {plans.map((plan, index) =>
        linesOf(plan, billing, turns[index] ?? 0, turns[index + 1] ?? MAX_CALLS).map((line) => (
          <line
            key={line.x1}
            className="stroke-teal stroke-3 forced-colors:stroke-[Highlight]"
            strokeLinecap="round"
            {...line}
          />
        )),
      )}
      <g className={`fill-muted ${OUTLINED} forced-colors:fill-[CanvasText]`}>
        {[starter, team].map((plan) => (
          <text
            key={plan.id}
            x={across(callsAt(MAX_DOLLARS - LABEL_DOLLARS, plan, billing))}
            dx="-12"
            y="20"
            textAnchor="end"
          >
            <ExtraCall plan={plan} />
          </text>
        ))}
      </g>
      <g className={`fill-ink ${OUTLINED} font-bold forced-colors:fill-[CanvasText]`}>
        {plans.map((plan, index) => (
          <text
            key={plan.id}
            x={across((plan === enterprise ? 0 : (turns[index] ?? 0)) + MAX_CALLS / 50)}
            y={up(seatPrice(plan, billing))}
            dy={plan === enterprise ? -10 : 22}
          >
            {plan.name} {dollars(seatPrice(plan, billing))}
          </text>
        ))}
      </g>
    </>
  );
}

/** What an extra call adds, in the space that there is: on phones, only the price. */
function ExtraCall({ plan }: { plan: Plan }): ReactNode {
  const { plan: name, price, call } = copy.extra(plan);
  return (
    <>
      <tspan className="max-sm:hidden">{name} </tspan>
      {price}
      <tspan className={plan.id === "starter" ? undefined : "max-sm:hidden"}> {call}</tspan>
    </>
  );
}

/**
 * Returns the numbers of calls at which the lowest cost changes course: where another plan becomes cheaper, and where a
 * plan's included calls end.
 */
const callTicks = (billing: Billing): number[] => [
  0,
  plans[0].callsIncluded,
  callsFromWhich(plans[1], plans[0], billing),
  plans[1].callsIncluded,
  callsFromWhich(plans[2], plans[1], billing),
];

/** Aligns a tick's number. On phones, the first two would touch: the first is left out, the second makes room. */
function tickClass(calls: number): string {
  if (calls === 0) return "max-sm:hidden";
  return calls === plans[0].callsIncluded
    ? "[text-anchor:end] sm:[text-anchor:middle]"
    : "[text-anchor:middle]";
}

const ticks = (max: number, step: number): number[] =>
  Array.from({ length: Math.floor(max / step) + 1 }, (_, n) => n * step);

const across = (calls: number): string => percent(calls / MAX_CALLS);
const up = (amount: number): string => percent(1 - amount / MAX_DOLLARS);
const percent = (share: number): string => `${(share * 100).toFixed(2)}%`;

function between(fromCalls: number, from: number, toCalls: number, to: number): Line {
  return { x1: across(fromCalls), y1: up(from), x2: across(toCalls), y2: up(to) };
}

/** Returns the number of calls at which a plan with extra calls costs an amount. */
const callsAt = (amount: number, plan: Plan, billing: Billing): number =>
  (plan.callsIncluded ?? 0) + (amount - seatPrice(plan, billing)) / extraCallPrice(plan);

/**
 * Returns a plan's cost between two numbers of calls: constant for included calls, then rising up to the top of the
 * chart.
 */
function linesOf(plan: Plan, billing: Billing, from: number, to: number): Line[] {
  const base = seatPrice(plan, billing);
  const included = plan.callsIncluded ?? MAX_CALLS;
  const extra = extraCallPrice(plan);
  const end = extra === 0 ? to : Math.min(to, callsAt(MAX_DOLLARS, plan, billing));
  const cost = (calls: number) => base + Math.max(0, calls - included) * extra;
  const line = (first: number, last: number): Line[] =>
    first < last ? [between(first, cost(first), last, cost(last))] : [];
  return [...line(from, Math.min(included, to)), ...line(Math.max(included, from), end)];
}
