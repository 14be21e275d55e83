import { type Billing, dollars, type PlanId, plans, pricing } from "../../content/plans";
import { roiCopy, type RoiField, roiFields } from "../../content/roi";

/** What the sum is made of. `calls` are one seat's in a month, `hour` is what an hour of a rep costs in US dollars. */
export type Scenario = Record<RoiField, number> & { plan: PlanId; billing: Billing };

/** A scenario that can be reckoned with, and what had to be changed in it to be so, by field. */
export type Reading = {
  scenario: Scenario;
  problems: Partial<Record<keyof Scenario, string>>;
};

/** The inputs at which the sum gives the average return that the product states. The form starts with them. */
export const statedScenario: Scenario = {
  seats: 10,
  calls: 150,
  hour: 35,
  plan: "team",
  billing: "monthly",
};

export const scenarioKeys = ["seats", "hour", "calls", "plan", "billing"] as const;

const planIds = plans.map(({ id }) => id);
const billings: readonly Billing[] = ["monthly", "annual"];

/**
 * Reads a scenario from the form or the address. What is missing is taken from the stated one; a number out of bounds
 * is brought to the nearest bound, anything else that makes no sense is replaced, and each with a word that says so.
 */
export function readScenario(query: URLSearchParams): Reading {
  const problems: Reading["problems"] = {};
  const readNumber = (field: RoiField): number => {
    const typed = query.get(field);
    if (typed === null) return statedScenario[field];
    const { least, most } = roiFields[field];
    const number = /^-?\d{1,12}$/.test(typed.trim()) ? Number(typed) : undefined;
    const used =
      number === undefined ? statedScenario[field] : Math.min(most, Math.max(least, number));
    if (used !== number) problems[field] = roiCopy.refused(least, most, used);
    return used;
  };
  const readChoice = <Field extends "plan" | "billing">(
    field: Field,
    choices: readonly Scenario[Field][],
  ): Scenario[Field] => {
    const typed = query.get(field);
    const chosen = choices.find((choice) => choice === typed);
    const used = chosen ?? statedScenario[field];
    if (typed !== null && chosen === undefined)
      problems[field] = roiCopy.refusedChoice(choices, used);
    return used;
  };
  const scenario = {
    seats: readNumber("seats"),
    calls: readNumber("calls"),
    hour: readNumber("hour"),
    plan: readChoice("plan", planIds),
    billing: readChoice("billing", billings),
  };
  return { scenario, problems };
}

/** The address of a scenario, after the `?`. */
export function scenarioQuery(scenario: Scenario): string {
  return new URLSearchParams(
    scenarioKeys.map((key): [string, string] => [key, String(scenario[key])]),
  ).toString();
}

/** A scenario in words. */
export function describeScenario({ seats, calls, hour, plan, billing }: Scenario): string {
  const name = plans.find(({ id }) => id === plan)?.name;
  const billed = pricing[billing].toLowerCase();
  return `${seats} seats on ${name}, ${billed} billing, ${calls} calls per seat and ${dollars(hour)} an hour`;
}
