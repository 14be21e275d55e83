import { expect, test } from "@playwright/test";
import { entry, openAwake, panel } from "../support/islands";

test.describe("with a keyboard", () => {
  for (const key of ["Enter", "Space", "ArrowDown"]) {
    test(`${key} opens a dropdown`, async ({ page }) => {
      await openAwake(page);
      await entry(page, "Product").focus();
      await page.keyboard.press(key);
      await expect(panel(page, "Product")).toBeVisible();
      await expect(entry(page, "Product")).toHaveAttribute("aria-expanded", "true");
    });
  }

  test("arrow keys wrap around the links, and Home and End go to the ends", async ({ page }) => {
    await openAwake(page);
    const links = panel(page, "Product").getByRole("link");
    await entry(page, "Product").focus();
    await page.keyboard.press("ArrowDown");
    await expect(links.nth(0)).toBeFocused();
    await page.keyboard.press("ArrowDown");
    await expect(links.nth(1)).toBeFocused();
    await page.keyboard.press("End");
    await expect(links.nth(3)).toBeFocused();
    await page.keyboard.press("ArrowDown");
    await expect(links.nth(0)).toBeFocused();
    await page.keyboard.press("ArrowUp");
    await expect(links.nth(3)).toBeFocused();
    await page.keyboard.press("Home");
    await expect(links.nth(0)).toBeFocused();
  });

  test("Escape closes the dropdown and focuses its button", async ({ page }) => {
    await openAwake(page);
    await entry(page, "Resources").focus();
    await page.keyboard.press("ArrowUp");
    await expect(panel(page, "Resources").getByRole("link").last()).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(entry(page, "Resources")).toBeFocused();
    await expect(panel(page, "Resources")).toBeHidden();
  });

  test("tabbing through a dropdown and out of it closes it", async ({ page }) => {
    await openAwake(page);
    await entry(page, "Solutions").focus();
    await page.keyboard.press("Enter");
    for (let link = 0; link < 4; link++) await page.keyboard.press("Tab");
    await expect(panel(page, "Solutions").getByRole("link").last()).toBeFocused();
    await page.keyboard.press("Tab");
    await expect(entry(page, "Resources")).toBeFocused();
    await expect(panel(page, "Solutions")).toBeHidden();
  });

  test("Left and Right move along the bar and wrap around", async ({ page }) => {
    await openAwake(page);
    await page.locator(".site-bar").getByRole("link", { name: "Home" }).focus();
    await page.keyboard.press("ArrowLeft");
    await expect(entry(page, "About")).toBeFocused();
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("ArrowRight");
    await expect(entry(page, "Product")).toBeFocused();
  });
});
