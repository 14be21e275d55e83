import { expect, type Locator, type Page, test } from "@playwright/test";
import { paths } from "../../../src/paths";
import { pillars } from "../../../views/content/pillars";
import { findFaults } from "../support/find-faults";
import { findShifts, slowDown } from "../support/measure-paint";
import { scrollThrough } from "../support/watch-page";

const tab = (page: Page, name: string): Locator => page.getByRole("tab", { name });
const panel = (page: Page, name: string): Locator => page.getByRole("tabpanel", { name });

/** Expects exactly one product to be shown and selected. */
async function expectChosen(page: Page, name: string): Promise<void> {
  await expect(tab(page, name)).toHaveAttribute("aria-selected", "true");
  await expect(page.locator("[data-tabs] [aria-selected=true]")).toHaveCount(1);
  await expect(panel(page, name)).toBeVisible();
  await expect(page.locator(".tabs > section:visible")).toHaveCount(1);
}

for (const { name, viewport, hasTouch } of [
  { name: "at 360 px by touch", viewport: { width: 360, height: 740 }, hasTouch: true },
  { name: "at 1280 px by mouse", viewport: { width: 1280, height: 800 }, hasTouch: false },
]) {
  test.describe(name, () => {
    test.use({ viewport, hasTouch });

    test("Co-Pilot is shown first, and the URL names the selected pillar and opens it", async ({
      page,
    }) => {
      await page.goto(paths.home.path);
      await expectChosen(page, "Co-Pilot");
      for (const { id, title } of pillars.toReversed()) {
        await (hasTouch ? tab(page, title).tap() : tab(page, title).click());
        await expectChosen(page, title);
        await expect(page).toHaveURL(new RegExp(`#${id}$`));
      }

      await page.goto(`${paths.home.path}?again#vision`);
      await expectChosen(page, "Vision");
      await expect(tab(page, "Vision")).toBeFocused();
      await expect(tab(page, "Vision")).toBeInViewport({ ratio: 1 });
      await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
      await page.evaluate(() => (location.hash = "scroll"));
      await expectChosen(page, "Scroll");
      await expect(tab(page, "Scroll")).toBeInViewport({ ratio: 1 });
      await page.goBack();
      await expectChosen(page, "Vision");
    });
  });
}

test("enhancing to tabs causes no layout shift, and axe finds nothing in any tab", async ({
  page,
}) => {
  await slowDown(page);
  // Without web fonts: if they arrive after the first paint, lines may wrap differently, which is not what this
  // tests.
  await page.route("**/*.woff2", (route) => route.abort());
  await page.goto(`${paths.home.path}#how`);
  await scrollThrough(page);
  expect(await findShifts(page)).toMatchObject({ sum: "0.000" });
  for (const { title } of pillars) {
    await tab(page, title).click();
    expect(await findFaults(page, "#how")).toEqual([]);
  }
});

test("by keyboard, arrows wrap around, Home and End go to the ends, and Tab goes to the panel", async ({
  page,
}) => {
  await page.goto(paths.home.path);
  await tab(page, "Co-Pilot").focus();
  for (const [key, name] of [
    ["ArrowRight", "Scroll"],
    ["ArrowRight", "Vision"],
    ["ArrowRight", "Co-Pilot"],
    ["ArrowLeft", "Vision"],
    ["Home", "Co-Pilot"],
    ["End", "Vision"],
    ["ArrowLeft", "Scroll"],
  ] as const) {
    await page.keyboard.press(key);
    await expect(tab(page, name)).toBeFocused();
    await expectChosen(page, name);
  }
  await page.keyboard.press("Tab");
  await expect(panel(page, "Scroll")).toBeFocused();
  await page.keyboard.press("Shift+Tab");
  await expect(tab(page, "Scroll")).toBeFocused();
});

test("if the script fails to load, the URL still selects a pillar", async ({ page }) => {
  await page.route("**/assets/*.js", (route) => route.abort());
  await page.goto(paths.home.path);
  await expect(page.locator(".tabs > section:visible")).toHaveAttribute("id", "co-pilot");
  await page.locator("[data-tabs]").getByText("Vision").click();
  await expect(page.locator(".tabs > section:visible")).toHaveAttribute("id", "vision");
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("all three are stacked, without tab roles", async ({ page }) => {
    await page.goto(`${paths.home.path}#scroll`);
    await expect(page.locator(".tabs > section:visible")).toHaveCount(3);
    await expect(page.locator("#scroll")).toBeInViewport();
    await expect(page.locator("[data-tabs]")).toBeHidden();
  });
});
