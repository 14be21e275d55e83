import { expect, test, type Locator, type Page } from "@playwright/test";
import { paths } from "../../../src/paths";
import { headerIsAwake } from "../support/islands";

test.describe("on a phone, by touch", () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

  const openMenu = async (page: Page): Promise<Locator> => {
    await page.getByRole("button", { name: "Open menu" }).tap();
    await expect(page.locator("#site-menu")).toBeVisible();
    await headerIsAwake(page);
    return page.locator("#site-menu");
  };

  test("the slide-in menu opens on the first tap, locks scrolling and causes no layout shift", async ({
    page,
  }) => {
    await page.goto(paths.home.path);
    const width = () => page.evaluate(() => document.querySelector("main")?.clientWidth);
    const before = await width();
    await openMenu(page);
    await expect(page.locator("html")).toHaveCSS("overflow-y", "hidden");
    expect(await width()).toBe(before);
    await page.keyboard.press("Escape");
    await expect(page.locator("#site-menu")).toBeHidden();
    await expect(page.locator("html")).not.toHaveCSS("overflow-y", "hidden");
    await expect(page.getByRole("button", { name: "Open menu" })).toBeFocused();
  });

  test("its groups open independently of each other", async ({ page }) => {
    await page.goto(paths.home.path);
    const menu = await openMenu(page);
    await menu.getByText("Product", { exact: true }).tap();
    await menu.getByText("About", { exact: true }).tap();
    await expect(menu.getByRole("link", { name: "Co-Pilot" })).toBeVisible();
    await expect(menu.getByRole("link", { name: "Contact" })).toBeVisible();
    await menu.getByText("Product", { exact: true }).tap();
    await expect(menu.getByRole("link", { name: "Co-Pilot" })).toBeHidden();
    await expect(menu.getByRole("link", { name: "Contact" })).toBeVisible();
  });

  test("focus stays inside it while it is open", async ({ page }) => {
    await page.goto(paths.home.path);
    const menu = await openMenu(page);
    await expect(menu.getByRole("button", { name: "Close menu" })).toBeFocused();
    for (let press = 0; press < 30; press++) {
      await page.keyboard.press("Tab");
      const place = await page.evaluate(() =>
        document.activeElement === document.body
          ? "window"
          : document.activeElement?.closest("#site-menu")?.id,
      );
      expect(["window", "site-menu"]).toContain(place);
    }
    await menu.getByRole("button", { name: "Close menu" }).tap();
    await expect(menu).toBeHidden();
    await expect(page.locator("main")).not.toHaveAttribute("inert");
    await expect(page.getByRole("button", { name: "Open menu" })).toBeFocused();
  });

  test("a link to this page closes it", async ({ page }) => {
    await page.goto(paths.home.path);
    const menu = await openMenu(page);
    await menu.getByRole("link", { name: "Home" }).tap();
    await expect(menu).toBeHidden();
    await expect(page).toHaveURL(/#hero$/);
  });

  test("it closes when the window grows wide", async ({ page }) => {
    await page.goto(paths.home.path);
    await openMenu(page);
    await page.setViewportSize({ width: 1100, height: 780 });
    await expect(page.locator("#site-menu:popover-open")).toHaveCount(0);
    await expect(page.locator("main")).not.toHaveAttribute("inert");
  });

  test("the call to action is Demo, and Log In is in the menu", async ({ page }) => {
    await page.goto(paths.home.path);
    const bar = page.locator(".site-header");
    await expect(bar.getByRole("link", { name: "Demo" })).toHaveAttribute("href", paths.demo.path);
    await expect(bar.getByRole("link", { name: "Log In" })).toBeHidden();
    const menu = await openMenu(page);
    await expect(menu.getByRole("link", { name: "Log In" })).toBeInViewport();
  });
});

test.describe("on a phone, with the keyboard alone", () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test("Enter opens it and its groups, and Escape closes it and focuses its button", async ({
    page,
  }) => {
    await page.goto(paths.home.path);
    const button = page.getByRole("button", { name: "Open menu" });
    await button.focus();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("button", { name: "Close menu" })).toBeFocused();
    await headerIsAwake(page);
    const menu = page.locator("#site-menu");
    await menu.locator("summary").first().focus();
    await page.keyboard.press("Enter");
    await page.keyboard.press("Tab");
    await expect(menu.getByRole("link", { name: paths.coPilot.title })).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(menu).toBeHidden();
    await expect(button).toBeFocused();
  });
});

test("it slides in and out in 0.3 s, without animation under reduced motion", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(paths.home.path);
  const menu = page.locator("#site-menu");
  await expect(menu).toHaveCSS("transition-duration", "0.3s");
  await page.emulateMedia({ reducedMotion: "reduce" });
  await expect(menu).toHaveCSS("transition-duration", "0s");
});
