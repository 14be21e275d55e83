import { expect, type Page, test } from "@playwright/test";
import { paths } from "../../../src/paths";
import { flow, flowSteps } from "../../../views/content/flow";
import { still } from "../support/still";

test.use(still);

const path = paths.genieFlow.path;
const stepper = (page: Page) => page.getByRole("navigation", { name: flow.stepper });

/** Returns the indexes of the stops that are highlighted in the stepper. */
const marked = (page: Page): Promise<number[]> =>
  stepper(page)
    .locator("li")
    .evaluateAll((items) =>
      items.flatMap((item, index) =>
        getComputedStyle(item).getPropertyValue("--stop") === "" ? [] : [index],
      ),
    );

for (const width of [360, 1280]) {
  test.describe(`the guided day at ${width} px`, () => {
    test.use({ viewport: { width, height: 800 } });

    test("opens at the stop in the URL, below the sticky bars, and marks it", async ({ page }) => {
      for (const [index, { id, title }] of flowSteps.entries()) {
        await page.goto(`${path}#${id}`);
        const heading = page.getByRole("heading", { name: title });
        await expect(heading).toBeInViewport({ ratio: 1 });
        const box = await heading.boundingBox();
        const strip = width < 1024 ? await stepper(page).boundingBox() : null;
        expect(box?.y).toBeGreaterThan(strip ? strip.y + strip.height : 56);
        await expect.poll(() => marked(page)).toEqual([index]);
        // On wide screens, the stepper stays in view on the whole page.
        if (width === 1280) await expect(stepper(page)).toBeInViewport({ ratio: 1 });
      }
    });
  });
}

test("marks the stop in view by a line where colors are forced", async ({ page }) => {
  await page.emulateMedia({ forcedColors: "active" });
  await page.goto(`${path}#pipeline`);
  const lines = () =>
    stepper(page)
      .getByRole("link")
      .evaluateAll((links) => links.map((link) => getComputedStyle(link).textDecorationLine));
  await expect.poll(lines).toEqual(["none", "none", "none", "underline", "none"]);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 800 } });

  test("the stepper leads through the day and back, and all of it can be read", async ({
    page,
  }) => {
    await page.goto(path);
    for (const { name, id } of [...flowSteps, ...flowSteps.toReversed()]) {
      await stepper(page).getByRole("link", { name }).click();
      expect(new URL(page.url()).hash).toBe(`#${id}`);
    }
    for (const { title, text } of flowSteps) {
      await expect(page.getByRole("heading", { name: title })).toBeVisible();
      await expect(page.getByText(text)).toBeVisible();
    }
  });
});

for (const reducedMotion of ["no-preference", "reduce"] as const)
  test(`the moved deal slides ${reducedMotion === "reduce" ? "not where less motion is preferred" : "from the column before it, once its board is in view"}`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion });
    await page.addInitScript(() => {
      document.addEventListener("animationstart", ({ animationName }) => {
        if (animationName === "slide") document.documentElement.dataset["slid"] = "";
      });
    });
    await page.goto(path);
    const board = page.locator("#pipeline figure");
    await page.mouse.move(400, 400);
    const isBelow = () => board.evaluate((one) => one.getBoundingClientRect().top > 300);
    while (await isBelow()) await page.mouse.wheel(0, 150);
    if (reducedMotion === "no-preference")
      await expect(page.locator("html[data-slid]")).toHaveCount(1);
    else expect(await board.evaluate((one) => one.getAnimations({ subtree: true }).length)).toBe(0);
  });

for (const [stop, moment, reducedMotion] of [
  ["during", "moment of the call", "no-preference"],
  ["during", "moment of the call", "reduce"],
  ["after", "closeout", "no-preference"],
  ["after", "closeout", "reduce"],
] as const)
  test(`the ${moment} ${reducedMotion === "reduce" ? "stays complete where less motion is preferred" : "waits until its window shows, repeats once, and ends complete"}`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion });
    await page.goto(path);
    const window = page.locator(`#${stop} figure`);
    const hidden = () =>
      window.evaluate(
        (one) =>
          [...one.querySelectorAll("*")].filter((part) => getComputedStyle(part).opacity !== "1")
            .length,
      );
    const wheelTo = async (share: number) => {
      const isBelow = (limit: number) =>
        window.evaluate((one, most) => one.getBoundingClientRect().top > innerHeight * most, limit);
      while (await isBelow(share)) {
        await page.mouse.wheel(0, 80);
        await page.evaluate(() => new Promise(requestAnimationFrame));
      }
    };
    await page.mouse.move(400, 400);
    await wheelTo(0.95);
    const atFirst = reducedMotion === "reduce" ? 0 : 11;
    await expect.poll(hidden).toBeGreaterThanOrEqual(atFirst);
    await wheelTo(0.5);
    await expect.poll(hidden, { timeout: 120_000 }).toBe(0);
  });
