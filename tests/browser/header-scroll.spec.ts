import { expect, test } from "@playwright/test";
import { paths } from "../../src/paths";
import { openAwake } from "./islands";

test.describe("while the page is scrolled", () => {
  test("the header turns compact past 8 px and back at the top", async ({ page }) => {
    await openAwake(page);
    const header = page.locator(".site-header");
    await expect(header).toHaveCSS("height", "72px");
    await page.evaluate(() => scrollTo({ top: 8, behavior: "instant" }));
    await expect(header).toHaveCSS("height", "72px");
    await page.evaluate(() => scrollTo({ top: 9, behavior: "instant" }));
    await expect(header).toHaveAttribute("data-compact");
    await expect(header).toHaveCSS("height", "56px");
    await expect(header).not.toHaveCSS("box-shadow", "none");
    await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
    await expect(header).not.toHaveAttribute("data-compact");
    await expect(header).toHaveCSS("height", "72px");
  });

  test("the section whose edge has passed 88 px is the active one, also at the very bottom", async ({
    page,
  }) => {
    await openAwake(page);
    const header = page.locator(".site-header");
    const home = page.locator(".site-bar").getByRole("link", { name: "Home" });
    await expect(header).toHaveAttribute("data-section", "hero");
    await expect(home).toHaveAttribute("aria-current", "true");
    for (const id of ["problem", "how", "testimonials", "pricing"]) {
      await page.evaluate((section) => {
        document.getElementById(section)?.scrollIntoView({ behavior: "instant" });
      }, id);
      await expect(header).toHaveAttribute("data-section", id);
    }
    await expect(home).not.toHaveAttribute("aria-current");
    await expect(page.locator(".site-bar").getByRole("link", { name: "Pricing" })).toHaveAttribute(
      "aria-current",
      "true",
    );
    await page.evaluate(() => scrollTo({ top: 1e6, behavior: "instant" }));
    await expect(header).toHaveAttribute("data-section", "final-cta");
  });
});

test("the link of the page one is on is the current page", async ({ page }) => {
  await page.goto(paths.pricing.path);
  await expect(page.locator(".site-bar [aria-current=page]")).toHaveText("Pricing");
});
