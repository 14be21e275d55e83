import { expect, test } from "@playwright/test";
import { paths } from "../../../src/paths";
import { anchorTo } from "../../../views/content/anchors";
import { openAwake } from "../support/islands";

for (const width of [360, 1280])
  test(`the header turns compact past 8 px and back at the top, at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 740 });
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

test("a line below it shows the reading progress", async ({ page }) => {
  await openAwake(page);
  const line = () =>
    page.locator(".site-header").evaluate((el) => {
      const { scale, opacity } = getComputedStyle(el, "::after");
      return { share: Number(scale.split(" ")[0]), opacity: Number(opacity) };
    });
  expect(await line()).toEqual({ share: 0, opacity: 0 });
  await page.evaluate(() => {
    const { scrollHeight, clientHeight } = document.documentElement;
    scrollTo({ top: (scrollHeight - clientHeight) / 2, behavior: "instant" });
  });
  await expect.poll(async () => (await line()).opacity).toBe(1);
  expect((await line()).share).toBeCloseTo(0.5, 1);
});

test.describe("while the page is scrolled", () => {
  test("the active section is the last whose top passed 88 px, also at the bottom", async ({
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

test("the active section is right after loading with a hash and after resizing", async ({
  page,
}) => {
  await page.goto(anchorTo("testimonials"));
  const header = page.locator(".site-header");
  await expect(header).toHaveAttribute("data-section", "testimonials");
  await page.setViewportSize({ width: 500, height: 700 });
  const isRight = () =>
    page.evaluate(() => {
      const passed = [...document.querySelectorAll("main > section")].filter(
        (section) => section.getBoundingClientRect().top <= 89,
      );
      return (
        passed.at(-1)?.id ===
        document.querySelector<HTMLElement>(".site-header")?.dataset["section"]
      );
    });
  await expect.poll(isRight).toBe(true);
  await page.evaluate(() => scrollTo({ top: 1e6, behavior: "instant" }));
  await expect(header).toHaveAttribute("data-section", "final-cta");
  await page.setViewportSize({ width: 1280, height: 700 });
  await expect(header).toHaveAttribute("data-section", "final-cta");
});

test("the current page's link has aria-current", async ({ page }) => {
  await page.goto(paths.pricing.path);
  await expect(page.locator(".site-bar [aria-current=page]")).toHaveText("Pricing");
});
