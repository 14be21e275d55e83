import { expect, test } from "@playwright/test";
import { paths } from "../../src/paths";
import { entry, headerIsAwake, holdIsland, panel } from "./islands";

test.describe("before the header wakes", () => {
  test("a click made while its code is on the way opens the dropdown once it is there", async ({
    page,
  }) => {
    const arrive = await holdIsland(page, "header");
    await page.goto(paths.home.path);
    await entry(page, "Resources").click();
    await expect(entry(page, "Resources")).not.toHaveAttribute("aria-expanded");
    arrive();
    await headerIsAwake(page);
    await expect(entry(page, "Resources")).toHaveAttribute("aria-expanded", "true");
    await expect(panel(page, "Resources")).toBeVisible();
  });

  test("a Down key pressed while its code is on the way lands on the first link", async ({
    page,
  }) => {
    const arrive = await holdIsland(page, "header");
    await page.goto(paths.home.path);
    await entry(page, "Product").focus();
    await page.keyboard.press("ArrowDown");
    arrive();
    await expect(panel(page, "Product").getByRole("link").first()).toBeFocused();
  });

  test("a dropdown that the stylesheet opened stays open when the header wakes", async ({
    page,
  }) => {
    const arrive = await holdIsland(page, "header");
    await page.goto(paths.home.path);
    await entry(page, "Solutions").hover();
    await expect(panel(page, "Solutions")).toBeVisible();
    arrive();
    await headerIsAwake(page);
    await expect(entry(page, "Solutions")).toHaveAttribute("aria-expanded", "true");
    await expect(panel(page, "Solutions")).toBeVisible();
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("dropdowns open by hovering and by focus, and their links can be reached", async ({
    page,
  }) => {
    await page.goto(paths.home.path);
    await entry(page, "Product").hover();
    await expect(panel(page, "Product")).toBeVisible();
    await page.mouse.move(10, 600);
    await expect(panel(page, "Product")).toBeHidden();
    await entry(page, "About").focus();
    await expect(panel(page, "About")).toBeVisible();
    await page.keyboard.press("Tab");
    await expect(panel(page, "About").getByRole("link").first()).toBeFocused();
  });

  test("the slide-in menu opens and closes, and its groups open", async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 780 });
    await page.goto(paths.home.path);
    await page.getByRole("button", { name: "Open menu" }).click();
    const menu = page.locator("#site-menu");
    await menu.getByText("Solutions", { exact: true }).click();
    await expect(menu.getByRole("link", { name: paths.reps.title })).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(menu).toBeHidden();
  });
});
