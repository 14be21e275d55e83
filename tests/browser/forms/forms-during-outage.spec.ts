import { expect, test } from "@playwright/test";
import { forms } from "../../support/forms/forms";
import { expectDone, expectRefused, fillAndSend, sendForm } from "./forms";
import { newAddress } from "./sign-up";
import { isInJournal } from "../support/stored-rows";

test.describe("while neither database nor disk can store it", () => {
  test.use({ baseURL: `http://localhost:${process.env["SITE_WITHOUT_DATABASE_PORT"]}` });

  for (const javaScriptEnabled of [true, false])
    test.describe(javaScriptEnabled ? "with JavaScript" : "without JavaScript", () => {
      test.use({ javaScriptEnabled });

      test("every form shows its own message and keeps what was typed", async ({ page }) => {
        const statuses: number[] = [];
        page.on(
          "response",
          (one) => one.request().method() === "POST" && statuses.push(one.status()),
        );
        for (const form of forms) {
          const email = newAddress();
          await sendForm(page, form, email);
          await expectRefused(page, form, email, form.words.failed);
        }
        expect(statuses).toEqual(forms.map(() => 503));
      });
    });
});

test.describe("while only the database is down", () => {
  test.use({ baseURL: `http://localhost:${process.env["SITE_ON_JOURNAL_PORT"]}` });

  test("every form shows its usual message and saves the submission", async ({ page }) => {
    for (const form of forms) {
      const email = newAddress();
      await page.goto(form.page);
      await fillAndSend(page, form, email);
      await expectDone(page, form);
      expect(isInJournal(email)).toBe(true);
    }
  });
});
