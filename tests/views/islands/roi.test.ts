import { describe, expect, test } from "bun:test";
import {
  type Arbitrary,
  assert,
  constantFrom,
  dictionary,
  double,
  integer,
  oneof,
  property,
  record,
  string,
} from "fast-check";
import { claims } from "../../../views/content/claims";
import { callsFromWhich, plans } from "../../../views/content/plans";
import { MOST_HOURS, roiFields } from "../../../views/content/roi";
import { periodMonths, calculateRoi } from "../../../views/islands/roi/calculate-roi";
import {
  readScenario,
  type Scenario,
  scenarioQuery,
  statedScenario,
} from "../../../views/islands/roi/scenario";

const within = ({ min, max }: { min: number; max: number }) => integer({ min, max });

const scenarios: Arbitrary<Scenario> = record({
  seats: within(roiFields.seats),
  calls: within(roiFields.calls),
  hour: within(roiFields.hour),
  minutes: within(roiFields.minutes),
  plan: constantFrom(...plans.map(({ id }) => id)),
  billing: constantFrom("monthly", "annual"),
});

const holds = (promise: (scenario: Scenario) => void) =>
  assert(property(scenarios, promise), { numRuns: 500 });

describe("the sum", () => {
  test("saves the claimed hours per rep and week at the stated inputs", () => {
    const aWeek = (calculateRoi(statedScenario).hoursSaved / statedScenario.seats) * (12 / 52);
    expect(aWeek).toBeGreaterThanOrEqual(claims.hoursSaved.value);
  });

  test("only the gain can be negative, at most by the cost", () => {
    holds((scenario) => {
      const sum = calculateRoi(scenario);
      for (const amount of [sum.hoursSaved, sum.worth, sum.extraCalls, sum.overage])
        expect(amount).toBeGreaterThanOrEqual(0);
      expect(sum.cost).toBeGreaterThan(0);
      expect(sum.returnPercent).toBeGreaterThanOrEqual(-100);
      expect(sum.breakEvenMonths ?? 1).toBeGreaterThan(0);
    });
  });

  test("breaks even with the stated minutes, and with no fewer", () => {
    holds((scenario) => {
      const { breakEvenMinutes, gain } = calculateRoi(scenario);
      if (breakEvenMinutes === undefined) {
        expect(gain).toBeLessThanOrEqual(0);
        return;
      }
      const gainWith = (minutes: number) => calculateRoi({ ...scenario, minutes }).gain;
      const rounding = 0.01 * scenario.hour * periodMonths;
      expect(gainWith(breakEvenMinutes * 1.01)).toBeGreaterThan(-rounding);
      expect(gainWith(breakEvenMinutes * 0.99)).toBeLessThan(rounding);
    });
    expect(calculateRoi(statedScenario).breakEvenMinutes?.toFixed(2)).toBe("2.73");
  });

  test("breaks even within the period exactly if the gain is positive", () => {
    holds((scenario) => {
      const { gain, breakEvenMonths } = calculateRoi(scenario);
      if (Math.abs(gain) < 1e-6) return;
      expect((breakEvenMonths ?? Infinity) <= periodMonths).toBe(gain > 0);
    });
  });

  test("counts at most a workweek a month per rep, whatever the claim gives", () => {
    holds((scenario) => {
      const { hoursSaved, hours, worth } = calculateRoi(scenario);
      expect(hours).toBe(Math.min(hoursSaved, scenario.seats * MOST_HOURS));
      expect(worth).toBe(hours * scenario.hour);
    });
  });

  test("saves more hours with more seats and calls, and their value grows with the hourly cost", () => {
    holds((scenario) => {
      const { hoursSaved, worth, returnPercent } = calculateRoi(scenario);
      const with1More = (key: "seats" | "calls" | "hour") =>
        calculateRoi({ ...scenario, [key]: scenario[key] + 1 });
      expect(with1More("seats").hoursSaved).toBeGreaterThan(hoursSaved);
      expect(with1More("seats").cost).toBeGreaterThan(calculateRoi(scenario).cost);
      expect(with1More("calls").hoursSaved).toBeGreaterThan(hoursSaved);
      expect(with1More("calls").overage).toBeGreaterThanOrEqual(calculateRoi(scenario).overage);
      expect(with1More("hour").worth).toBeGreaterThan(worth);
      expect(with1More("hour").returnPercent).toBeGreaterThan(returnPercent);
    });
  });

  test("returns the same percentage for any number of seats, and more with annual billing", () => {
    holds((scenario) => {
      const { returnPercent, paid } = calculateRoi(scenario);
      const doubled = calculateRoi({ ...scenario, seats: 2 * scenario.seats }).returnPercent;
      // Hours are rounded to hundredths.
      const rounding = (100 * 0.01 * scenario.hour * periodMonths) / paid;
      expect(Math.abs(doubled - returnPercent)).toBeLessThanOrEqual(rounding);
      const annual = calculateRoi({ ...scenario, billing: "annual" }).returnPercent;
      expect(annual).toBeGreaterThanOrEqual(returnPercent);
    });
  });

  test("takes enough calls for every plan to cost least", () => {
    const [, team, enterprise] = plans;
    expect(roiFields.calls.max).toBeGreaterThan(callsFromWhich(enterprise, team, "monthly"));
  });
});

describe("the address", () => {
  test("round-trips every scenario", () => {
    holds((scenario) => {
      const { scenario: read, problems } = readScenario(
        new URLSearchParams(scenarioQuery(scenario)),
      );
      expect([read, problems]).toEqual([scenario, {}]);
    });
  });

  test("always yields a valid scenario, with a note for each corrected value", () => {
    const anything = dictionary(
      constantFrom("seats", "calls", "hour", "plan", "billing"),
      oneof(string(), integer().map(String), double().map(String)),
    );
    assert(
      property(anything, (query) => {
        const { scenario, problems } = readScenario(new URLSearchParams(query));
        for (const [key, { min, max }] of Object.entries(roiFields)) {
          const used = scenario[key as keyof typeof roiFields];
          expect(Number.isInteger(used) && used >= min && used <= max).toBe(true);
          const typed = query[key];
          const isKept = typed === undefined || Number(typed) === used;
          if (!isKept) expect(problems[key as keyof typeof roiFields]).toBeString();
        }
        expect(Number.isFinite(calculateRoi(scenario).returnPercent)).toBe(true);
      }),
    );
  });

  test("an out-of-range number is clamped, and the note states the range", () => {
    const { scenario, problems } = readScenario(
      new URLSearchParams("seats=999999&calls=-5&hour=1e9&plan=Gold&billing=weekly"),
    );
    expect(scenario).toEqual({ ...statedScenario, seats: 10_000, calls: 1 });
    expect(problems).toEqual({
      seats: "Enter a whole number from 1 to 10,000. Using 10,000.",
      calls: "Enter a whole number from 1 to 1,200. Using 1.",
      hour: "Enter a whole number from 1 to 500. Using 35.",
      plan: "Choose starter or team or enterprise. Using team.",
      billing: "Choose monthly or annual. Using monthly.",
    });
  });
});
