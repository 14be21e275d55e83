import { expect, test } from "@playwright/test";
import { endpoints } from "../../../src/paths";
import { TRAP_FIELD } from "../../../views/forms/fields/trap-field";
import { forms } from "../../support/forms/forms";
import { expectDone, field } from "./forms";
import { form as formOn, newAddress } from "./sign-up";

test("every form has a honeypot that is not visible, not read out and not focusable", async ({
  page,
}) => {
  for (const form of forms) {
    await page.goto(form.page);
    const trap = field(page, TRAP_FIELD);
    await expect(trap).toHaveCount(1);
    await expect(trap).toBeHidden();
    expect(await formOn(page).ariaSnapshot()).not.toContain("Leave this empty");
    await expect(trap).toHaveAttribute("autocomplete", "off");
    expect(
      await trap.evaluate((el: HTMLElement) => (el.focus(), document.activeElement === el)),
    ).toBe(false);
  }
});

test("the stamp loads at the first interaction and is sent with the form", async ({ page }) => {
  const form = forms[0];
  const asked: string[] = [];
  page.on("request", (one) => asked.push(new URL(one.url()).pathname));
  await page.goto(form.page, { waitUntil: "networkidle" });
  expect(asked).not.toContain(endpoints.formStamp);
  const isCodeAsked = () => asked.some((path) => path.includes("/swap-form-"));
  expect(isCodeAsked()).toBe(false);
  const arrived = page.waitForResponse(`**${endpoints.formStamp}`);
  await field(page, "email").focus();
  await (await arrived).finished();
  await expect.poll(isCodeAsked).toBe(true);
  const post = page.waitForRequest((one) => one.method() === "POST");
  await field(page, "email").fill(newAddress());
  await field(page, "consent").check();
  await field(page, "email").press("Enter");
  expect(new URLSearchParams((await post).postData() ?? "").get("stamp")).toMatch(
    /^\w+\.[\w-]{16}$/,
  );
  await expectDone(page, form);
});
