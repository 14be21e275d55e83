import { expect, type Page, test } from "@playwright/test";
import { paths } from "../../../src/paths";
import { anchorTo } from "../../../views/content/anchors";
import { holdIsland, openAwake } from "../support/islands";

/** How far a section's upper edge is below the window's. */
const top = (page: Page, id: string) => () =>
  page.locator(`#${id}`).evaluate((el) => Math.round(el.getBoundingClientRect().top));

for (const { name, viewport, hasTouch } of [
  { name: "at 360 px by touch", viewport: { width: 360, height: 740 }, hasTouch: true },
  { name: "at 1280 px by mouse", viewport: { width: 1280, height: 800 }, hasTouch: false },
]) {
  test.describe(name, () => {
    test.use({ viewport, hasTouch });

    test("a page opened with a hash scrolls there, 88 px below the top, and focuses the section", async ({
      page,
    }) => {
      await page.goto(anchorTo("pricing"));
      await expect(page.locator("#pricing")).toBeFocused();
      await expect.poll(top(page, "pricing")).toBe(88);
      await expect(page.locator(".site-header")).toHaveAttribute("data-section", "pricing");
    });
  });
}

test("scrolling waits 100 ms for the page to settle", async ({ page }) => {
  // The browser itself scrolls there too, at a moment of its own: only what our script asks for is counted.
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

test("an anchor link scrolls to its section and focuses it, also the second time", async ({
  page,
}) => {
  await openAwake(page, anchorTo("pricing"));
  const home = page.locator(".site-bar").getByRole("link", { name: "Home" });
  for (const from of ["#pricing", "#hero"]) {
    await expect(page).toHaveURL(new RegExp(`${from}$`));
    await page.evaluate(() => scrollTo({ top: 3000, behavior: "instant" }));
    await home.click();
    await expect(page.locator("#hero")).toBeFocused();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  }
});

test("Back within a page restores the scroll position", async ({ page }) => {
  await openAwake(page, anchorTo("pricing"));
  await expect.poll(top(page, "pricing")).toBe(88);
  const left = 3000;
  await page.evaluate((offset) => scrollTo({ top: offset, behavior: "instant" }), left);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(left);
  await page.locator(".site-bar").getByRole("link", { name: "Home" }).click();
  await expect(page.locator("#hero")).toBeFocused();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(left);
  await page.goForward();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
});

test("Tab continues from the section an anchor link scrolled to", async ({ page }) => {
  await page.goto(anchorTo("faq"));
  await expect(page.locator("#faq")).toBeFocused();
  await page.keyboard.press("Tab");
  expect(await page.evaluate(() => document.activeElement?.closest("section")?.id)).toBe("faq");
});

test("an unknown or malformed hash is ignored", async ({ page }) => {
  const errors: Error[] = [];
  page.on("pageerror", (error) => errors.push(error));
  for (const hash of ["#nowhere", "#%E0%A4%A", "#1", '#"]'])
    await page.goto(`${paths.home.path}?${hash.length}${hash}`);
  await openAwake(page);
  expect(errors).toEqual([]);
});

for (const reducedMotion of ["no-preference", "reduce"] as const) {
  test(`scrolling is smooth only without reduced motion (${reducedMotion})`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion });
    await page.goto(paths.home.path);
    const first = await page.evaluate(async () => {
      location.hash = "final-cta";
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      return scrollY;
    });
    const far = () => page.evaluate(() => scrollY);
    if (reducedMotion === "reduce") expect(first).toBe(await far());
    else await expect.poll(far).toBeGreaterThan(first + 1000);
    await expect(page.locator("#final-cta")).toBeFocused();
  });
}

test.describe("in the slide-in menu at 360 px by touch", () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

  for (const state of ["asleep", "awake"] as const) {
    test(`a link to this page closes it and scrolls there, ${state}`, async ({ page }) => {
      const arrive = await holdIsland(page, "header");
      if (state === "awake") arrive();
      await page.goto(anchorTo("pricing"));
      await expect.poll(top(page, "pricing")).toBe(88);
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
