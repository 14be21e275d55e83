import { expect, test } from "@playwright/test";
import { paths } from "../../../src/paths";
import { navigation } from "../../../views/content/navigation";
import { entry, headerIsAwake, openAwake, panel } from "../support/islands";

test.describe("with a mouse", () => {
  test("one dropdown at a time opens on hover, shows its links and badges, and closes", async ({
    page,
  }) => {
    await openAwake(page);
    const bar = page.locator(".site-bar");
    for (const item of navigation) {
      if (item.type !== "dropdown") continue;
      await entry(page, item.name).hover();
      await expect(panel(page, item.name)).toBeVisible();
      await expect(bar.locator("[aria-expanded=true]")).toHaveCount(1);
      await expect(entry(page, item.name)).toHaveAttribute("aria-expanded", "true");
      const links = panel(page, item.name).getByRole("link");
      await expect(links).toHaveCount(item.items.length);
      for (const [index, { href, name }] of item.items.entries()) {
        await expect(links.nth(index)).toHaveAttribute("href", href);
        await expect(links.nth(index)).toContainText(name);
      }
    }
    await expect(bar.getByText("Beta", { exact: true })).toHaveCount(3);
    await expect(bar.getByText("Soon", { exact: true })).toHaveCount(4);

    await test.step("it stays open over its last link and closes when left", async () => {
      await entry(page, "Product").hover();
      await expect(panel(page, "Product")).toBeVisible();
      await panel(page, "Product").getByRole("link").last().hover();
      await expect(panel(page, "Product")).toBeVisible();
      await page.mouse.move(10, 600);
      await expect(panel(page, "Product")).toBeHidden();
      await expect(entry(page, "Product")).toHaveAttribute("aria-expanded", "false");
    });

    await test.step("a click on it keeps it open, a click outside closes it", async () => {
      await entry(page, "About").hover();
      await expect(panel(page, "About")).toBeVisible();
      await entry(page, "About").click();
      await expect(entry(page, "About")).toHaveAttribute("aria-expanded", "true");
      await page.mouse.click(10, 600);
      await expect(panel(page, "About")).toBeHidden();
    });

    await test.step("Escape closes it", async () => {
      await entry(page, "Product").hover();
      await expect(panel(page, "Product")).toBeVisible();
      await page.keyboard.press("Escape");
      await expect(panel(page, "Product")).toBeHidden();
    });
  });

  test("dropdowns open after 80 ms of hovering and close 200 ms after it", async ({ page }) => {
    await page.clock.install({ time: "2026-11-21T09:30:00" });
    await openAwake(page);
    await page.clock.pauseAt("2026-11-21T09:40:00");
    const button = entry(page, "Solutions");
    await button.hover();
    await page.clock.runFor(60);
    await page.mouse.move(10, 600);
    await page.clock.runFor(1000);
    await expect(page.locator(".site-bar [aria-expanded=true]")).toHaveCount(0);
    await button.hover();
    await page.clock.runFor(79);
    await expect(button).toHaveAttribute("aria-expanded", "false");
    await page.clock.runFor(1);
    await expect(button).toHaveAttribute("aria-expanded", "true");
    await page.mouse.move(10, 600);
    await page.clock.runFor(199);
    await expect(button).toHaveAttribute("aria-expanded", "true");
    await page.clock.runFor(1);
    await expect(button).toHaveAttribute("aria-expanded", "false");
  });
});

test.describe("on a wide touch screen", () => {
  test.use({ viewport: { width: 1180, height: 820 }, hasTouch: true });

  test("the first tap opens a dropdown and the second closes it, hydrated or not", async ({
    page,
  }) => {
    await page.goto(paths.home.path);
    await entry(page, "Product").tap();
    await headerIsAwake(page);
    await expect(entry(page, "Product")).toHaveAttribute("aria-expanded", "true");
    await entry(page, "Product").tap();
    await expect(entry(page, "Product")).toHaveAttribute("aria-expanded", "false");
    await entry(page, "About").tap();
    await expect(panel(page, "About")).toBeVisible();
    await page.touchscreen.tap(20, 700);
    await expect(panel(page, "About")).toBeHidden();
  });
});
