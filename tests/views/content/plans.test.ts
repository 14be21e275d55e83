import { expect, test } from "bun:test";
import { renderToString } from "react-dom/server";
import {
  annualPrice,
  callsFromWhich,
  extraCallPrice,
  type Plan,
  plans,
  pricing,
  seatPrice,
  yearlyTotal,
} from "../../../views/content/plans";
import { Pricing } from "../../../views/pages/home/pricing";

test("annual billing is the monthly price times 0.83, rounded, times twelve a year", () => {
  expect(plans.map((plan) => [plan.price, annualPrice(plan), yearlyTotal(plan)])).toEqual([
    [79, 66, 792],
    [199, 165, 1980],
    [499, 414, 4968],
  ]);
});

test("a plan is the cheapest from exactly the stated number of calls", () => {
  const [starter, team, enterprise] = plans;
  const cost = (plan: Plan, billing: "monthly" | "annual", calls: number) =>
    seatPrice(plan, billing) +
    extraCallPrice(plan) * Math.max(0, calls - (plan.callsIncluded ?? calls));
  for (const billing of ["monthly", "annual"] as const)
    for (const [larger, smaller] of [
      [team, starter],
      [enterprise, team],
    ] as const) {
      const calls = callsFromWhich(larger, smaller, billing);
      expect(cost(larger, billing, calls)).toBeLessThanOrEqual(cost(smaller, billing, calls));
      expect(cost(larger, billing, calls - 1)).toBeGreaterThan(cost(smaller, billing, calls - 1));
    }
  expect(callsFromWhich(team, starter, "monthly")).toBe(260);
  expect(callsFromWhich(enterprise, team, "monthly")).toBe(1100);
});

test("the page has both prices, the badge and the plan of every trial", () => {
  const html = renderToString(Pricing({ billing: "monthly" }));
  for (const words of ["$79", "$66", "$199", "$165", "$499", "$414", "$4,968"])
    expect(html).toContain(words);
  expect(html).toContain("2 months free");
  expect(html.match(/Most Popular/g)).toHaveLength(1);
  expect(html).toContain("?title=Free+Trial&amp;feature=the+Starter+plan");
  expect(html).toContain("?title=Free+Trial&amp;feature=the+Team+plan");
});

test("annual billing saves two months, within a tenth, and the badge says so", () => {
  expect(pricing.annualBadge).toBe("2 months free");
  for (const plan of plans) {
    const months = 12 - yearlyTotal(plan) / plan.price;
    expect(Math.abs(months - 2)).toBeLessThanOrEqual(0.1);
  }
});

/**
 * A dollar amount (not `"$1")`, a replacement group), or a price in code. Amounts of the demo deal and the claims are
 * exempt.
 */
const PRICE = /\$\d(?!"\))|\b(?:199|499|414)\b|\bprices?\b\W{1,4}\d|0\.83\b/i;

test("prices are hard-coded only in the plans", async () => {
  const found: string[] = [];
  for (const place of ["views/**/*.{ts,tsx}", "src/feeds/**/*.{ts,tsx}"])
    for await (const file of new Bun.Glob(place).scan(".")) {
      if (/content\/(?:plans\.ts|claims\.ts|demo|articles\/)/.test(file)) continue;
      const lines = (await Bun.file(file).text()).split("\n");
      for (const [index, line] of lines.entries())
        if (PRICE.test(line)) found.push(`${file}:${index + 1} ${line.trim()}`);
    }
  expect(found).toEqual([]);
});
