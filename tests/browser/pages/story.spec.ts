import { expect, test } from "@playwright/test";
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
