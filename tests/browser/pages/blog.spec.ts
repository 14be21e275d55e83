import { expect, test } from "@playwright/test";
import { paths } from "../../../src/paths";

const ARTICLE = `${paths.blog.path}/why-forecast-calls-lie`;

test("code scrolls sideways at 320 px and is whole in print, and table cells name their column on phones", async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await page.goto(`${paths.blog.path}/rules-beside-language-models`);
  const code = page.locator("pre").first();
  await code.focus();
  await expect(code).toBeFocused();
  expect(await code.evaluate((pre) => pre.scrollWidth > pre.clientWidth)).toBe(true);
  await page.setViewportSize({ width: 360, height: 700 });
  const cell = page.locator("tbody td").first();
  const label = await cell.evaluate((td) => getComputedStyle(td, "::before").content);
  expect(label).toContain("Checks");
  await page.setViewportSize({ width: 600, height: 800 });
  await page.emulateMedia({ media: "print" });
  const cut = page
    .locator("pre")
    .evaluateAll((all) => all.filter((pre) => pre.scrollWidth > pre.clientWidth).length);
  expect(await cut).toBe(0);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the list links to articles, contents to sections, and an article's end to others", async ({
    page,
  }) => {
    await page.goto(paths.blog.path);
    await page
      .getByRole("heading", { level: 3 })
      .getByRole("link", { name: /forecast calls/ })
      .click();
    await expect(page).toHaveURL(new RegExp(`${ARTICLE}$`));
    await expect(page.getByRole("article")).toContainText("Four honest ways to be wrong");
    await expect(page.getByRole("table")).toBeVisible();
    await page.getByRole("navigation", { name: "Contents" }).getByRole("link").last().click();
    await expect(page.getByRole("heading", { name: "Sources" })).toBeInViewport();
    await page.getByRole("navigation", { name: "Read on" }).getByRole("link").first().click();
    await expect(page.getByRole("heading", { level: 1 })).not.toContainText("forecast calls");
    await expect(page.locator("[data-prose] > p").first()).toBeVisible();
  });
});
