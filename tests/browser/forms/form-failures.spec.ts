import { expect, type Page, test } from "@playwright/test";
import { endpoints } from "../../../src/paths";
import {
  again,
  collectPosts,
  consent,
  email,
  expectFailure,
  fillNewsletter,
  form,
  holdPosts,
  notice,
  submit,
} from "./sign-up";
import { newsletterForm } from "../../../views/content/forms";

const { networkFailed, success } = newsletterForm;

test("repeated network failures show one notice and keep what was typed, and a later try succeeds", async ({
  page,
}) => {
  const address = await fillNewsletter(page);
  await page.route(`**${endpoints.newsletter}`, (route) => route.abort());
  for (let time = 0; time < 2; time++) {
    await submit(page).click();
    await expect(form(page)).not.toHaveAttribute("aria-busy");
    await expect(notice(page)).toHaveCount(1);
    await expectFailure(page, networkFailed);
    await expectKept(page, address);
  }
  await expect(form(page).locator("ol, li")).toHaveCount(0);
  const ids = await page.locator("[id]").evaluateAll((all) => all.map(({ id }) => id));
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  await page.unroute(`**${endpoints.newsletter}`);
  await submit(page).click();
  await expect(notice(page)).toHaveText(`${success.title} ${success.text}`);
});

const ERROR_PAGE = `<!doctype html><html><head><title>502</title></head>
  <body><h1>502 Bad Gateway</h1><form id="foreign"><input name="q" /></form></body></html>`;

test("a proxy's error page and an empty response do not replace the form", async ({ page }) => {
  const address = await fillNewsletter(page);
  for (const body of [ERROR_PAGE.replace(/<form.*<\/form>/, ""), ERROR_PAGE, ""]) {
    await page.route(
      `**${endpoints.newsletter}`,
      (route) => route.fulfill({ status: 502, contentType: "text/html", body }),
      { times: 1 },
    );
    // So that the next notice is a new one.
    await notice(page).evaluateAll((said) => said.map((one) => one.remove()));
    await submit(page).click();
    await expectFailure(page, networkFailed);
    await expectKept(page, address);
    await expect(page.getByText("Bad Gateway")).toHaveCount(0);
    await expect(page.locator("#foreign")).toHaveCount(0);
  }
});

test("while sending, the button shows it without changing width, and a double click sends once", async ({
  page,
}) => {
  const posts = collectPosts(page);
  const arrive = await holdPosts(page);
  await fillNewsletter(page);
  const before = await submit(page).boundingBox();
  await submit(page).dblclick();
  await expect(submit(page)).toHaveText(newsletterForm.busy);
  await expect(form(page)).toHaveAttribute("aria-busy", "true");
  expect((await submit(page).boundingBox())?.width).toBeCloseTo(before?.width ?? 0, 0);
  await email(page).press("Enter");
  arrive();
  await expect(notice(page)).toHaveRole("status");
  await again(page).click();
  await expect(submit(page)).toHaveText(newsletterForm.submit);
  await expect(form(page)).not.toHaveAttribute("aria-busy");
  expect(posts).toHaveLength(1);
});

async function expectKept(page: Page, address: string): Promise<void> {
  await expect(email(page)).toHaveValue(address);
  await expect(consent(page)).toBeChecked();
  await expect(submit(page)).toHaveText(newsletterForm.submit);
}
