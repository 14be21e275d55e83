import { expect, test } from "@playwright/test";
import { forms } from "../../support/forms/forms";
import { expectDone, expectRefused, fillAndSend, sendForm, sendJson } from "./forms";
import { newAddress } from "./sign-up";
import { isInJournal } from "../support/stored-rows";
import { still } from "../support/still";

test.use(still);

test.describe("while neither database nor disk can store it", () => {
  test.use({ baseURL: `http://localhost:${process.env["SITE_WITHOUT_DATABASE_PORT"]}` });

  for (const javaScriptEnabled of [true, false]) {
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
  }

  test("as JSON every form returns 503 with its own message", async ({ page }) => {
    await page.goto("/");
    for (const form of forms) {
      const { status, body } = await sendJson(page, form, newAddress());
      expect(status).toBe(503);
      expect(body).toEqual({ error: { code: "unavailable", message: form.words.failed } });
    }
  });
});

test.describe("while only the database is down", () => {
  test.use({ baseURL: `http://localhost:${process.env["SITE_ON_JOURNAL_PORT"]}` });

  for (const javaScriptEnabled of [true, false]) {
    test.describe(javaScriptEnabled ? "with JavaScript" : "without JavaScript", () => {
      test.use({ javaScriptEnabled });

      test("every form shows its usual message to new and known addresses, and saves the submission", async ({
        page,
      }) => {
        for (const form of forms) {
          const email = newAddress();
          await page.goto(form.page);
          for (const sent of [email, email.toUpperCase()]) {
            await fillAndSend(page, form, sent);
            await expectDone(page, form);
          }
          expect(isInJournal(email)).toBe(true);
        }
      });
    });
  }

  test("as JSON every form gets the same messages", async ({ page }) => {
    await page.goto("/");
    for (const form of forms) {
      const email = newAddress();
      const done = { status: 200, body: { ok: true, message: form.words.success.text } };
      expect(await sendJson(page, form, email)).toEqual(done);
      expect(isInJournal(email)).toBe(true);
    }
  });
});
