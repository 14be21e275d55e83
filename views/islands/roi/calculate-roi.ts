import { claims } from "../../content/claims";
import { extraCallPrice, type Plan, plans, seatPrice } from "../../content/plans";
import { MOST_HOURS } from "../../content/roi";
import type { Scenario } from "./scenario";

const MINUTES_PER_HOUR = 60;
export const DAYS_PER_MONTH = 30;

/** The months over which the return is calculated, and the months at the start without savings. */
export const periodMonths = claims.roiPeriod.value;
export const waitMonths = claims.resultsWithin.value / DAYS_PER_MONTH;

/** Amounts in US dollars, per month and for all seats unless stated otherwise. */
export type RoiResult = {
  plan: Plan;
  /** Per seat. */
  price: number;
  /** By the minutes alone, as shown: rounded to two decimals, so that the lines after it add up. */
  hoursSaved: number;
  /** Of those, the hours that count: per rep, at most `MOST_HOURS`. */
  hours: number;
  worth: number;
  /** Calls per seat beyond those included. */
  extraCalls: number;
  overage: number;
  cost: number;
  /** Over the whole period. */
  saved: number;
  /** Over the whole period. */
  paid: number;
  /** `saved` minus `paid`. */
  gain: number;
  /** The gain as a percentage of the cost; at least -100. */
  returnPercent: number;
  /** Months until total savings equal total cost; undefined if that never happens. */
  breakEvenMonths: number | undefined;
  /** Minutes saved per call at which the whole period just breaks even; undefined if the limit on hours prevents it. */
  breakEvenMinutes: number | undefined;
};

const toHundredths = (amount: number): number => Math.round(amount * 100) / 100;

/** Returns the plan that costs least for a scenario's calls, with its cost, or undefined if it is the chosen one. */
export function cheaperPlan(scenario: Scenario): { plan: Plan; cost: number } | undefined {
  const costs = plans.map(({ id }) => calculateRoi({ ...scenario, plan: id }));
  const best = costs.reduce((least, one) => (one.cost < least.cost ? one : least));
  return best.cost < calculateRoi(scenario).cost ? best : undefined;
}

/**
 * Calculates the return of a plan. Each call saves a number of admin minutes, up to a limit per rep, valued at the rep's
 * hourly cost.
 * Included calls are per seat. Savings start on the day by which results are promised, cost on the first.
 */
export function calculateRoi({
  seats,
  calls,
  hour,
  minutes,
  plan: id,
  billing,
}: Scenario): RoiResult {
  const plan: Plan = plans.find((one) => one.id === id) ?? plans[0];
  const price = seatPrice(plan, billing);
  const hoursSaved = toHundredths((seats * calls * minutes) / MINUTES_PER_HOUR);
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
    price,
    hoursSaved,
    hours,
    worth,
    extraCalls,
    overage,
    cost,
    saved,
    paid,
    gain,
    returnPercent: (gain / paid) * 100,
    breakEvenMonths: worth > cost ? (waitMonths * worth) / (worth - cost) : undefined,
    breakEvenMinutes:
      hoursToBreakEven <= seats * MOST_HOURS
        ? (hoursToBreakEven * MINUTES_PER_HOUR) / (seats * calls)
        : undefined,
  };
}
