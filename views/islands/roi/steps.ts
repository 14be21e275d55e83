import { dollars, extraCallPrice } from "../../content/plans";
import { count, MOST_HOURS, roiCopy as copy } from "../../content/roi";
import { DAYS_PER_MONTH, periodMonths, type RoiResult, waitMonths } from "./calculate-roi";
import type { Scenario } from "./scenario";

/** One line of the calculation. `note` says what it assumes. */
export type Step = { name: string; formula: string; result: string; note?: string };

/** Formats a number with its noun, plural unless it is 1. */
const counted = (amount: number, noun: string): string =>
  `${count(amount)} ${noun}${amount === 1 ? "" : "s"}`;

const monthly = (amount: string): string => `${amount} ${copy.aMonth}`;

/** Formats a return as a percentage. */
export const percent = (amount: number): string =>
  `${count(Math.round(amount)).replace("-", "−")}%`;

/** The days until the plan breaks even, counted from the start of the contract, to two decimals. */
const breakEvenDays = (months: number): number => Math.round(months * DAYS_PER_MONTH * 100) / 100;

/** The day on which the plan breaks even. */
export const breakEvenDay = (months: number): number => Math.ceil(breakEvenDays(months));

/** Returns the calculation with its numbers filled in. Each line follows from the inputs and the lines before it. */
export function stepsOf({ seats, calls, hour, minutes }: Scenario, sum: RoiResult): Step[] {
  const { hoursSaved, hours, worth, cost, breakEvenMonths: months } = sum;
  return [
    {
      name: copy.steps.hours,
      formula: `${counted(seats, "seat")} × ${counted(calls, "call")} × ${counted(minutes, "minute")} ÷ 60`,
      result: monthly(counted(hoursSaved, "hour")),
    },
    ...(hours < hoursSaved
      ? [
          {
            name: copy.steps.counted,
            formula: `${counted(seats, "seat")} × ${counted(MOST_HOURS, "hour")}`,
            result: monthly(counted(hours, "hour")),
            note: copy.capped(counted(minutes, "minute"), hoursSaved / seats),
          },
        ]
      : []),
    {
      name: copy.steps.worth,
      formula: `${counted(hours, "hour")} × ${dollars(hour)}`,
      result: monthly(dollars(worth)),
    },
    {
      name: copy.steps.extra,
      formula: extraFormula(seats, calls, sum),
      result: monthly(dollars(sum.overage)),
    },
    {
      name: copy.steps.cost,
      formula: `${counted(seats, "seat")} × ${dollars(sum.price)} + ${dollars(sum.overage)}`,
      result: monthly(dollars(cost)),
    },
    {
      name: copy.steps.gain,
      formula: `(${periodMonths - waitMonths} × ${dollars(worth)} − ${periodMonths} × ${dollars(cost)}) ÷ (${periodMonths} × ${dollars(cost)})`,
      result: percent(sum.returnPercent),
    },
    {
      name: copy.steps.breakEven,
      formula:
        months === undefined
          ? "–"
          : `${count(waitMonths * DAYS_PER_MONTH)} days × ${dollars(worth)} ÷ (${dollars(worth)} − ${dollars(cost)})`,
      result: months === undefined ? copy.notReached : copy.day(breakEvenDays(months)),
    },
  ];
}

function extraFormula(seats: number, calls: number, { plan, extraCalls }: RoiResult): string {
  if (plan.callsIncluded === undefined) return copy.unlimited;
  if (extraCalls === 0) return copy.within(calls, plan.callsIncluded);
  return `${counted(seats, "seat")} × (${count(calls)} − ${count(plan.callsIncluded)}) calls × ${dollars(extraCallPrice(plan))}`;
}
