import { claims } from "../../content/claims";
import { extraCallPrice, type Plan, plans, seatPrice } from "../../content/plans";
import type { Scenario } from "./scenario";

const MINUTES_PER_HOUR = 60;
export const DAYS_PER_MONTH = 30;

/** Months over which the return is counted, and those at their start for which nothing is. */
export const periodMonths = claims.roiPeriod.value;
export const waitMonths = claims.resultsWithin.value / DAYS_PER_MONTH;

/** All amounts in US dollars; where nothing else is said, for one month and all seats. */
export type RoiResult = {
  plan: Plan;
  /** Per seat. */
  price: number;
  hoursSaved: number;
  worth: number;
  /** Calls of one seat past those included. */
  extraCalls: number;
  overage: number;
  cost: number;
  /** What is left of the worth after the cost, over the whole period. */
  gain: number;
  /** The gain as a share of the cost, in percent; -100 at worst. */
  returnPercent: number;
  /** Months until the worth has paid for the cost so far; none where it never does. */
  breakEvenMonths: number | undefined;
};

/**
 * What a team gains by a plan. Each call saves its minutes of admin (claims), an hour is worth what it costs, and the
 * plan's included calls count for each seat. The worth counts from the day by which results are promised, the cost
 * from the first.
 */
export function calculateRoi({ seats, calls, hour, plan: id, billing }: Scenario): RoiResult {
  const plan: Plan = plans.find((one) => one.id === id) ?? plans[0];
  const price = seatPrice(plan, billing);
  const hoursSaved = (seats * calls * claims.adminMinutesSaved.value) / MINUTES_PER_HOUR;
  const worth = hoursSaved * hour;
  const extraCalls = Math.max(0, calls - (plan.callsIncluded ?? calls));
  const overage = seats * extraCalls * extraCallPrice(plan);
  const cost = seats * price + overage;
  const gain = worth * (periodMonths - waitMonths) - cost * periodMonths;
  return {
    plan,
    price,
    hoursSaved,
    worth,
    extraCalls,
    overage,
    cost,
    gain,
    returnPercent: (gain / (cost * periodMonths)) * 100,
    breakEvenMonths: worth > cost ? (waitMonths * worth) / (worth - cost) : undefined,
  };
}
