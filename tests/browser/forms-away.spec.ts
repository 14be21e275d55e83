import { expect, test } from "@playwright/test";
import { forms } from "../support/forms";
import { expectRefused, sendForm, sendJson } from "./forms";
import { newAddress } from "./sign-up";

test.use({ baseURL: `http://localhost:${process.env["SITE_WITHOUT_DATABASE_PORT"]}` });

for (const javaScriptEnabled of [true, false]) {
  test.describe(`while neither database nor disk takes it, ${javaScriptEnabled ? "with" : "without"} JavaScript`, () => {
    test.use({ javaScriptEnabled });

    for (const form of forms)
      test(`the ${form.name} form says so in its own words, and keeps what was typed`, async ({
        page,
      }) => {
        const email = newAddress();
        await sendForm(page, form, email);
        await expectRefused(page, form, email, form.words.failed);
      });
  });
}

test("as JSON every form answers 503 in its own words", async ({ page }) => {
  await page.goto("/");
  for (const form of forms) {
    const { status, body } = await sendJson(page, form, newAddress());
    expect(status).toBe(503);
    expect(body).toEqual({ error: { code: "unavailable", message: form.words.failed } });
  }
});
