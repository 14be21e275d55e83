import { type APIRequestContext, expect, test } from "@playwright/test";
import { formNotices } from "../../../views/content/form-notices";
import { type Form, forms } from "../../support/forms/forms";
import { expectDone, expectRefused, fillAndSend, sendJson } from "./forms";
import { newAddress } from "./sign-up";
import { placesOf } from "../support/stored-rows";
import { still } from "../support/still";

test.use(still);

const WRONG = "ann@";
const TRIES_AN_HOUR = 30;
const limited = formNotices.limited.email(60);

for (const form of forms) {
  for (const javaScriptEnabled of [true, false]) {
    test.describe(`the ${form.name} form ${javaScriptEnabled ? "with" : "without"} JavaScript`, () => {
      test.use({ javaScriptEnabled });

      const says =
        "responds the same to new, known and held submissions, and explains invalid and rate-limited ones";
      test(says, javaScriptEnabled ? {} : { tag: "@any-database" }, async ({ page, request }) => {
        test.slow();
        await page.goto(form.page);
        const [ann, eve, joe] = [newAddress(), newAddress(), newAddress()];
        for (const [email, trap] of [[ann], [ann.toUpperCase()], [eve, "buy now"]] as const) {
          await fillAndSend(page, form, email, trap);
          await expectDone(page, form);
        }
        await fillAndSend(page, form, WRONG);
        await expectRefused(page, form, WRONG, formNotices.emailInvalid);
        await useUp(request, form, joe);
        await fillAndSend(page, form, joe);
        await expectRefused(page, form, joe, limited);
        await expect
          .poll(() => placesOf(ann, eve))
          .toEqual(inOrder([form.table, "held_submissions"]));
      });
    });
  }
}

test("every form sent as JSON gets the same messages", async ({ page, request }) => {
  await page.goto("/");
  const [ann, eve, joe] = [newAddress(), newAddress(), newAddress()];
  for (const form of forms) {
    const done = { status: 200, body: { ok: true, message: form.words.success.text } };
    for (const [email, trap] of [[ann], [ann.toUpperCase()], [eve, "buy now"]] as const)
      expect(await sendJson(page, form, email, trap)).toEqual(done);
    const error = { code: "email_invalid", message: formNotices.emailInvalid };
    expect(await sendJson(page, form, WRONG)).toEqual({ status: 400, body: { error } });
  }
  for (const form of forms) {
    await useUp(request, form, joe);
    const error = { code: "too_many", message: limited };
    expect(await sendJson(page, form, joe)).toEqual({ status: 429, body: { error } });
  }
  const places = forms.flatMap(({ table }) => [table, "held_submissions"]);
  await expect.poll(() => placesOf(ann, eve)).toEqual(inOrder(places));
});

const inOrder = (places: string[]) => places.toSorted((a, b) => (a < b ? -1 : 1));

/** Sends a form as often as an address is allowed to in an hour. */
async function useUp(request: APIRequestContext, form: Form, email: string): Promise<void> {
  const { endpoint, typed, unseen } = form;
  const data = { ...typed, ...unseen, email };
  await Promise.all(Array.from({ length: TRIES_AN_HOUR }, () => request.post(endpoint, { data })));
}
