import { expect, test } from "@playwright/test";
import { endpoints, paths } from "../../../src/paths";
import { consent as consentWords } from "../../../views/content/consent";
import { formNotices } from "../../../views/content/form-notices";
import { newsletterForm } from "../../../views/content/forms";
import { storedRows } from "../support/stored-rows";
import {
  again,
  consent,
  email,
  expectFailure,
  fillNewsletter,
  form,
  newAddress,
  notice,
  sendUnchecked,
  submit,
  toasts,
} from "./sign-up";

const { success } = newsletterForm;
const consentMissing = formNotices.missing.consent;

/** What the form's own consent adds to a row. */
const agreed = {
  source: "newsletter",
  consentText: consentWords.sentence,
  privacyVersion: consentWords.privacyVersion,
};

test("a sign-up shows one panel in the form's place, a click brings back the cleared form, and it is stored", async ({
  page,
}) => {
  const address = await fillNewsletter(page);
  await submit(page).click();
  await expect(notice(page)).toHaveText(`Success! 🎉 ${success.text}`);
  await expect(notice(page)).toHaveRole("status");
  await expect(notice(page)).toBeFocused();
  await expect(toasts(page)).toHaveCount(0);
  await expect(form(page)).toHaveCount(0);
  await expect(page.locator("#newsletter-form dd").first()).toHaveText(
    `${address}${newsletterForm.done.received}`,
  );
  await again(page).click();
  await expect(email(page)).toBeFocused();
  await expect(email(page)).toHaveValue("");
  await expect(consent(page)).not.toBeChecked();
  await expect(notice(page)).toHaveCount(0);
  expect(new URL(page.url()).pathname).toBe(paths.home.path);
  expect(await storedRows(address)).toEqual([{ email: address, ...agreed }]);
});

test("the same address in another case succeeds again and stores one row", async ({ page }) => {
  const address = await fillNewsletter(page);
  await submit(page).click();
  await again(page).click();
  await email(page).fill(address.toUpperCase());
  await consent(page).check();
  await submit(page).click();
  await expect(notice(page)).toHaveText(`${success.title} ${success.text}`);
  expect(await storedRows(address)).toEqual([{ email: address, ...agreed }]);
});

test("a missing consent shows its exact message, marks the checkbox and keeps the address", async ({
  page,
}) => {
  const address = await fillNewsletter(page);
  await consent(page).uncheck();
  await submit(page).click();
  await expectFailure(page, consentMissing);
  await expect(email(page)).toHaveValue(address);
  await expect(consent(page)).toHaveAttribute("aria-invalid", "true");
  await expect(consent(page)).toHaveAccessibleDescription(consentMissing);
  await expect(consent(page)).toBeFocused();
  await expect(email(page)).not.toHaveAttribute("aria-invalid");
  expect(await storedRows(address)).toEqual([]);
});

for (const { typed, words } of [
  { typed: "   ", words: formNotices.missing.email },
  { typed: "ann at example.com", words: formNotices.emailInvalid },
  { typed: `${"a".repeat(243)}@example.com`, words: formNotices.emailInvalid },
]) {
  test(
    `"${typed.slice(0, 20)}" passes the browser's validation and gets our message`,
    { tag: "@any-database" },
    async ({ page }) => {
      await fillNewsletter(page);
      await email(page).evaluate((el) => el.removeAttribute("maxlength"));
      await sendUnchecked(page, typed);
      await expectFailure(page, words);
      await expect(email(page)).toHaveAttribute("aria-invalid", "true");
      await expect(email(page)).toHaveAccessibleDescription(words);
      await expect(email(page)).toBeFocused();
      await expect(email(page)).toHaveValue(typed);
      await expect(consent(page)).toBeChecked();
    },
  );
}

test("JSON sent from the page gets JSON: stored, or refused with its message", async ({ page }) => {
  const address = newAddress();
  await page.goto(paths.home.path);
  const post = (fields: object) =>
    page.evaluate(
      async ([url, body]) => {
        const headers = { "content-type": "application/json" };
        const answer = await fetch(url, { method: "POST", headers, body });
        return { status: answer.status, body: (await answer.json()) as unknown };
      },
      [endpoints.newsletter, JSON.stringify(fields)] as const,
    );
  expect(await post({ email: ` ${address} ` })).toEqual({
    status: 200,
    body: { ok: true, message: success.text },
  });
  expect(await post({ email: "ann" })).toMatchObject({
    status: 400,
    body: { error: { message: formNotices.emailInvalid } },
  });
  expect(await storedRows(address)).toEqual([
    { email: address, source: "newsletter", consentText: null, privacyVersion: null },
  ]);
});
