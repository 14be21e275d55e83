import { claims } from "../../content/claims";
import { type Billing, dollars, type PlanId, plans, pricing } from "../../content/plans";
import { roiCopy, type RoiField, roiFields } from "../../content/roi";

/**
 * The inputs of the calculation. `calls` is per seat and month, `minutes` are saved per call; `hour` is a rep's hourly
 * cost in US dollars.
 */
export type Scenario = Record<RoiField, number> & { plan: PlanId; billing: Billing };

/** A valid scenario, and a message for each field that had to be corrected. */
export type Reading = {
  scenario: Scenario;
  problems: Partial<Record<keyof Scenario, string>>;
};

/** The initial inputs. They result in the average return that the product claims. */
export const statedScenario: Scenario = {
  seats: 10,
  calls: 150,
  hour: 35,
  minutes: claims.adminMinutesSaved.value,
  plan: "team",
  billing: "monthly",
};

export const scenarioKeys = ["seats", "hour", "calls", "minutes", "plan", "billing"] as const;

const planIds = plans.map(({ id }) => id);
const billings: readonly Billing[] = ["monthly", "annual"];

/**
 * Reads a scenario from the form or the address. Missing values come from `statedScenario`, numbers out of range are
 * clamped, and other invalid values are replaced. Each correction adds a message to `problems`.
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
    minutes: readNumber("minutes"),
    plan: readChoice("plan", planIds),
    billing: readChoice("billing", billings),
  };
  return { scenario, problems };
}

/** Returns the query string of a scenario, without the `?`. */
export function scenarioQuery(scenario: Scenario): string {
  return new URLSearchParams(
    scenarioKeys.map((key): [string, string] => [key, String(scenario[key])]),
  ).toString();
}

/** Describes a scenario as text. */
export function describeScenario({ seats, calls, hour, minutes, plan, billing }: Scenario): string {
  const name = plans.find(({ id }) => id === plan)?.name;
  const billed = pricing[billing].toLowerCase();
  return `${seats} seats on ${name}, ${billed} billing, ${calls} calls per seat, ${minutes} minutes saved per call and ${dollars(hour)} an hour`;
}
