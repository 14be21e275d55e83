import { expect, type Page, test } from "@playwright/test";
import { paths } from "../../../src/paths";
import { battleCard as words } from "../../../views/content/demo/battle-card";
import { demoDeal } from "../../../views/content/demo-deal";
import { findFaults } from "../support/find-faults";

const card = (page: Page) => page.locator("[data-battle-card]");
const sheet = (page: Page) => page.locator("[data-sheet]");
const placeholder = (page: Page) => card(page).getByText(words.analyzing).first();

for (const [width, height] of [
  [360, 740],
  [1366, 768],
] as const)
  test(`at ${width} px, the finished card is shown; a press shows its sources, then the card again, and nothing moves`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await page.clock.install();
    await page.goto(paths.demo.path);
    await expect(sheet(page)).toBeVisible();
    await expect(placeholder(page)).toBeHidden();
    const size = await card(page).boundingBox();
    const generate = page.getByRole("button", { name: words.generate });
    await generate.press("Enter");
    await expect(card(page).getByText("Reading: Calendar")).toBeVisible();
    await expect(sheet(page)).toBeHidden();
    expect((await card(page).boundingBox())?.height).toBeCloseTo(size?.height ?? 0, 2);
    await page.clock.runFor(1000);
    await generate.press("Enter");
    await page.clock.runFor(900);
    await expect(sheet(page)).toBeVisible();
    await expect(placeholder(page)).toBeHidden();
    for (const part of Object.values(words.parts))
      await expect(sheet(page).getByRole("heading", { name: part })).toBeVisible();
    for (const { name } of demoDeal.beforeCall.people)
      await expect(sheet(page).getByText(name)).toBeVisible();
    await expect(card(page).getByRole("status")).toHaveText(words.ready);
    await generate.press("Enter");
    await expect(placeholder(page)).toBeVisible();
  });

test("with reduced motion the card is shown at once, and can still be generated", async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.clock.install();
  await page.goto(paths.demo.path);
  await expect(sheet(page)).toBeVisible();
  await expect(placeholder(page)).toBeHidden();
  await page.clock.runFor(10_000);
  await expect(sheet(page)).toBeVisible();
  await page.getByRole("button", { name: words.generate }).press("Enter");
  await expect(placeholder(page)).toBeVisible();
  await page.clock.runFor(10_000);
  await expect(sheet(page)).toBeVisible();
});

test("without JavaScript the card is shown at once", async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${baseURL}${paths.demo.path}`);
  await expect(sheet(page)).toBeVisible();
  await expect(placeholder(page)).toBeHidden();
  await expect(card(page).getByRole("button")).toHaveCount(0);
  await context.close();
});

test("axe finds nothing in the card and in the placeholder", async ({ page }) => {
  await page.goto(paths.demo.path);
  const expectNoFaults = async () => {
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await findFaults(page, "[data-battle-card]"), `at ${width} px`).toEqual([]);
    }
  };
  await expectNoFaults();
  await page.getByRole("button", { name: words.generate }).click();
  await expect(placeholder(page)).toBeVisible();
  expect(await findFaults(page, "[data-battle-card]")).toEqual([]);
});
