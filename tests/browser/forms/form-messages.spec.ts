import { expect, test } from "@playwright/test";
import { formNotices } from "../../../views/content/form-notices";
import { forms } from "../../support/forms/forms";
import { findFaults } from "../support/find-faults";
import { field, sendForm } from "./forms";
import { form as formOn, newAddress, notice, submit, toasts } from "./sign-up";

/** The errors of an empty form by field, from top to bottom. */
const missing = {
  newsletter: { email: formNotices.missing.email, consent: formNotices.missing.consent },
  notify: { email: formNotices.missing.email },
  waitlist: { email: formNotices.missing.email },
  contact: {
    name: formNotices.missing.name,
    email: formNotices.missing.email,
    message: formNotices.missing.message,
  },
} as const;

for (const form of forms)
  test(`the empty ${form.name} form shows errors on the page, focuses the first field, and sends no request`, async ({
    page,
  }) => {
    const posts: string[] = [];
    page.on("request", (one) => one.method() === "POST" && posts.push(one.url()));
    await page.goto(form.page);
    await expect(formOn(page)).toHaveJSProperty("noValidate", true);
    await submit(page).click();
    const wrong = Object.entries(missing[form.name]);
    await expect(notice(page)).toHaveText(
      wrong.map(([, words], index) => (index === 0 ? `${formNotices.errorTitle} ${words}` : words)),
    );
    await expect(notice(page).and(page.getByRole("alert"))).toHaveCount(1);
    await expect(field(page, wrong[0]?.[0] ?? "")).toBeFocused();
    expect(await findFaults(page, "main")).toEqual([]);
    for (const [name, words] of wrong) {
      await expect(field(page, name)).toHaveAccessibleDescription(words);
      await expect(field(page, name)).toHaveAttribute("aria-invalid", "true");
    }
    await field(page, "email").fill(newAddress());
    await expect(field(page, "email")).not.toHaveAttribute("aria-invalid");
    await expect(notice(page)).toHaveCount(wrong.length - 1);
    await submit(page).click();
    await expect(toasts(page)).toHaveCount(0);
    expect(posts).toHaveLength(wrong.length > 1 ? 0 : 1);
  });

test("axe finds nothing in the success panel, and it fits the narrowest phone", async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  for (const form of forms) {
    await sendForm(page, form, newAddress());
    await expect(notice(page)).toBeFocused();
    expect(await findFaults(page, "main")).toEqual([]);
    const overflow = () =>
      page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
    expect(await overflow()).toBe(0);
  }
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("every form keeps the browser's validation", async ({ page }) => {
    for (const form of forms) {
      await page.goto(form.page);
      await expect(formOn(page)).toHaveJSProperty("noValidate", false);
      await expect(field(page, "email")).toHaveJSProperty("required", true);
      await expect(field(page, "email")).toHaveJSProperty("type", "email");
    }
  });
});
