import { expect, test } from "@playwright/test";
import { entry, openAwake, panel } from "../support/islands";
import { still } from "../support/still";

test.use(still);

test("by keyboard dropdowns open, can be navigated, and close", async ({ page }) => {
  await openAwake(page);
  const product = entry(page, "Product");

  for (const key of ["Enter", "Space", "ArrowDown"])
    await test.step(`${key} opens a dropdown`, async () => {
      await product.focus();
      await page.keyboard.press(key);
      await expect(panel(page, "Product")).toBeVisible();
      await expect(product).toHaveAttribute("aria-expanded", "true");
      await page.keyboard.press("Escape");
      await expect(product).toHaveAttribute("aria-expanded", "false");
    });

  await test.step("arrows move through the links and wrap around, Home and End go to the ends", async () => {
    const links = panel(page, "Product").getByRole("link");
    for (const [key, index] of [
      ["ArrowDown", 0],
      ["ArrowDown", 1],
      ["End", 3],
      ["ArrowDown", 0],
      ["ArrowUp", 3],
      ["Home", 0],
    ] as const) {
      await page.keyboard.press(key);
      await expect(links.nth(index)).toBeFocused();
    }
  });

  await test.step("Escape closes the dropdown and focuses its button", async () => {
    await entry(page, "Resources").focus();
    await page.keyboard.press("ArrowUp");
    await expect(panel(page, "Resources").getByRole("link").last()).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(entry(page, "Resources")).toBeFocused();
    await expect(panel(page, "Resources")).toBeHidden();
  });

  await test.step("tabbing out of a dropdown closes it", async () => {
    await entry(page, "Solutions").focus();
    await page.keyboard.press("Enter");
    for (let link = 0; link < 4; link++) await page.keyboard.press("Tab");
    await expect(panel(page, "Solutions").getByRole("link").last()).toBeFocused();
    await page.keyboard.press("Tab");
    await expect(entry(page, "Resources")).toBeFocused();
    await expect(panel(page, "Solutions")).toBeHidden();
  });

  await test.step("Left and Right move along the bar and wrap around", async () => {
    await page.locator(".site-bar").getByRole("link", { name: "Home" }).focus();
    await page.keyboard.press("ArrowLeft");
    await expect(entry(page, "About")).toBeFocused();
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("ArrowRight");
    await expect(product).toBeFocused();
  });
});
