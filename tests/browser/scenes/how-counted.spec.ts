import { expect, type Page, test } from "@playwright/test";
import { paths } from "../../../src/paths";
import { claims, counting, markOf, statuses } from "../../../views/content/claims";
import { findFaults } from "../support/find-faults";

const claim = claims.averageRoi;
const name = `${counting.label}: ${claim.figure}`;
const button = (page: Page) => page.getByRole("button", { name: `${markOf(claim)}. ${name}` });
const explanation = (page: Page) => page.getByRole("dialog", { name });

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? "with JavaScript" : "without JavaScript", () => {
    test.use({ javaScriptEnabled });

    test("a figure's button shows how it is counted, and Escape closes it", async ({ page }) => {
      await page.goto(paths.features.path);
      await button(page).click();
      const { what, when, math } = claim.counted;
      const texts = [what, when, math].filter((text) => text !== undefined);
      expect(texts).toHaveLength(3);
      for (const text of texts) await expect(explanation(page)).toContainText(text);
      await expect(explanation(page)).toContainText(statuses.claim);
      await page.keyboard.press("Escape");
      await expect(explanation(page)).toBeHidden();
      await button(page).press("Enter");
      await expect(explanation(page)).toBeVisible();
      await button(page).click();
      await expect(explanation(page)).toBeHidden();
      await button(page).click();
      await explanation(page).getByRole("button", { name: counting.close }).click();
      await expect(explanation(page)).toBeHidden();
    });
  });
}

test("an open explanation fits the window, and every button opens its own", async ({ page }) => {
  for (const [{ path }, count] of [
    [paths.coPilot, 2],
    [paths.caseStudies, 2],
    [paths.features, 7],
  ] as const) {
    await page.goto(path);
    const targets = await page
      .getByRole("button", { name: counting.label })
      .evaluateAll((buttons) => buttons.map((one) => one.getAttribute("popovertarget") ?? ""));
    expect(targets).toHaveLength(count);
    expect(new Set(targets).size).toBe(targets.length);
    for (const id of targets) await expect(page.locator(`dialog[id="${id}"]`)).toHaveCount(1);
  }
  for (const width of [320, 1280])
    await test.step(`at ${width} px`, async () => {
      await page.setViewportSize({ width, height: 720 });
      await button(page).click();
      await expect(explanation(page)).toBeInViewport({ ratio: 1 });
      expect(await findFaults(page, "main")).toEqual([]);
      await page.keyboard.press("Escape");
    });
});

test("an explanation never covers its figure, also at the end of the window", async ({ page }) => {
  const figure = page.locator("#pricing").getByText(claim.figure, { exact: true });
  for (const width of [360, 1280])
    await test.step(`at ${width} px`, async () => {
      await page.setViewportSize({ width, height: 720 });
      await page.goto(paths.home.path);
      await button(page).evaluate((element) => element.scrollIntoView({ block: "end" }));
      await button(page).click();
      const above = await figure.boundingBox();
      const below = await explanation(page).boundingBox();
      expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThanOrEqual(below?.y ?? 0);
    });
});
