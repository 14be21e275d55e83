import { expect, test } from "@playwright/test";
import { paths } from "../../../src/paths";
import { notifyForm } from "../../../views/content/forms";
import { storedRows } from "../support/stored-rows";
import { again, email, newAddress, notice, submit, toasts } from "./sign-up";

/** `ends` is the address after the redirect without JavaScript. */
const pages = [
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
