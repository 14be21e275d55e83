import { expect, test } from "@playwright/test";
import { paths } from "../../../src/paths";
import { field, launcher, messages, open } from "./chat";

test("long words wrap at 320 px, and the newest message is in view unless the reader scrolled up", async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(paths.home.path);
  await open(page);
  await field(page).fill("x".repeat(400));
  await page.keyboard.press("Enter");
  await expect(messages(page)).toHaveCount(2);
  const isWrapped = await page.evaluate(() =>
    [document.documentElement, document.querySelector(".chat-log")].every(
      (box) => box !== null && box.scrollWidth <= box.clientWidth,
    ),
  );
  expect(isWrapped).toBe(true);
  await expect(messages(page)).toHaveCount(3);

  await page.setViewportSize({ width: 360, height: 500 });
  const log = page.getByRole("log");
  const distance = () => log.evaluate((el) => el.scrollHeight - el.scrollTop - el.clientHeight);
  await field(page).fill("long ".repeat(300));
  await page.keyboard.press("Enter");
  await expect(messages(page)).toHaveCount(5);
  await expect.poll(distance).toBeLessThan(2);
  await field(page).fill("a field\nof\nthree lines");
  await expect.poll(distance).toBeLessThan(2);
  await field(page).fill("And again");
  await page.keyboard.press("Enter");
  await expect(messages(page)).toHaveCount(6);
  await log.evaluate((el) => el.scrollTo(0, 0));
  await expect(messages(page)).toHaveCount(7);
  expect(await log.evaluate((el) => el.scrollTop)).toBe(0);
});

for (const width of [360, 1280, 1920])
  test(`its button stays in the header, beside its other controls, at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 740 });
    await page.goto(paths.home.path);
    for (const top of [0, 1e6]) {
      await page.evaluate((to) => scrollTo({ top: to, behavior: "instant" }), top);
      await expect(launcher(page)).toBeInViewport({ ratio: 1 });
      const covered = await launcher(page).evaluate((button) => {
        const own = button.getBoundingClientRect();
        return [...document.querySelectorAll("header a, header button")].filter((other) => {
          const { left, right } = other.getBoundingClientRect();
          const isOther = other !== button && other.checkVisibility();
          return isOther && left < own.right && right > own.left;
        }).length;
      });
      expect(covered).toBe(0);
    }
  });

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("a link to the contact page replaces it", async ({ page }) => {
    await page.goto(paths.home.path);
    await expect(launcher(page)).toBeHidden();
    await expect(page.locator("[data-island=chat] > a")).toBeVisible();
    await expect(page.locator("[data-island=chat] > a")).toHaveAttribute(
      "href",
      paths.contact.path,
    );
  });
});
