import { expect, test } from "bun:test";
import { renderToString } from "react-dom/server";
import { annualPrice, plans, yearlyTotal } from "../../views/content/plans";
import { Pricing } from "../../views/sections/pricing";

test("annual billing is the monthly price times 0.83, rounded, and the year is twelve of those", () => {
  expect(plans.map((plan) => [plan.price, annualPrice(plan), yearlyTotal(plan)])).toEqual([
    [79, 66, 792],
    [199, 165, 1980],
    [499, 414, 4968],
  ]);
});

test("both prices, the badge and the plan of every trial stand in the page", () => {
  const html = renderToString(Pricing());
  for (const words of ["$79", "$66", "$199", "$165", "$499", "$414", "$4,968"])
    expect(html).toContain(words);
  expect(html).toContain("2 months free");
  expect(html.match(/Most Popular/g)).toHaveLength(1);
  expect(html).toContain("?title=Free+Trial&amp;feature=the+Starter+plan");
  expect(html).toContain("?title=Free+Trial&amp;feature=the+Team+plan");
});
