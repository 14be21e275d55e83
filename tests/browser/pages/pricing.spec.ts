import { expect, type Page, test } from "@playwright/test";
import { paths } from "../../../src/paths";
import { annualPrice, dollars, plans, pricing, yearlyTotal } from "../../../views/content/plans";
import { pricingPage } from "../../../views/content/pricing-page";
import { findFaults } from "../support/find-faults";

const { path } = paths.pricing;
const annual = (page: Page) => page.getByRole("radio", { name: pricing.annual });
const monthly = (page: Page) => page.getByRole("radio", { name: pricing.monthly });

async function expectPrices(page: Page, prices: readonly number[]): Promise<void> {
  const cards = page.locator("article.plan");
  for (const [index, price] of prices.entries())
    await expect(cards.nth(index).locator("[data-billing]:visible b")).toHaveText(dollars(price));
}

const monthlyPrices = plans.map(({ price }) => price);
const annualPrices = plans.map(annualPrice);

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? "with JavaScript" : "without JavaScript", () => {
    test.use({ javaScriptEnabled });

    test("arrow keys on the billing switch change every price, and ?billing=annual opens with annual prices", async ({
      page,
    }) => {
      await page.goto(path);
      await expectPrices(page, monthlyPrices);
      for (const price of annualPrices)
        await expect(page.getByText(pricingPage.hero.yearly(dollars(price)))).toBeVisible();
      await monthly(page).focus();
      await page.keyboard.press("ArrowRight");
      await expect(annual(page)).toBeChecked();
      await expect(annual(page)).toBeFocused();
      await expectPrices(page, annualPrices);
      await page.keyboard.press("ArrowLeft");
      await expectPrices(page, monthlyPrices);
      await page.keyboard.press("Tab");
      await expect(page.locator("main article a").first()).toBeFocused();

      await test.step("the comparison table's cells have headers", async () => {
        const table = page.getByRole("table", { name: "The three plans compared" });
        await expect(table.getByRole("columnheader")).toContainText(plans.map(({ name }) => name));
        const row = table.getByRole("row", { name: /^API access/ });
        await expect(row.getByRole("rowheader")).toHaveText("API access");
        await expect(row.getByRole("cell")).toHaveText([
          "–Not included",
          "–Not included",
          "Included",
        ]);
        await expect(page.locator("main details[name=plan]:visible")).toHaveCount(0);
      });

      await page.goto(`${path}?billing=annual`);
      await expect(annual(page)).toBeChecked();
      await expectPrices(page, annualPrices);
      for (const plan of plans)
        await expect(
          page.locator("main article").getByText(dollars(yearlyTotal(plan))),
        ).toBeVisible();
    });
  });
}

for (const place of [paths.pricing, paths.home]) {
  test(`on ${place.path} the URL follows the billing switch, and sets it without scripts too`, async ({
    page,
    browser,
  }) => {
    await page.goto(`${place.path}#pricing`);
    await annual(page).check();
    await expect(page).toHaveURL(({ search, hash }) => search + hash === "?billing=annual#pricing");
    const context = await browser.newContext({ javaScriptEnabled: false });
    const copied = await context.newPage();
    await copied.goto(page.url());
    await expect(annual(copied)).toBeChecked();
    await expectPrices(copied, annualPrices);
    await context.close();
    await monthly(page).check();
    await page.reload();
    await expect(monthly(page)).toBeChecked();
  });
}

test.describe("on a phone", () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

  test("the plans are compared in disclosures, one open at a time, and axe finds nothing in them", async ({
    page,
  }) => {
    await page.goto(`${path}?billing=annual`);
    await expect(page.getByRole("table")).toHaveCount(0);
    const plan = (name: string) => page.locator("details", { hasText: name });
    const names = page.locator("details[name=plan] summary");
    await expect(names).toContainText(plans.map(({ name }) => name));
    await expect(page.locator("details[open] summary")).toContainText("Team");
    await names.nth(2).tap();
    await expect(page.locator("details[open] summary")).toContainText("Enterprise");
    await expect(plan("Enterprise").getByText("24/7")).toBeVisible();
    await names.nth(2).press("Enter");
    await expect(page.locator("details[open]")).toHaveCount(0);
    await names.first().tap();
    expect(await findFaults(page, "main")).toEqual([]);
  });
});

test("with forced colors the selected billing and the cheapest lines can be distinguished", async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: "active" });
  await page.goto(path);
  await expect(monthly(page)).toHaveCSS("appearance", "auto");
  const strokes = await page
    .locator("[data-chart]:visible line")
    .evaluateAll((lines) => lines.map((line) => getComputedStyle(line).strokeWidth));
  expect(new Set(strokes).size).toBeGreaterThan(1);
  const color = await page
    .locator("table caption")
    .first()
    .evaluate((name) => getComputedStyle(name).color);
  await expect(page.locator("[data-chart]:visible text").first()).toHaveCSS("fill", color);
});
