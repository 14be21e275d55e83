import { expect, test, type Page } from "@playwright/test";
import { paths } from "../../../src/paths";
import { readingAction, readingLinks } from "../../../views/content/reading-links";
import { findFaults } from "../support/find-faults";

const toggle = (page: Page) => page.getByRole("button", { name: "Menu", exact: true });
const menu = (page: Page) => page.locator("#reading-menu");

test("on wide screens it shows the top links in order, with the current one marked, and no full header", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(paths.ourSolution.path);
  const links = page.getByRole("navigation", { name: "Main" }).getByRole("link");
  await expect(links).toHaveText(readingLinks.map(({ title }) => title));
  await expect(page.locator("header a[aria-current=page]:visible")).toHaveText(
    paths.ourSolution.title,
  );
  await expect(toggle(page)).toBeHidden();
  await expect(page.locator(".site-header, [data-island=header]")).toHaveCount(0);
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(`at 360 px ${javaScriptEnabled ? "with" : "without"} JavaScript`, () => {
    test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, javaScriptEnabled });

    test("the toggle opens and closes the same links, and Escape closes them", async ({ page }) => {
      await page.goto(paths.ourSolution.path);
      await expect(menu(page)).toBeHidden();
      await toggle(page).tap();
      await expect(menu(page).getByRole("listitem")).toHaveText(
        readingLinks.map(({ title }) => title),
      );
      await expect(menu(page).locator("[aria-current=page]")).toHaveText(paths.ourSolution.title);
      await expect(menu(page).getByRole("link", { name: readingAction.name })).toBeInViewport();
      await toggle(page).tap();
      await expect(menu(page)).toBeHidden();
      await toggle(page).focus();
      await page.keyboard.press("Enter");
      await expect(menu(page)).toBeVisible();
      await page.keyboard.press("Tab");
      await expect(menu(page).getByRole("link").first()).toBeFocused();
      await page.keyboard.press("Escape");
      await expect(menu(page)).toBeHidden();
      await expect(toggle(page)).toBeFocused();
      await page.keyboard.press("Enter");
      await menu(page).getByRole("link", { name: readingAction.name }).tap();
      await expect(page).toHaveURL(new RegExp(`${readingAction.href}$`));
    });
  });
}

test("axe finds nothing in the open menu on a phone, and it prints black on white", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(paths.legalPrivacy.path);
  await toggle(page).click();
  await expect(menu(page)).toHaveCSS("opacity", "1");
  await expect(page.locator("html")).toHaveCSS("overflow-y", "hidden");
  expect(await findFaults(page, "body > header")).toEqual([]);
  await toggle(page).click();
  await page.setViewportSize({ width: 1280, height: 720 });
  await page.emulateMedia({ media: "print" });
  for (const part of [
    "body > header",
    "body > footer",
    "[data-island=chat]",
    "section[aria-label=Notifications]",
  ])
    await expect(page.locator(part)).toBeHidden();
  await expect(page.locator("h1")).toHaveCSS("color", "rgb(0, 0, 0)");
  await expect(page.locator("html")).toHaveCSS("background-color", "rgb(255, 255, 255)");
});
