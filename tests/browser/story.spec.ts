import { expect, type Locator, test } from "@playwright/test";
import { paths } from "../../src/paths";
import { story } from "../../views/content/story";
import { findFaults } from "./find-faults";

for (const width of [360, 1280]) {
  test(`at ${width} px axe finds nothing in the story`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(paths.story.path);
    expect(await findFaults(page)).toEqual([]);
  });
}

test("at 320 px it does not scroll sideways, and its window says what it shows", async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(paths.story.path);
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(320);
  await expect(page.getByRole("figure")).toHaveAccessibleName(story.ledger.text);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("it reads to its end, which leads to the demo", async ({ page }) => {
    await page.goto(paths.story.path);
    for (const { wish } of story.wishes) await expect(page.getByText(wish)).toBeVisible();
    await page.getByRole("link", { name: "Experience the Magic Yourself" }).click();
    await expect(page).toHaveURL(new RegExp(`${paths.demo.path}$`));
  });
});

test("the reasoning is in the columns of the wishes, under the edge of the window", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto(paths.story.path);
  const left = async (what: Locator) => Math.round((await what.boundingBox())?.x ?? -1);
  const edge = await left(page.getByRole("figure"));
  const { reasoning, wishesTitle, wishes } = story;
  expect(await left(page.getByRole("heading", { name: reasoning.title }))).toBe(edge);
  expect(await left(page.getByRole("heading", { name: wishesTitle }))).toBe(edge);
  expect(await left(page.getByText(reasoning.paragraphs[0]))).toBe(
    await left(page.getByText(wishes[0]?.text[0] ?? "")),
  );
});
