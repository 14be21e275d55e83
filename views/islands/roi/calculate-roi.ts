import { claims } from "../../content/claims";
import { extraCallPrice, type Plan, plans, seatPrice } from "../../content/plans";
import { MOST_HOURS } from "../../content/roi";
import type { Scenario } from "./scenario";

export const DAYS_PER_MONTH = 30;

/** The months over which the return is calculated, and the months at the start without savings. */
export const periodMonths = claims.roiPeriod.value;
export const waitMonths = claims.resultsWithin.value / DAYS_PER_MONTH;

export type RoiResult = ReturnType<typeof calculateRoi>;

/**
 * Calculates the return of a plan, in US dollars. Each call saves a number of admin minutes, up to a limit per rep,
 * valued at the rep's hourly cost. Included calls are per seat. Savings start on the day by which results are promised,
 * cost on the first.
 */
export function calculateRoi(scenario: Scenario) {
  const { seats, calls, hour, minutes, billing } = scenario;
  const plan: Plan = plans.find(({ id }) => id === scenario.plan) ?? plans[0];
  const price = seatPrice(plan, billing);
  // Rounded to two decimals, as shown, so that the lines after it add up.
  const hoursSaved = Math.round((seats * calls * minutes * 100) / 60) / 100;
  const hours = Math.min(hoursSaved, seats * MOST_HOURS);
  const worth = hours * hour;
  const extraCalls = Math.max(0, calls - (plan.callsIncluded ?? calls));
  const overage = seats * extraCalls * extraCallPrice(plan);
  const cost = seats * price + overage;
  const saved = worth * (periodMonths - waitMonths);
  const paid = cost * periodMonths;
  const gain = saved - paid;
  const hoursToBreakEven = paid / (hour * (periodMonths - waitMonths));
  return {
    plan,
    /** Per seat and month. */
    price,
    /** Per month: by the minutes alone, and those of them that count. */
    hoursSaved,
    hours,
    /** Per month, for all seats. */
    worth,
    overage,
    cost,
    /** Per seat and month, beyond those included. */
    extraCalls,
    /** Over the whole period. */
    saved,
    paid,
    gain,
    returnPercent: (gain / paid) * 100,
    /** Months until total savings equal total cost, if they ever do. */
    breakEvenMonths: worth > cost ? (waitMonths * worth) / (worth - cost) : undefined,
    /** Minutes per call at which the whole period just breaks even, unless the limit on hours prevents it. */
    breakEvenMinutes:
      hoursToBreakEven <= seats * MOST_HOURS
        ? (hoursToBreakEven * 60) / (seats * calls)
        : undefined,
  };
}

/** Returns the result of the plan that costs least for a scenario's calls, or undefined if it is the chosen one. */
export function cheaperPlan(scenario: Scenario): RoiResult | undefined {
  const results = plans.map(({ id }) => calculateRoi({ ...scenario, plan: id }));
  const cheapest = results.reduce((a, b) => (b.cost < a.cost ? b : a));
  return cheapest.cost < calculateRoi(scenario).cost ? cheapest : undefined;
}
