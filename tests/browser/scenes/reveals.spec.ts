import { expect, type Page, test } from "@playwright/test";
import { paths } from "../../../src/paths";
import { scrollThrough } from "../support/watch-page";
import { moving } from "../support/moving";

test.use(moving);

/** All parts of sections that are animated when they scroll into view. */
const PARTS = "main .section > .wrap > :not([data-list]), [data-list] > *";

/** Records which parts are animated, without the pieces inside them. */
async function watchEntrances(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript((parts) => {
    const made: string[] = [];
    Object.assign(window, { made });
    document.addEventListener("animationstart", ({ target, animationName }) => {
      const index = [...document.querySelectorAll(parts)].indexOf(target as Element);
      if (animationName === "rise" && index >= 0) made.push(String(index));
    });
  }, PARTS);
  return () => page.evaluate(() => (window as unknown as { made: string[] }).made);
}

/** Scrolls to the end of the page with the mouse wheel. */
async function wheelDown(page: Page): Promise<void> {
  await page.mouse.move(400, 400);
  const isAtEnd = () => scrollY + innerHeight >= document.documentElement.scrollHeight - 1;
  while (!(await page.evaluate(isAtEnd))) await page.mouse.wheel(0, 200);
}

test("elements scrolled into view animate once, and elements in the first view do not", async ({
  page,
}) => {
  const entrances = await watchEntrances(page);
  await page.goto(paths.home.path);
  const seen = await page
    .locator(PARTS)
    .evaluateAll(
      (all) => all.filter((one) => one.getBoundingClientRect().top < innerHeight).length,
    );
  expect(seen).toBeGreaterThan(0);
  await wheelDown(page);
  await expect.poll(async () => (await entrances()).length).toBeGreaterThan(5);
  const made = await entrances();
  expect(made.filter((index) => Number(index) < seen)).toEqual([]);
  await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
  await wheelDown(page);
  const all = await entrances();
  expect(new Set(all).size).toBe(all.length);
});

test("elements are not hidden before they are in view, so they can be printed, searched and captured", async ({
  page,
}) => {
  for (const path of [paths.home.path, paths.features.path]) {
    await page.goto(path);
    const hidden = await page
      .locator(PARTS)
      .evaluateAll((all) => all.filter((one) => getComputedStyle(one).opacity !== "1").length);
    expect(hidden).toBe(0);
  }
});

test("with reduced motion there are no entrance animations", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  const entrances = await watchEntrances(page);
  await page.goto(paths.home.path);
  await wheelDown(page);
  await scrollThrough(page);
  expect(await entrances()).toEqual([]);
});
