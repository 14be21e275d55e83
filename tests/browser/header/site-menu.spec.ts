import { expect, test } from "@playwright/test";
import { paths } from "../../../src/paths";
import { navigationAction } from "../../../views/content/navigation";
import { readingAction } from "../../../views/content/reading-links";
import { headerIsAwake } from "../support/islands";
import { moving } from "../support/moving";

test.use(moving);

test.describe("on a phone, by touch", () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

  test("the slide-in menu opens on the first tap, locks scrolling and focus, and closes", async ({
    page,
  }) => {
    await page.goto(paths.home.path);
    const bar = page.locator(".site-header");
    const menu = page.locator("#site-menu");
    const button = page.getByRole("button", { name: "Open menu" });
    const close = menu.getByRole("button", { name: "Close menu" });
    const width = () => page.evaluate(() => document.querySelector("main")?.clientWidth);
    const open = async () => {
      await button.tap();
      await expect(menu).toBeVisible();
    };

    await test.step("it slides in 0.3 s, and not with reduced motion", async () => {
      await expect(menu).toHaveCSS("transition-duration", "0.3s");
      await page.emulateMedia({ reducedMotion: "reduce" });
      await expect(menu).toHaveCSS("transition-duration", "0s");
      await page.emulateMedia({ reducedMotion: "no-preference" });
    });

    await test.step("the call to action is Demo; early access and Log In are in the menu", async () => {
      const demo = bar.getByRole("link", { name: "Demo" });
      await expect(demo).toHaveAttribute("href", paths.demo.path);
      for (const name of [readingAction.name, navigationAction.wide.name])
        await expect(bar.getByRole("link", { name })).toBeHidden();
      const before = await width();
      await open();
      await headerIsAwake(page);
      await expect(page.locator("html")).toHaveCSS("overflow-y", "hidden");
      expect(await width()).toBe(before);
      for (const name of [readingAction.name, navigationAction.wide.name])
        await expect(menu.getByRole("link", { name })).toBeInViewport({ ratio: 1 });
    });

    await test.step("focus stays inside it while it is open", async () => {
      await expect(close).toBeFocused();
      for (let press = 0; press < 30; press++) {
        await page.keyboard.press("Tab");
        const place = await page.evaluate(() =>
          document.activeElement === document.body
            ? "window"
            : document.activeElement?.closest("#site-menu")?.id,
        );
        expect(["window", "site-menu"]).toContain(place);
      }
      await close.tap();
      await expect(menu).toBeHidden();
      await expect(page.locator("main")).not.toHaveAttribute("inert");
      await expect(button).toBeFocused();
    });

    await test.step("its groups open independently of each other", async () => {
      await open();
      const group = (name: string) => menu.getByText(name, { exact: true });
      await group("Product").tap();
      await group("About").tap();
      await expect(menu.getByRole("link", { name: "Co-Pilot" })).toBeVisible();
      await expect(menu.getByRole("link", { name: "Contact" })).toBeVisible();
      await group("Product").tap();
      await expect(menu.getByRole("link", { name: "Co-Pilot" })).toBeHidden();
      await expect(menu.getByRole("link", { name: "Contact" })).toBeVisible();
    });

    await test.step("Escape closes it and unlocks scrolling", async () => {
      await page.keyboard.press("Escape");
      await expect(menu).toBeHidden();
      await expect(page.locator("html")).not.toHaveCSS("overflow-y", "hidden");
      await expect(button).toBeFocused();
    });

    await test.step("an anchor link closes it", async () => {
      await open();
      await menu.getByRole("link", { name: "Home" }).tap();
      await expect(menu).toBeHidden();
      await expect(page).toHaveURL(/#hero$/);
    });

    await test.step("a wider window closes it", async () => {
      await open();
      await page.setViewportSize({ width: 1100, height: 780 });
      await expect(page.locator("#site-menu:popover-open")).toHaveCount(0);
      await expect(page.locator("main")).not.toHaveAttribute("inert");
    });
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
