import { expect, test } from "@playwright/test";
import { newsletterForm } from "../../../views/content/forms";
import { fillNewsletter, form, notice, submit } from "./sign-up";
import { holdRequests } from "../support/hold-requests";

test("a form sent while its code loads is sent once loaded, without leaving the page", async ({
  page,
}) => {
  const release = await holdRequests(page, "**/assets/swap-form-*.js");
  await fillNewsletter(page);
  await submit(page).click();
  await expect(form(page)).toHaveAttribute("aria-busy", "true");
  await submit(page).click();
  await expect(notice(page)).toHaveCount(0);
  release();
  await expect(notice(page)).toContainText(newsletterForm.success.text);
  expect(new URL(page.url()).search).toBe("");
});

test("if its code fails to load, the browser submits the form", async ({ page }) => {
  await page.route("**/assets/swap-form-*.js", (route) => route.abort());
  await fillNewsletter(page);
  await submit(page).click();
  await page.waitForURL(/\?done/);
  await expect(notice(page)).toContainText(newsletterForm.success.text);
});
