import { type APIRequestContext, expect, test } from "@playwright/test";
import { formNotices } from "../../../views/content/form-notices";
import { type Form, forms } from "../../support/forms/forms";
import { expectDone, expectRefused, fillAndSend } from "./forms";
import { newAddress } from "./sign-up";
import { placesOf } from "../support/stored-rows";

const WRONG = "ann@";
const TRIES_AN_HOUR = 30;
const limited = formNotices.limited.email(60);

for (const javaScriptEnabled of [true, false])
  test.describe(`${javaScriptEnabled ? "with" : "without"} JavaScript`, () => {
    test.use({ javaScriptEnabled });

    for (const form of forms)
      test(`the ${form.name} form explains invalid and rate-limited submissions, and answers held ones as usual`, async ({
        page,
        request,
      }) => {
        await page.goto(form.page);
        const [ann, eve, joe] = [newAddress(), newAddress(), newAddress()];
        for (const [email, trap] of [[ann], [eve, "buy now"]] as const) {
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
          .toEqual([form.table, "held_submissions"].toSorted());
      });
  });

/** Sends a form as often as an address is allowed to in an hour. */
async function useUp(request: APIRequestContext, form: Form, email: string): Promise<void> {
  const { endpoint, typed, unseen } = form;
  const data = { ...typed, ...unseen, email };
  await Promise.all(Array.from({ length: TRIES_AN_HOUR }, () => request.post(endpoint, { data })));
}
