import { expect, type Page, test } from "@playwright/test";
import { player } from "../../../views/content/demo/player";
import { paths } from "../../../src/paths";
import { battleCard as words } from "../../../views/content/demo/battle-card";
import { PLAYER_ID, playHref } from "../../../views/content/demo/moments";
import { demoDeal } from "../../../views/content/demo-deal";
import { findFaults } from "../support/find-faults";

/** A link that plays the call, which scrolls the card out of view before it runs by itself. */
const unasked = playHref;

const card = (page: Page) => page.locator("[data-battle-card]");
const sheet = (page: Page) => page.locator("[data-sheet]");
const placeholder = (page: Page) => card(page).getByText(words.analyzing).first();

test("a placeholder is shown until the card is requested, then its sources, then the card; a second press changes nothing, and it can be generated again", async ({
  page,
}) => {
  await page.clock.install();
  await page.goto(unasked);
  await expect(placeholder(page)).toBeVisible();
  await expect(sheet(page)).toBeHidden();
  const generate = page.getByRole("button", { name: words.generate });
  await generate.press("Enter");
  await expect(card(page).getByText("Reading: Calendar")).toBeVisible();
  await page.clock.runFor(1000);
  await generate.press("Enter");
  await page.clock.runFor(900);
  await expect(sheet(page)).toBeVisible();
  await expect(placeholder(page)).toBeHidden();
  for (const part of Object.values(words.parts))
    await expect(sheet(page).getByRole("heading", { name: part })).toBeVisible();
  for (const { name } of demoDeal.people.stakeholders)
    await expect(sheet(page).getByText(name)).toBeVisible();
  await expect(card(page).getByRole("status")).toHaveText(words.ready);
  await generate.press("Enter");
  await expect(placeholder(page)).toBeVisible();
});

for (const [width, height] of [
  [360, 740],
  [1366, 768],
] as const)
  test(`in the first window at ${width} px, the card is generated once by itself, and nothing moves`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await page.addInitScript(() => {
      const note = (list: PerformanceObserverEntryList) => {
        for (const { value } of list.getEntries() as (PerformanceEntry & { value: number })[])
          if (value > 0.001) document.body.dataset["moved"] = String(value);
      };
      new PerformanceObserver(note).observe({ type: "layout-shift", buffered: true });
    });
    await page.goto(paths.demo.path);
    await expect(card(page).getByRole("button")).toBeInViewport();
    await expect(sheet(page)).toBeVisible({ timeout: 15_000 });
    await expect(card(page).getByRole("button", { name: words.generate })).not.toBeFocused();
    await expect(page.locator("body")).not.toHaveAttribute("data-moved");
    if (width > 1000) await expect(page.locator(`#${PLAYER_ID} section`).first()).toBeInViewport();
  });

test("a link that plays the call leaves the card until it is in view, and then generates it", async ({
  page,
}) => {
  await page.goto(unasked);
  await expect(placeholder(page)).toBeVisible();
  // The playing call has scrolled itself into view.
  await expect(page.getByRole("button", { name: player.pause })).toBeInViewport();
  await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
  await expect(sheet(page)).toBeVisible({ timeout: 15_000 });
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

test("axe finds nothing in the placeholder and in the card", async ({ page }) => {
  await page.goto(unasked);
  const expectNoFaults = async () => {
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await findFaults(page, "[data-battle-card]"), `at ${width} px`).toEqual([]);
    }
  };
  await expectNoFaults();
  await page.getByRole("button", { name: words.generate }).click();
  await expect(sheet(page)).toBeVisible();
  await expectNoFaults();
});
