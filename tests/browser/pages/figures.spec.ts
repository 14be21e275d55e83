import { expect, test } from "@playwright/test";
import { paths } from "../../../src/paths";
import { readableWords } from "../support/readable-words";

const FIGURE = /\d[\d.,]*\+?\s?(?:%|(?:hours?|minutes?|days?)\b)|\b\d+x\b/g;

for (const { path } of [
  paths.home,
  paths.features,
  paths.genieFlow,
  paths.coPilot,
  paths.pricing,
  paths.caseStudies,
  paths.about,
  paths.contact,
])
  test(`the first two folds of ${path} have at most six figures`, async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    // With forced colors a scene rests on its last frame, which holds the most.
    await page.emulateMedia({ forcedColors: "active" });
    await page.goto(path);
    const words = await readableWords(page);
    expect(words.length).toBeGreaterThan(50);
    const text = words
      .filter(({ top }) => top < 1600)
      .map(({ word }) => word)
      .join(" ");
    expect((text.match(FIGURE) ?? []).length).toBeLessThanOrEqual(6);
  });
