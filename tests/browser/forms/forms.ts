import { expect, type Page } from "@playwright/test";
import { formNotices } from "../../../views/content/form-notices";
import { TRAP_FIELD } from "../../../views/forms/fields/trap-field";
import type { Form } from "../../support/forms/forms";
import { again, form as formOn, notice, submit, toasts } from "./sign-up";

/** Returns a field of the only form on a page. */
export const field = (page: Page, name: string) => formOn(page).locator(`[name="${name}"]`);

/** Opens a form's page, fills the form in and sends it, bypassing the browser's validation. */
export async function sendForm(page: Page, form: Form, email: string, trap = ""): Promise<void> {
  await page.goto(form.page);
  await fillAndSend(page, form, email, trap);
}

/** Fills in the form on the open page and sends it, bypassing the browser's validation. */
export async function fillAndSend(page: Page, form: Form, email: string, trap = ""): Promise<void> {
  await formOn(page).evaluate((el: HTMLFormElement) => el.toggleAttribute("novalidate", true));
  await field(page, "email").fill(email);
  for (const [name, text] of Object.entries(form.typed))
    await (text === "yes" ? field(page, name).check() : field(page, name).fill(text));
  if (trap)
    await field(page, TRAP_FIELD).evaluate((el: HTMLInputElement, text) => (el.value = text), trap);
  await submit(page).click();
}

/** Expects a success message in place of the form, and a button that restores the cleared form. */
export async function expectDone(page: Page, form: Form): Promise<void> {
  await expect(notice(page)).toHaveRole("status");
  await expect(notice(page)).toContainText(form.words.success.text);
  await expect(notice(page)).toBeInViewport();
  await expect(formOn(page)).toHaveCount(0);
  await again(page).click();
  await expect(field(page, "email")).toHaveValue("");
}

/** Expects an error message, and all typed values to be kept. */
export async function expectRefused(
  page: Page,
  form: Form,
  email: string,
  words: string,
): Promise<void> {
  await expect(notice(page)).toHaveRole("alert");
  await expect(notice(page)).toHaveText(`${formNotices.errorTitle} ${words}`);
  await expect(notice(page)).toBeInViewport();
  await expect(toasts(page)).toHaveCount(0);
  await expect(field(page, "email")).toHaveValue(email);
  for (const [name, text] of Object.entries(form.typed))
    await (text === "yes"
      ? expect(field(page, name)).toBeChecked()
      : expect(field(page, name)).toHaveValue(text));
}
