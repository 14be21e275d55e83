import { expect, test } from "@playwright/test";
import { paths } from "../../../src/paths";
import { consent as consentWords } from "../../../views/content/newsletter-consent";
import { formNotices } from "../../../views/content/form-notices";
import { newsletterForm } from "../../../views/content/forms";
import { again, consent, email, fillNewsletter, form, notice, submit } from "./sign-up";
import { storedRows } from "../support/stored-rows";

const { success } = newsletterForm;
const consentMissing = formNotices.missing.consent;

test.use({ javaScriptEnabled: false });

test("without JavaScript a missing consent shows its message, and a sign-up is stored", async ({
  page,
}) => {
  const address = await fillNewsletter(page);
  await consent(page).uncheck();
  await submit(page).click();
  await expect(notice(page)).toHaveText(`${formNotices.errorTitle} ${consentMissing}`);
  await expect(email(page)).toHaveValue(address);
  await expect(consent(page)).toHaveAccessibleDescription(consentMissing);
  await expect(notice(page)).toBeInViewport();
  expect(await storedRows(address)).toEqual([]);
  await consent(page).check();
  await submit(page).click();
  await expect(notice(page)).toHaveText(`${success.title} ${success.text}`);
  await expect(notice(page)).toBeInViewport();
  await expect(form(page)).toHaveCount(0);
  await again(page).click();
  await expect(email(page)).toHaveValue("");
  await expect(email(page)).toBeInViewport();
  expect(new URL(page.url()).pathname).toBe(paths.home.path);
  const [row, ...more] = await storedRows(address);
  expect(row).toMatchObject({
    email: address,
    source: "newsletter",
    consentText: consentWords.sentence,
  });
  expect(more).toEqual([]);
});
