import { expect, test } from "bun:test";
import { calculateRoi, cheaperPlan } from "../../../views/islands/roi/calculate-roi";
import { type Scenario, statedScenario } from "../../../views/islands/roi/scenario";
import { stepsOf } from "../../../views/islands/roi/steps";

const steps = (scenario: Scenario) => stepsOf(scenario, calculateRoi(scenario));

/** Calculates a line from its numbers and operators alone, as a reader would. */
function workOut(formula: string): number {
  const sum = formula
    .replaceAll(/[a-z$,]/gi, "")
    .replaceAll("×", "*")
    .replaceAll("÷", "/")
    .replaceAll("−", "-");
  expect(sum).toMatch(/^[\d.\s*/()+-]+$/);
  // oxlint-disable-next-line typescript/no-implied-eval -- only signs and digits are left
  return Number(new Function(`return ${sum}`)());
}

const resultOf = (text: string): number =>
  Number(text.replace("−", "-").replaceAll(/[^\d.-]/g, ""));

const scenarios: Scenario[] = [
  statedScenario,
  { ...statedScenario, billing: "annual", seats: 7, calls: 33, hour: 61 },
  { seats: 40, calls: 620, hour: 90, minutes: 12, plan: "team", billing: "monthly" },
  { seats: 1, calls: 101, hour: 3, minutes: 5, plan: "starter", billing: "annual" },
  { seats: 300, calls: 800, hour: 70, minutes: 1, plan: "enterprise", billing: "monthly" },
];

for (const scenario of scenarios) {
  test(`every line adds up from the shown numbers: ${Object.values(scenario).join(", ")}`, () => {
    for (const { name, formula, result } of steps(scenario)) {
      if (!/[×÷]/.test(formula)) continue;
      const worked = workOut(formula);
      if (name === "Return") expect(resultOf(result)).toBe(Math.round(worked * 100));
      else if (name === "Break-even") {
        const days = Math.round(worked * 100) / 100;
        const day = `day ${Math.ceil(days).toLocaleString("en-US")}`;
        expect(result).toBe(Number.isInteger(days) ? day : `${days}, so ${day}`);
      } else expect(resultOf(result)).toBeCloseTo(worked, 2);
    }
  });
}

test("the stated return is the worked example, line by line", () => {
  expect(steps(statedScenario).map(({ formula, result }) => `${formula} = ${result}`)).toEqual([
    "10 seats × 150 calls × 12 minutes ÷ 60 = 300 hours a month",
    "300 hours × $35 = $10,500 a month",
    "150 of 500 included calls used = $0 a month",
    "10 seats × $199 + $0 = $1,990 a month",
    "(5 × $10,500 − 6 × $1,990) ÷ (6 × $1,990) = 340%",
    "30 days × $10,500 ÷ ($10,500 − $1,990) = 37.02, so day 38",
  ]);
});

test("one seat, one call and one hour are singular", () => {
  const formulas = (calls: number) =>
    steps({ ...statedScenario, seats: 1, calls }).map(({ formula }) => formula);
  expect(formulas(1)[0]).toBe("1 seat × 1 call × 12 minutes ÷ 60");
  expect(formulas(5)[1]).toBe("1 hour × $35");
});

test("a plan that costs more than it saves says so", () => {
  const scenario: Scenario = { ...statedScenario, plan: "enterprise", calls: 10, hour: 20 };
  expect(steps(scenario).at(-1)).toMatchObject({ result: "not reached" });
  expect(calculateRoi(scenario).gain).toBeLessThan(0);
});

test("the cheapest plan for the calls is offered, unless it is chosen", () => {
  const offered = (change: Partial<Scenario>) => {
    const { plan, cost } = cheaperPlan({ ...statedScenario, ...change }) ?? {};
    return plan && `${plan.name} $${cost}`;
  };
  expect(offered({})).toBe("Starter $1165");
  expect(offered({ plan: "starter" })).toBeUndefined();
  expect(offered({ plan: "starter", calls: 300 })).toBe("Team $1990");
  // At 260 calls, Starter and Team cost nearly the same.
  expect(offered({ calls: 260 })).toBeUndefined();
});
