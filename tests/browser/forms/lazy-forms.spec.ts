import { expect, test } from "@playwright/test";
import { paths } from "../../../src/paths";
import { newsletterForm } from "../../../views/content/forms";
import { email, fillNewsletter, form, notice, submit } from "./sign-up";

test("the form code loads when a form is first focused, not before", async ({ page }) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  const isAsked = () => asked.some((url) => url.includes("/swap-form-"));
  await page.goto(paths.home.path, { waitUntil: "networkidle" });
  expect(isAsked()).toBe(false);
  await email(page).focus();
  await expect.poll(isAsked).toBe(true);
});

test("a form submitted while its code loads is sent once loaded, without leaving the page", async ({
  page,
}) => {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route("**/assets/swap-form-*.js", async (route) => {
    await promise;
    await route.continue();
  });
  await fillNewsletter(page);
  await submit(page).click();
  await expect(form(page)).toHaveAttribute("aria-busy", "true");
  await submit(page).click();
  await expect(notice(page)).toHaveCount(0);
  resolve();
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
