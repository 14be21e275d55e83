import { expect, test } from "@playwright/test";
import { navigation } from "../../../views/content/navigation";
import { entry, openAwake, panel } from "../support/islands";

const dropdowns = navigation.filter(({ type }) => type === "dropdown").map(({ name }) => name);

test("Enter, Space and Down open every dropdown, Down on its first link", async ({ page }) => {
  await openAwake(page);
  for (const name of dropdowns)
    for (const key of ["Enter", "Space", "ArrowDown"])
      await test.step(`${key} on ${name}`, async () => {
        const button = entry(page, name);
        await button.focus();
        await page.keyboard.press(key);
        await expect(panel(page, name)).toBeVisible();
        await expect(button).toHaveAttribute("aria-expanded", "true");
        const first = panel(page, name).getByRole("link").first();
        await expect(key === "ArrowDown" ? first : button).toBeFocused();
        await page.keyboard.press("Escape");
        await expect(button).toHaveAttribute("aria-expanded", "false");
        await expect(button).toBeFocused();
      });
});

test("by keyboard dropdowns can be navigated, and close", async ({ page }) => {
  await openAwake(page);
  const product = entry(page, "Product");

  await test.step("arrows move through the links and wrap around, Home and End go to the ends", async () => {
    await product.focus();
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
