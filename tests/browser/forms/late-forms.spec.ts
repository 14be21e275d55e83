import { expect, test } from "@playwright/test";
import { paths } from "../../../src/paths";
import { messages } from "../../../views/content/messages";
import { email, fillNewsletter, form, notice, submit } from "./sign-up";

test("the code that sends forms is asked for when one is about to be used, and not before", async ({
  page,
}) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  const isAsked = () => asked.some((url) => url.includes("/swap-form-"));
  await page.goto(paths.home.path, { waitUntil: "networkidle" });
  expect(isAsked()).toBe(false);
  await email(page).focus();
  await expect.poll(isAsked).toBe(true);
});

test("a form sent while that code is on the way is sent once it is there, without leaving the page", async ({
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
  await expect(notice(page)).toContainText(messages.newsletter.success.text);
  expect(new URL(page.url()).search).toBe("");
});

test("where that code cannot be had, the browser sends the form by its own means", async ({
  page,
}) => {
  await page.route("**/assets/swap-form-*.js", (route) => route.abort());
  await fillNewsletter(page);
  await submit(page).click();
  await page.waitForURL(/\?done/);
  await expect(notice(page)).toContainText(messages.newsletter.success.text);
});
