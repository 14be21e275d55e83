import { expect, test } from "@playwright/test";
import { paths } from "../../../src/paths";
import { readableWords } from "../support/readable-words";
import { still } from "../support/still";

test.use(still);

const FIGURE = /\d[\d.,]*\+?\s?(?:%|(?:hours?|minutes?|days?)\b)|\b\d+x\b/g;

const pages = [
  paths.home,
  paths.features,
  paths.genieFlow,
  paths.coPilot,
  paths.pricing,
  paths.caseStudies,
  paths.about,
  paths.contact,
];

test("the first two screens of each page show at most six figures", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  // With forced colors, a scene shows its last frame, which contains the most figures.
  await page.emulateMedia({ forcedColors: "active" });
  for (const { path } of pages) {
    await page.goto(path);
    const words = await readableWords(page);
    expect.soft(words.length, path).toBeGreaterThan(50);
    const text = words
      .filter(({ top }) => top < 1600)
      .map(({ word }) => word)
      .join(" ");
    expect.soft((text.match(FIGURE) ?? []).length, path).toBeLessThanOrEqual(6);
  }
});
