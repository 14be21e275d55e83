import { expect, test } from "bun:test";
import { createElement } from "react";
import { renderToString } from "react-dom/server";
import { paths } from "../../src/paths";
import { claims } from "../../views/content/claims";
import { pricing } from "../../views/pages/pricing/page";

const html = renderToString(createElement(pricing.View, { path: paths.pricing.path }));

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
