import { claims } from "../../content/claims";
import { type Billing, dollars, type PlanId, plans, pricing } from "../../content/plans";
import { roiCopy, type RoiField, roiFields } from "../../content/roi";

/**
 * The inputs of the calculation. `calls` is per seat and month, `minutes` are saved per call; `hour` is a rep's hourly
 * cost in US dollars.
 */
export type Scenario = Record<RoiField, number> & { plan: PlanId; billing: Billing };

/** A valid scenario, and a message for each field that had to be corrected. */
export type Reading = { scenario: Scenario; problems: Partial<Record<keyof Scenario, string>> };

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

/** The options of each select, by value. */
export const choices = {
  plan: Object.fromEntries(plans.map(({ id, name }) => [id, name])),
  billing: { monthly: pricing.monthly, annual: pricing.annual },
};

/**
 * Reads a scenario from the form or the address. Missing values come from `statedScenario`, numbers out of range are
 * clamped, and other invalid values are replaced. Each correction adds a message to `problems`.
 */
export function readScenario(query: URLSearchParams): Reading {
  const problems: Reading["problems"] = {};
  const typed = [...query].filter(([key]) => scenarioKeys.some((name) => name === key));
  const read = typed.map(([key, text]) => {
    const name = key as keyof Scenario;
    if (name === "plan" || name === "billing") {
      if (Object.hasOwn(choices[name], text)) return [name, text];
      problems[name] = roiCopy.refusedChoice(Object.keys(choices[name]), statedScenario[name]);
      return [name, statedScenario[name]];
    }
    const { min, max } = roiFields[name];
    const number = /^-?\d{1,12}$/.test(text.trim()) ? Number(text) : undefined;
    const used = Math.min(max, Math.max(min, number ?? statedScenario[name]));
    if (used !== number) problems[name] = roiCopy.refused(min, max, used);
    return [name, used];
  });
  return { scenario: { ...statedScenario, ...Object.fromEntries(read) } as Scenario, problems };
}

/** Returns the query string of a scenario, without the `?`. */
export const scenarioQuery = (scenario: Scenario): string =>
  new URLSearchParams(scenarioKeys.map((key) => [key, String(scenario[key])])).toString();

/** Describes a scenario as text. */
export const describeScenario = ({ seats, calls, hour, minutes, plan, billing }: Scenario) =>
  `${seats} seats on ${choices.plan[plan]}, ${pricing[billing].toLowerCase()} billing, ${calls} calls per seat, ${minutes} minutes saved per call and ${dollars(hour)} an hour`;
