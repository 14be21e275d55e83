import { expect, type Page, test } from "@playwright/test";
import { paths } from "../../../src/paths";
import { roiCopy } from "../../../views/content/roi";
import { findFaults } from "../support/find-faults";
import { holdIsland } from "../support/islands";

const { path } = paths.pricing;
const input = (page: Page, name: string) => page.locator(`#roi-${name}`);
const result = (page: Page) => page.locator("#roi").getByRole("status");
const step = (page: Page, name: string) =>
  page.locator("[data-sum] dl > div", { has: page.getByText(name, { exact: true }) });

test("the calculation starts with the stated scenario, and its controls stay in sync", async ({
  page,
}) => {
  await page.goto(path);
  await expect(result(page)).toHaveText(
    "340% return in 6 months Even 2.8 minutes saved per call would pay for it.",
  );
  await expect(page.locator("[data-sum]")).toContainText(
    "10 seats on Team, monthly billing, 150 calls per seat, 12 minutes saved per call and $35 an hour",
  );
  const stated = page.getByRole("link", { name: roiCopy.statedLink });
  await expect(stated).toHaveCount(0);
  const slider = page.locator("#roi input[type=range]").first();
  await slider.fill("40");
  await expect(stated).toBeHidden();
  await page.getByText(roiCopy.math).click();
  await expect(stated).toBeVisible();
  await expect(input(page, "seats")).toHaveValue("40");
  await expect(step(page, "What Genie costs")).toContainText("40 seats × $199");
  await input(page, "seats").fill("70");
  await expect(slider).toHaveValue("70");

  await page.getByRole("radio", { name: "Annual" }).check();
  await input(page, "seats").hover();
  await expect(step(page, "What Genie costs")).toContainText("70 seats × $165");
  await input(page, "billing").selectOption("monthly");
  await expect(page.getByRole("radio", { name: "Monthly" })).toBeChecked();
  await page.getByRole("radio", { name: "Annual" }).check();
  await expect(input(page, "billing")).toHaveValue("annual");
  await page.getByRole("radio", { name: "Monthly" }).check();

  await input(page, "hour").fill("9000");
  await expect(input(page, "hour")).toHaveAccessibleDescription(
    "Pay and overhead Enter a whole number from 1 to 500. Using 500.",
  );
  await expect(input(page, "hour")).toHaveValue("9000");
  await expect(step(page, "Value of those hours")).toContainText("2,100 hours × $500");
  await input(page, "hour").fill("90");
  await expect(page.locator("[data-problem]")).toHaveCount(0);
  await input(page, "seats").fill("");
  await expect(input(page, "seats")).toHaveAccessibleDescription(/Using 10\.$/);
  await expect(slider).toHaveValue("10");
});

test("choosing Annual above the plans changes the calculation at once, and filling a field keeps it", async ({
  page,
}) => {
  await page.goto(path);
  await page.getByRole("radio", { name: "Annual" }).check();
  await expect(step(page, "What Genie costs")).toContainText("10 seats × $165");
  await page.goto(path);
  await page.getByRole("radio", { name: "Annual" }).check();
  await input(page, "seats").fill("20");
  await expect(step(page, "What Genie costs")).toContainText("20 seats × $165");
  await expect(page.getByRole("radio", { name: "Annual" })).toBeChecked();
});

test("the calculation and the URL follow each input, and Enter does not reload the page", async ({
  page,
}) => {
  await page.goto(path);
  await input(page, "calls").fill("620");
  await expect(step(page, "Extra calls")).toContainText("10 seats × (620 − 500) calls × $0.50");
  await expect(step(page, "Extra calls")).toContainText("= $600 a month");
  await expect(result(page)).toContainText("350%");
  await input(page, "plan").selectOption("enterprise");
  await expect(step(page, "What Genie costs")).toContainText("= $4,990 a month");
  await expect
    .poll(() => new URL(page.url()).search)
    .toBe("?seats=10&hour=35&calls=620&minutes=12&plan=enterprise&billing=monthly");
  await page.reload();
  await expect(input(page, "calls")).toHaveValue("620");
  await expect(step(page, "What Genie costs")).toContainText("= $4,990 a month");
  await input(page, "seats").fill("12");
  await expect(step(page, "Hours saved")).toContainText("12 seats");
  await page.evaluate(() => document.body.setAttribute("data-same", ""));
  await input(page, "seats").press("Enter");
  await expect.poll(() => page.url()).toContain("seats=12");
  await expect(page.locator("body[data-same]")).toHaveCount(1);
});

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? "with JavaScript" : "without JavaScript", () => {
    test.use({ javaScriptEnabled });

    test("a cheaper plan can be chosen below the form, and many calls say what the result assumes", async ({
      page,
    }) => {
      await page.goto(`${path}?calls=240`);
      await expect(step(page, "Hours counted")).toContainText("48 hours per rep. We cap it at 40");
      await expect(result(page)).toContainText("hours capped at 40 per rep");
      await page.getByRole("link", { name: "Switch to Starter" }).click();
      await expect(input(page, "plan")).toHaveValue("starter");
      await expect(step(page, "What Genie costs")).toContainText("= $1,840 a month");
      await expect(page.getByRole("link", { name: /^Switch to/ })).toHaveCount(0);
    });
  });

test("input typed before the code loads is calculated once loaded", async ({ page }) => {
  const arrive = await holdIsland(page, "roi");
  await page.goto(path);
  await input(page, "seats").fill("25");
  await expect(step(page, "Hours saved")).toContainText("= 300 hours");
  arrive();
  await expect(step(page, "Hours saved")).toContainText("= 750 hours");
  await expect(input(page, "seats")).toHaveValue("25");
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the form loads the page with the result; invalid input shows errors and breaks nothing", async ({
    page,
  }) => {
    await page.goto(path);
    await input(page, "seats").fill("40");
    await input(page, "billing").selectOption("annual");
    await page.getByRole("button", { name: roiCopy.submit }).click();
    expect(page.url()).toContain(
      "/pricing?seats=40&hour=35&calls=150&minutes=12&plan=team&billing=annual#roi",
    );
    await expect(page.locator("#roi")).toBeInViewport();
    await expect(step(page, "What Genie costs")).toContainText("40 seats × $165 + $0");
    await expect(page.getByRole("radio", { name: "Annual" })).toBeChecked();
    const hostile = encodeURIComponent('"><svg onload=alert(1)>');
    await page.goto(`${path}?seats=1e9&calls=${hostile}&hour=-3&plan=${hostile}&billing=x`);
    await expect(page.locator("[data-problem]")).toHaveCount(5);
    await expect(page.locator("#roi [onload]")).toHaveCount(0);
    await expect(step(page, "Hours saved")).toContainText("10 seats × 150 calls");
    await expect(step(page, "Value of those hours")).toContainText("300 hours × $1");
  });
});

test("a scenario that does not pay off says so, and axe finds nothing in an invalid one", async ({
  page,
}) => {
  await page.goto(`${path}?plan=enterprise&calls=10&hour=20`);
  await expect(result(page)).toContainText("−93%");
  await expect(result(page)).toContainText("worth less than the plan costs");
  await expect(step(page, "Break-even")).toContainText("not reached");
  await input(page, "seats").focus();
  for (const name of ["hour", "calls", "minutes", "plan", "billing"]) {
    await page.keyboard.press("Tab");
    // How the minutes are counted.
    if (name === "minutes") await page.keyboard.press("Tab");
    await expect(input(page, name)).toBeFocused();
  }
  await page.goto(`${path}?seats=0&hour=1&plan=enterprise`);
  expect(await findFaults(page, "#roi")).toEqual([]);
});
