import { expect, test, type Locator, type Page } from "@playwright/test";
import { navigation } from "../../views/content/navigation";
import { paths } from "../../src/paths";

const headerIsAwake = (page: Page): Promise<void> =>
  expect(page.locator('[data-island="header"]')).toHaveAttribute("data-awake");

const entry = (page: Page, name: string): Locator =>
  page.locator(".site-bar").getByRole("button", { name });

const panel = (page: Page, name: string): Locator => page.locator(`#menu-${name.toLowerCase()}`);

/** Opens the home page with its header awake and nothing of it hovered or focused. */
async function openAwake(page: Page, path: string = paths.home.path): Promise<void> {
  await page.goto(path);
  await page.locator(".site-header .brand").dispatchEvent("pointerover");
  await headerIsAwake(page);
}

test.describe("with a mouse", () => {
  test("a dropdown opens when hovered and closes when left", async ({ page }) => {
    await openAwake(page);
    await entry(page, "Product").hover();
    await expect(panel(page, "Product")).toBeVisible();
    await expect(entry(page, "Product")).toHaveAttribute("aria-expanded", "true");
    await panel(page, "Product").getByRole("link").last().hover();
    await expect(panel(page, "Product")).toBeVisible();
    await page.mouse.move(10, 600);
    await expect(panel(page, "Product")).toBeHidden();
    await expect(entry(page, "Product")).toHaveAttribute("aria-expanded", "false");
  });

  test("only one dropdown is open while the pointer goes along the bar", async ({ page }) => {
    await openAwake(page);
    for (const name of ["Product", "Solutions", "Resources", "About"]) {
      await entry(page, name).hover();
      await expect(panel(page, name)).toBeVisible();
      await expect(page.locator(".site-bar [aria-expanded=true]")).toHaveCount(1);
    }
  });

  test("a pointer that only crosses the bar opens nothing", async ({ page }) => {
    await page.clock.install({ time: "2026-11-21T09:30:00" });
    await openAwake(page);
    await page.clock.pauseAt("2026-11-21T09:40:00");
    await entry(page, "Solutions").hover();
    await page.clock.runFor(60);
    await page.mouse.move(10, 600);
    await page.clock.runFor(1000);
    await expect(page.locator(".site-bar [aria-expanded=true]")).toHaveCount(0);
  });

  test("a click on a hovered dropdown keeps it open, a click outside closes it", async ({
    page,
  }) => {
    await openAwake(page);
    await entry(page, "About").hover();
    await expect(panel(page, "About")).toBeVisible();
    await entry(page, "About").click();
    await expect(entry(page, "About")).toHaveAttribute("aria-expanded", "true");
    await page.mouse.click(10, 600);
    await expect(panel(page, "About")).toBeHidden();
  });

  test("Escape closes a dropdown that hovering opened", async ({ page }) => {
    await openAwake(page);
    await entry(page, "Product").hover();
    await expect(panel(page, "Product")).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(panel(page, "Product")).toBeHidden();
  });

  test("every dropdown shows its links with their badges", async ({ page }) => {
    await openAwake(page);
    for (const item of navigation) {
      if (item.type !== "dropdown") continue;
      await entry(page, item.name).hover();
      const links = panel(page, item.name).getByRole("link");
      await expect(links).toHaveCount(item.items.length);
      for (const [index, { href, name }] of item.items.entries()) {
        await expect(links.nth(index)).toHaveAttribute("href", href);
        await expect(links.nth(index)).toContainText(name);
      }
    }
    await expect(page.locator(".site-bar [data-badge=beta]")).toHaveCount(2);
    await expect(page.locator(".site-bar [data-badge=soon]")).toHaveCount(4);
  });
});

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

  test("arrows move through the links with wrap-around, Home and End go to the ends", async ({
    page,
  }) => {
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

  test("Escape closes the dropdown and gives focus back to its button", async ({ page }) => {
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

  test("Left and Right go along the bar with wrap-around", async ({ page }) => {
    await openAwake(page);
    await page.locator(".site-bar").getByRole("link", { name: "Home" }).focus();
    await page.keyboard.press("ArrowLeft");
    await expect(entry(page, "About")).toBeFocused();
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("ArrowRight");
    await expect(entry(page, "Product")).toBeFocused();
  });
});

test.describe("before the header wakes", () => {
  test("a click made while its code is on the way opens the dropdown once it is there", async ({
    page,
  }) => {
    const arrive = await holdIsland(page);
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
    const arrive = await holdIsland(page);
    await page.goto(paths.home.path);
    await entry(page, "Product").focus();
    await page.keyboard.press("ArrowDown");
    arrive();
    await expect(panel(page, "Product").getByRole("link").first()).toBeFocused();
  });

  test("a dropdown that the stylesheet opened stays open when the header wakes", async ({
    page,
  }) => {
    const arrive = await holdIsland(page);
    await page.goto(paths.home.path);
    await entry(page, "Solutions").hover();
    await expect(panel(page, "Solutions")).toBeVisible();
    arrive();
    await headerIsAwake(page);
    await expect(entry(page, "Solutions")).toHaveAttribute("aria-expanded", "true");
    await expect(panel(page, "Solutions")).toBeVisible();
  });
});

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

test.describe("on a phone, by touch", () => {
  test.use({ viewport: { width: 390, height: 780 }, hasTouch: true });

  const openMenu = async (page: Page): Promise<Locator> => {
    await page.getByRole("button", { name: "Open menu" }).tap();
    await expect(page.locator("#site-menu")).toBeVisible();
    await headerIsAwake(page);
    return page.locator("#site-menu");
  };

  test("the slide-in menu opens on the first tap, locks scrolling and shifts nothing", async ({
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

  test("following a link of this page closes it", async ({ page }) => {
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

  test("the call to action reads Demo, and Log In stands in the menu", async ({ page }) => {
    await page.goto(paths.home.path);
    const bar = page.locator(".site-header");
    await expect(bar.getByRole("link", { name: "Demo" })).toHaveAttribute("href", paths.demo.path);
    await expect(bar.getByRole("link", { name: "Log In" })).toBeHidden();
    const menu = await openMenu(page);
    await expect(menu.getByRole("link", { name: "Log In" })).toBeInViewport();
  });
});

test.describe("on a wide touch screen", () => {
  test.use({ viewport: { width: 1180, height: 820 }, hasTouch: true });

  test("the first tap opens a dropdown and the second closes it, sleeping or awake", async ({
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

/** Holds back the code of the header; the answer lets it through. */
async function holdIsland(page: Page): Promise<() => void> {
  let arrive = (): void => undefined;
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route(/\/assets\/header-.*\.js$/, async (route) => {
    await arrived;
    await route.continue();
  });
  return () => arrive();
}
