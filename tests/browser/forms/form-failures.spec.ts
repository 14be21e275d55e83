import { expect, type Page, test } from "@playwright/test";
import { endpoints, paths } from "../../../src/paths";
import {
  again,
  collectPosts,
  consent,
  email,
  expectFailure,
  fillNewsletter,
  form,
  holdPosts,
  newAddress,
  notice,
  submit,
  toasts,
} from "./sign-up";
import { newsletterForm, notifyForm } from "../../../views/content/forms";

const { failed, networkFailed, success } = newsletterForm;

test("a failed request shows its message and keeps what was typed, and a second try succeeds", async ({
  page,
}) => {
  const address = await fillNewsletter(page);
  await page.route(`**${endpoints.newsletter}`, (route) => route.abort());
  await submit(page).click();
  await expectFailure(page, networkFailed);
  await expectKept(page, address);
  await page.unroute(`**${endpoints.newsletter}`);
  await submit(page).click();
  await expect(notice(page)).toHaveText(`${success.title} ${success.text}`);
});

test("repeated network failures leave one notice above the button", async ({ page }) => {
  await fillNewsletter(page);
  await page.route(`**${endpoints.newsletter}`, (route) => route.abort());
  for (let time = 0; time < 3; time++) {
    await submit(page).click();
    await expect(form(page)).not.toHaveAttribute("aria-busy");
    await expect(toasts(page)).toHaveCount(0);
    await expect(notice(page)).toHaveCount(1);
  }
  await expect(form(page).locator("ol, li")).toHaveCount(0);
  const ids = await page.locator("[id]").evaluateAll((all) => all.map(({ id }) => id));
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  const [words, button] = await Promise.all(
    [notice(page), submit(page)].map((el) => el.boundingBox()),
  );
  expect(words?.y).toBeLessThan(button?.y ?? 0);
});

const ERROR_PAGE = `<!doctype html><html><head><title>502</title></head>
  <body><h1>502 Bad Gateway</h1><form id="foreign"><input name="q" /></form></body></html>`;

for (const [what, body] of [
  ["a proxy's error page", ERROR_PAGE.replace(/<form.*<\/form>/, "")],
  ["a proxy's error page with a form of its own", ERROR_PAGE],
  ["an empty answer", ""],
] as const) {
  test(`${what} is a failure and does not replace the form`, async ({ page }) => {
    const address = await fillNewsletter(page);
    await page.route(`**${endpoints.newsletter}`, (route) =>
      route.fulfill({ status: 502, contentType: "text/html", body }),
    );
    await submit(page).click();
    await expectFailure(page, networkFailed);
    await expectKept(page, address);
    await expect(page.getByText("Bad Gateway")).toHaveCount(0);
    await expect(page.locator("#foreign")).toHaveCount(0);
  });
}

test.describe("while the database is away", () => {
  test.use({ baseURL: `http://localhost:${process.env["SITE_WITHOUT_DATABASE_PORT"]}` });

  test("a sign-up is refused with the server's message and keeps what was typed", async ({
    page,
  }) => {
    const address = await fillNewsletter(page);
    const answer = page.waitForResponse(`**${endpoints.newsletter}`);
    await submit(page).click();
    expect((await answer).status()).toBe(503);
    await expectFailure(page, failed);
    await expectKept(page, address);
  });

  test("a notify form shows its own message", async ({ page }) => {
    await page.goto(paths.scroll.path);
    await email(page).fill(newAddress());
    await submit(page).click();
    await expectFailure(page, notifyForm.failed);
  });
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
