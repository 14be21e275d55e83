import { expect, test } from "@playwright/test";
import { paths } from "../../../src/paths";
import { formNotices } from "../../../views/content/form-notices";
import { notifyForm } from "../../../views/content/forms";
import { storedRows } from "../support/stored-rows";
import { again, email, newAddress, notice, sendUnchecked, submit, toasts } from "./sign-up";
import { still } from "../support/still";

test.use(still);

/** `ends` is the address after the redirect without JavaScript. */
const pages = [
  {
    name: "a page that is not written yet",
    path: paths.scroll.path,
    title: "Scroll",
    ends: paths.scroll.path,
  },
  {
    name: "an unknown address",
    path: "/no-such-page",
    title: "Feature",
    ends: paths.comingSoon.path,
  },
  {
    name: "a title from the address bar",
    path: "/coming-soon?title=Deal%20%26%20%3Cb%3E%20Room",
    title: "Deal & <b> Room",
    ends: paths.comingSoon.path,
  },
  {
    name: "a page under another title",
    path: `${paths.vision.path}?title=Deal+Scores`,
    title: "Deal Scores",
    ends: paths.vision.path,
  },
] as const;

test("the notify form stores the address under its page's title and shows a panel in its place", async ({
  page,
}) => {
  for (const { name, path, title } of pages)
    await test.step(name, async () => {
      const address = newAddress();
      await page.goto(path);
      await expect(page.locator("main")).toContainText(title);
      await email(page).fill(address);
      await submit(page).click();
      await expect(notice(page)).toHaveText(notifyForm.success.text);
      await expect(notice(page)).toBeFocused();
      await expect(toasts(page)).toHaveCount(0);
      await again(page).click();
      await expect(email(page)).toHaveValue("");
      expect(await storedRows(address)).toMatchObject([
        { email: address, source: `coming-soon:${title}`, consentText: null },
      ]);
    });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the notify form returns to a page with the same title and the notice in view", async ({
    page,
  }) => {
    for (const { name, path, title, ends } of pages)
      await test.step(name, async () => {
        const address = newAddress();
        await page.goto(path);
        await email(page).fill(address);
        await submit(page).click();
        await expect(notice(page)).toHaveText(notifyForm.success.text);
        await expect(notice(page)).toBeInViewport();
        await expect(page.locator("[data-asked]")).toContainText(title);
        expect(new URL(page.url()).pathname).toBe(ends);
        expect(await storedRows(address)).toMatchObject([{ source: `coming-soon:${title}` }]);
      });
  });
});

test(
  "an invalid address is refused on its page and kept",
  { tag: "@any-database" },
  async ({ page }) => {
    await page.goto(paths.scroll.path);
    await sendUnchecked(page, "ann at example.com");
    await expect(notice(page)).toHaveText(`${formNotices.errorTitle} ${formNotices.emailInvalid}`);
    await expect(email(page)).toHaveValue("ann at example.com");
    await expect(email(page)).toBeFocused();
    await expect(email(page)).toHaveAccessibleDescription(formNotices.emailInvalid);
  },
);

test("both ways store one row per address", async ({ page, browser }) => {
  const address = newAddress();
  await page.goto(paths.vision.path);
  await email(page).fill(address);
  await submit(page).click();
  await expect(notice(page)).toHaveText(notifyForm.success.text);
  const context = await browser.newContext({ javaScriptEnabled: false });
  const plain = await context.newPage();
  await plain.goto(new URL(paths.vision.path, page.url()).href);
  await email(plain).fill(address.toUpperCase());
  await submit(plain).click();
  await expect(notice(plain)).toHaveText(notifyForm.success.text);
  await context.close();
  expect(await storedRows(address)).toHaveLength(1);
});
