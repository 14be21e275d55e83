import { expect, test } from "@playwright/test";
import { paths } from "../../../src/paths";
import { consent as consentWords } from "../../../views/content/newsletter-consent";
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
  notice,
  sendUnchecked,
  submit,
  toasts,
} from "./sign-up";

const { success } = newsletterForm;
const consentMissing = formNotices.missing.consent;

/** The values that the form's consent adds to a row. */
const agreed = {
  source: "newsletter",
  consentText: consentWords.sentence,
  privacyVersion: consentWords.privacyVersion,
};

test("a sign-up shows a panel and is stored once, even when sent again in upper case", async ({
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

test("an invalid address past the browser's validation is refused with our message", async ({
  page,
}) => {
  await fillNewsletter(page);
  for (const { typed, words } of [
    { typed: "ann at example.com", words: formNotices.emailInvalid },
    { typed: "   ", words: formNotices.missing.email },
    { typed: `${"a".repeat(243)}@example.com`, words: formNotices.emailInvalid },
  ]) {
    await email(page).evaluate((el) => el.removeAttribute("maxlength"));
    await sendUnchecked(page, typed);
    await expectFailure(page, words);
    await expect(email(page)).toHaveAttribute("aria-invalid", "true");
    await expect(email(page)).toHaveAccessibleDescription(words);
    await expect(email(page)).toBeFocused();
    await expect(email(page)).toHaveValue(typed);
    await expect(consent(page)).toBeChecked();
  }
});
