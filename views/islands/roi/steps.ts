import { dollars, extraCallPrice } from "../../content/plans";
import { count, MOST_HOURS, percent, roiCopy as copy } from "../../content/roi";
import { DAYS_PER_MONTH, periodMonths, type RoiResult, waitMonths } from "./calculate-roi";
import type { Scenario } from "./scenario";

/** One line of the calculation. `note` says what it assumes. */
export type Step = { name: string; formula: string; result: string; note?: string };

/** The days until the plan breaks even, counted from the start of the contract, to two decimals. */
const breakEvenDays = (months: number): number => Math.round(months * DAYS_PER_MONTH * 100) / 100;

/** The day on which the plan breaks even. */
export const breakEvenDay = (months: number): number => Math.ceil(breakEvenDays(months));

/** Returns the calculation with its numbers filled in. Each line follows from the inputs and the lines before it. */
export function stepsOf(scenario: Scenario, result: RoiResult): Step[] {
  const { plan, extraCalls, hoursSaved, hours, breakEvenMonths: months } = result;
  const [seats, calls, minutes] = (["seat", "call", "minute"] as const).map((noun) =>
    copy.counted(scenario[`${noun}s`], noun),
  );
  const [worth, cost, overage] = [result.worth, result.cost, result.overage].map(dollars);
  const paid = `${periodMonths} × ${cost}`;
  const monthly = (amount: string | undefined) => `${amount} ${copy.aMonth}`;
  const hoursMonthly = (amount: number) => monthly(copy.counted(amount, "hour"));
  return [
    {
      name: copy.steps.hours,
      formula: `${seats} × ${calls} × ${minutes} ÷ 60`,
      result: hoursMonthly(hoursSaved),
    },
    ...(hours < hoursSaved
      ? [
          {
            name: copy.steps.counted,
            formula: `${seats} × ${copy.counted(MOST_HOURS, "hour")}`,
            result: hoursMonthly(hours),
            note: copy.capped(`${minutes}`, hoursSaved / scenario.seats),
          },
        ]
      : []),
    {
      name: copy.steps.worth,
      formula: `${copy.counted(hours, "hour")} × ${dollars(scenario.hour)}`,
      result: monthly(worth),
    },
    {
      name: copy.steps.extra,
      formula:
        plan.callsIncluded === undefined
          ? copy.unlimited
          : extraCalls === 0
            ? copy.within(scenario.calls, plan.callsIncluded)
            : `${seats} × (${count(scenario.calls)} − ${count(plan.callsIncluded)}) calls × ${dollars(extraCallPrice(plan))}`,
      result: monthly(overage),
    },
    {
      name: copy.steps.cost,
      formula: `${seats} × ${dollars(result.price)} + ${overage}`,
      result: monthly(cost),
    },
    {
      name: copy.steps.gain,
      formula: `(${periodMonths - waitMonths} × ${worth} − ${paid}) ÷ (${paid})`,
      result: percent(result.returnPercent),
    },
    {
      name: copy.steps.breakEven,
      formula:
        months === undefined
          ? "–"
          : `${count(waitMonths * DAYS_PER_MONTH)} days × ${worth} ÷ (${worth} − ${cost})`,
      result: months === undefined ? copy.notReached : copy.day(breakEvenDays(months)),
    },
  ];
}
