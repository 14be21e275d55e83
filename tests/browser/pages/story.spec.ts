import { expect, type Locator, test } from "@playwright/test";
import { paths } from "../../../src/paths";
import { story } from "../../../views/content/story";

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("its end links to the demo", async ({ page }) => {
    await page.goto(paths.story.path);
    for (const { wish } of story.wishes) await expect(page.getByText(wish)).toBeVisible();
    await page.getByRole("link", { name: "Experience the Magic Yourself" }).click();
    await expect(page).toHaveURL(new RegExp(`${paths.demo.path}$`));
  });
});

test("the window has a caption, and the reasoning is below it in the columns of the wishes", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto(paths.story.path);
  const left = async (what: Locator) => Math.round((await what.boundingBox())?.x ?? -1);
  const edge = await left(page.getByRole("figure"));
  await expect(page.getByRole("figure")).toHaveAccessibleName(story.ledger.text);
  const { reasoning, wishesTitle, wishes } = story;
  expect(await left(page.getByRole("heading", { name: reasoning.title }))).toBe(edge);
  expect(await left(page.getByRole("heading", { name: wishesTitle }))).toBe(edge);
  expect(await left(page.getByText(reasoning.paragraphs[0]))).toBe(
    await left(page.getByText(wishes[0]?.text[0] ?? "")),
  );
});
