import { expect, test } from "@playwright/test";
import { paths } from "../../../src/paths";
import { headerIsAwake } from "../support/islands";
import {
  arrivedWeights,
  findShifts,
  holdFonts,
  largestPaint,
  paints,
  slowDown,
  weightsInView,
} from "../support/measure-paint";
import { moving } from "../support/moving";
import { serveInTwo } from "../support/serve-in-two";
import { scrollThrough } from "../support/watch-page";

test.use({ ...moving, viewport: { width: 360, height: 740 } });

test("no layout shift when the fonts arrive after the first paint", async ({ page }) => {
  await slowDown(page);
  const fontsArrive = await holdFonts(page);
  await page.goto(paths.home.path, { waitUntil: "commit" });
  await expect.poll(() => paints(page)).toContain("first-contentful-paint");
  expect(await arrivedWeights(page)).toEqual([]);
  fontsArrive();
  await page.waitForLoadState("load");
  await expect.poll(() => arrivedWeights(page)).toEqual(["400", "700", "900"]);
  expect(await findShifts(page)).toMatchObject({ sum: "0.000" });
});

test("no layout shift when the rest of the page arrives after the first paint", async ({
  page,
  baseURL,
}) => {
  const { address, letRestCome, stop } = serveInTwo(baseURL ?? "");
  await page.goto(address, { waitUntil: "commit" });
  await expect.poll(() => paints(page)).toContain("first-contentful-paint");
  expect(await page.locator("footer").count()).toBe(0);
  letRestCome();
  await page.waitForLoadState("load");
  await page.evaluate(() => document.fonts.ready);
  expect(await findShifts(page)).toMatchObject({ sum: "0.000" });
  stop();
});

test("no layout shift while scrolling and hydrating the header", async ({ page }) => {
  await slowDown(page);
  // Without web fonts: if they arrive after the first paint, lines may wrap differently, which is not what this
  // tests.
  await page.route("**/*.woff2", (route) => route.abort());
  await page.goto(paths.home.path);
  // A system font that the browser finds only after the first paint moves text, too.
  const { sum } = await findShifts(page);
  await scrollThrough(page);
  await headerIsAwake(page);
  expect(await findShifts(page)).toMatchObject({ sum });
});

test("the largest paint is text, preloaded fonts are used in the first window, and the check detects shifts", async ({
  page,
}) => {
  await page.goto(paths.home.path);
  await expect.poll(() => largestPaint(page)).toMatch(/^(h1|p)$/);
  const preloaded = await page.locator("link[rel=preload][as=font]").count();
  const used = await weightsInView(page);
  expect(preloaded).toBeGreaterThan(0);
  expect(used).toHaveLength(preloaded);
  await page.locator("h1").evaluate((el) => el.before("New words over the title"));
  await expect.poll(() => findShifts(page)).not.toMatchObject({ sum: "0.000" });
});
