import { expect, type Page, test } from "@playwright/test";
import { paths } from "../../../src/paths";
import { anchorTo } from "../../../views/content/anchors";
import { holdIsland, openAwake } from "../support/islands";

/** Returns the distance of a section's top from the top of the window. */
const top = (page: Page, id: string) => () =>
  page.locator(`#${id}`).evaluate((el) => Math.round(el.getBoundingClientRect().top));

test("the scroll waits 100 ms for the page to settle", async ({ page }) => {
  // The browser scrolls there as well, at an unpredictable time, so only our script's calls are counted.
  await page.addInitScript(() => {
    Element.prototype.scrollIntoView = () => {
      document.body.dataset["asked"] = "";
    };
  });
  await page.clock.install({ time: "2026-11-21T09:30:00" });
  await page.goto(paths.home.path);
  await page.clock.pauseAt("2026-11-21T09:40:00");
  await page.goto(anchorTo("security"));
  await page.reload({ waitUntil: "load" });
  await page.clock.runFor(99);
  await expect(page.locator("body")).not.toHaveAttribute("data-asked");
  await expect(page.locator("#security")).not.toBeFocused();
  await page.clock.runFor(1);
  await expect(page.locator("body")).toHaveAttribute("data-asked");
  await expect(page.locator("#security")).toBeFocused();
});

test("a hash scrolls to its section, 88 px from the top, every time, and Back restores the position", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(anchorTo("pricing"));
  await expectAtPricing(page);
  const home = page.locator(".site-bar").getByRole("link", { name: "Home" });
  const offset = () => page.evaluate(() => scrollY);

  await test.step("Tab continues from there", async () => {
    await page.keyboard.press("Tab");
    const section = page.evaluate(() => document.activeElement?.closest("section")?.id);
    expect(await section).toBe("pricing");
  });

  const left = 3000;
  for (const from of ["#pricing", "#hero"])
    await test.step(`a link leads from ${from}`, async () => {
      await expect(page).toHaveURL(new RegExp(`${from}$`));
      await page.evaluate((to) => scrollTo({ top: to, behavior: "instant" }), left);
      await expect.poll(offset).toBe(left);
      await home.click();
      await expect(page.locator("#hero")).toBeFocused();
      await expect.poll(offset).toBe(0);
    });

  await test.step("Back and Forward", async () => {
    await page.goBack();
    await expect.poll(offset).toBe(left);
    await page.goForward();
    await expect.poll(offset).toBe(0);
  });
});

test("an unknown or malformed hash is ignored", async ({ page }) => {
  const errors: Error[] = [];
  page.on("pageerror", (error) => errors.push(error));
  for (const hash of ["#nowhere", "#%E0%A4%A", "#1", '#"]'])
    await page.goto(`${paths.home.path}?${hash.length}${hash}`);
  await openAwake(page);
  expect(errors).toEqual([]);
});

test("scrolling is smooth only without reduced motion", async ({ page }) => {
  for (const reducedMotion of ["no-preference", "reduce"] as const) {
    await page.emulateMedia({ reducedMotion });
    await page.goto(`${paths.home.path}?${reducedMotion}`);
    const first = await page.evaluate(async () => {
      location.hash = "final-cta";
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      return scrollY;
    });
    const far = () => page.evaluate(() => scrollY);
    if (reducedMotion === "reduce") expect(first).toBe(await far());
    else await expect.poll(far).toBeGreaterThan(first + 1000);
    await expect(page.locator("#final-cta")).toBeFocused();
  }
});

test.describe("at 360 px by touch", () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

  for (const state of ["asleep", "awake"] as const) {
    test(`an anchor link in the slide-in menu closes it and scrolls there, ${state}`, async ({
      page,
    }) => {
      const arrive = await holdIsland(page, "header");
      if (state === "awake") arrive();
      await page.goto(anchorTo("pricing"));
      if (state === "awake") await expectAtPricing(page);
      else await expect.poll(top(page, "pricing")).toBe(88);
      await page.getByRole("button", { name: "Open menu" }).tap();
      const island = page.locator("[data-island=header]");
      if (state === "awake") await expect(island).toHaveAttribute("data-awake");
      await page.locator("#site-menu").getByRole("link", { name: "Home", exact: true }).tap();
      await expect(page.locator("#site-menu")).toBeHidden();
      await expect(page.locator("#hero")).toBeFocused();
      await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
      if (state === "asleep") await expect(island).not.toHaveAttribute("data-awake");
      arrive();
    });
  }
});

async function expectAtPricing(page: Page): Promise<void> {
  await expect(page.locator("#pricing")).toBeFocused();
  await expect.poll(top(page, "pricing")).toBe(88);
  await expect(page.locator(".site-header")).toHaveAttribute("data-section", "pricing");
}
