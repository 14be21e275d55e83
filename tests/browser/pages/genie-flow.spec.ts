import { expect, type Page, test } from "@playwright/test";
import { paths } from "../../../src/paths";
import { flow, flowSteps } from "../../../views/content/flow";

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

test("opens at the stop in the URL, below the sticky bars, and marks it", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  for (const [index, { id, title }] of flowSteps.entries()) {
    await page.goto(`${path}#${id}`);
    const heading = page.getByRole("heading", { name: title });
    await expect(heading).toBeInViewport({ ratio: 1 });
    const strip = await stepper(page).boundingBox();
    expect((await heading.boundingBox())?.y).toBeGreaterThan(
      (strip?.y ?? 0) + (strip?.height ?? 0),
    );
    await expect.poll(() => marked(page)).toEqual([index]);
  }
});

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

  test("the stepper leads through the day, and all of it can be read", async ({ page }) => {
    await page.goto(path);
    for (const { name, id } of flowSteps) {
      await stepper(page).getByRole("link", { name }).click();
      await expect(page).toHaveURL(({ hash }) => hash === `#${id}`);
    }
    for (const { title, text } of flowSteps) {
      await expect(page.getByRole("heading", { name: title })).toBeVisible();
      await expect(page.getByText(text)).toBeVisible();
    }
  });
});
