import { expect, test } from "@playwright/test";
import { paths } from "../../../src/paths";
import { home as copy } from "../../../views/content/home";
import { sectionIds } from "../../../views/content/anchors";
import { pillars } from "../../../views/content/pillars";
import { annualPrice, dollars, plans, pricing } from "../../../views/content/plans";
import { roles } from "../../../views/content/roles";
import { faqSection, questions } from "../../../views/content/questions";

test("every section is there, in order", async ({ page }) => {
  await page.goto(paths.home.path);
  const ids = await page.locator("main > section").evaluateAll((all) => all.map(({ id }) => id));
  expect(ids).toEqual([...sectionIds]);
});

test("a page titled by one long word does not scroll sideways at 320 px", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(`${paths.comingSoon.path}?title=${"x".repeat(80)}`);
  const wide = await page.evaluate(() => {
    scrollTo({ left: 1e4, behavior: "instant" });
    const { scrollWidth } = document.documentElement;
    return { scrolled: scrollX, isTooWide: scrollWidth > innerWidth };
  });
  expect(wide).toEqual({ scrolled: 0, isTooWide: false });
});

test("a role is selected by mouse or keyboard, and only its link shows", async ({ page }) => {
  await page.goto(paths.home.path);
  const section = page.locator("#testimonials");
  const link = (name: string) => section.getByText(name, { exact: true });
  for (const role of roles) {
    await section.getByRole("radio", { name: `${role.name} ${role.gain}` }).check({ force: true });
    for (const other of roles)
      await expect(link(other.link.name)).toBeVisible({ visible: other === role });
  }
  await section.getByRole("radio", { name: roles[3].name }).press("ArrowLeft");
  await expect(link(roles[2].link.name)).toBeVisible();
  const scene = page.locator("#hero .call-scene");
  for (const text of [copy.hero.approved, copy.hero.ready])
    await expect(scene.getByText(text)).toBeVisible();
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("every section, pillar and answer can be read, and the billing switch changes every price", async ({
    page,
  }) => {
    await page.goto(paths.home.path);
    for (const id of sectionIds) {
      const heading = page.locator(`#${id}`).locator("h1, h2, p").first();
      await expect(heading).toBeVisible();
      await expect(heading).toHaveCSS("opacity", "1");
    }
    for (const { id, primaryText, outcome } of pillars) {
      await expect(page.locator(`#${id}`).getByText(primaryText)).toBeVisible();
      await expect(page.locator(`#${id}`).getByText(outcome.figure, { exact: true })).toBeVisible();
    }
    for (const { question, answer } of questions) {
      const text = page.locator("#faq").getByText(answer, { exact: true });
      const all = page.locator("#faq").getByText(faqSection.all);
      if (await all.isVisible()) await all.click();
      if (!(await text.isVisible())) await page.locator("summary", { hasText: question }).click();
      await expect(text).toBeVisible();
    }
    const cards = page.locator("#pricing article");
    const expectPrices = async (prices: number[]) => {
      for (const [index, price] of prices.entries())
        await expect(cards.nth(index).locator("[data-billing]:visible b")).toHaveText(
          dollars(price),
        );
    };
    await expectPrices(plans.map(({ price }) => price));
    await page.getByRole("radio", { name: pricing.annual }).check();
    await expectPrices(plans.map(annualPrice));
    await page.getByRole("radio", { name: pricing.annual }).press("ArrowLeft");
    await expect(page.getByRole("radio", { name: pricing.monthly })).toBeChecked();
    await expectPrices(plans.map(({ price }) => price));
  });
});
