import { expect, test } from "bun:test";
import { createElement } from "react";
import { renderToString } from "react-dom/server";
import { paths } from "../../src/paths";
import { claims } from "../../views/content/claims";
import { extraCallPrice, dollars, plans } from "../../views/content/plans";
import { pricing } from "../../views/pages/pricing/page";

const html = renderToString(createElement(pricing.View, { path: paths.pricing.path }));
const charts = html.match(/<div data-chart.*?<\/figure>/gs) ?? [];

test("the cost curve has labels and ticks on both axes", () => {
  expect(charts).toHaveLength(2);
  for (const chart of charts) {
    for (const words of ["US dollars per seat per month", "Calls per seat per month"])
      expect(chart).toContain(words);
    for (const tick of ["$0", "$200", "$400", "$600", "0", "500"])
      expect(chart).toContain(`>${tick}</text>`);
  }
  // The numbers of calls at which the cheapest plan changes.
  for (const tick of ["100", "260", "1,100"]) expect(charts[0]).toContain(`>${tick}</text>`);
  for (const range of ["from $79", "from $199"]) expect(html).toContain(range);
});

test("the curve's rising lines have the price of an extra call, and its assumptions are stated once", () => {
  const shown = (charts[0] ?? "").replaceAll(/<[^>]*>/g, "");
  for (const plan of plans.filter(({ id }) => id !== "enterprise"))
    expect(shown).toContain(`${plan.name} +${dollars(extraCallPrice(plan))} a call`);
  expect(html).toContain("Without add-ons");
  for (const range of ["up to 12 a workday", "12 to 52 a workday", "52 or more a workday"])
    expect(html).toContain(range);
});

test("the head says what is free during the beta, and the CRM row links to the integrations", () => {
  expect(html).toContain("Free today, in private beta by invitation.");
  expect(html).toMatch(new RegExp(`<a[^>]* href="${paths.integrations.path}">CRM sync</a>`));
});

test("the trial needs no credit card, and nothing on the page contradicts it", () => {
  const shown = html.replaceAll(/<[^>]*>/g, "");
  expect(shown).toContain(`a ${claims.trial.figure} ${claims.trial.scope}`);
  const text = html.replaceAll(/<[^>]*>/g, "\n");
  const cards = text.match(/.*\b(?:card|charge)\b.*/gi) ?? [];
  expect(cards.length).toBeGreaterThan(0);
  for (const sentence of cards) expect(sentence).toMatch(/no credit card/i);
});
