import { expect, type Locator, type Page, test } from "@playwright/test";
import { endpoints, paths } from "../../../src/paths";
import { contactForm, contactPage } from "../../../views/content/contact";
import { contactTopics } from "../../../views/content/contact-topics";
import { contactHref } from "../../../views/content/links";
import { formNotices } from "../../../views/content/form-notices";
import { again, expectFailure, form, newAddress, notice, submit, toasts } from "./sign-up";
import { storedMessages } from "../support/stored-rows";

const { success, networkFailed, done } = contactForm;
const { after } = contactPage;
const { name: nameMissing, message: messageMissing } = formNotices.missing;
const WORDS = "Two EDR deals are stuck in legal.\nCan Genie help?";

const field = (page: Page, name: "name" | "email" | "company" | "message"): Locator =>
  form(page).getByLabel(contactForm.labels[name], { exact: name === "name" });

async function fill(page: Page): Promise<string> {
  const person = newAddress();
  await page.goto(contactHref("call"));
  await field(page, "name").fill("Ann Doyle");
  await field(page, "email").fill(person);
  await field(page, "message").fill(WORDS);
  return person;
}

const stored = { name: "Ann Doyle", company: null, topic: "call", message: WORDS };

test("a failed request keeps what was typed, and a sent message is stored once and shows a panel", async ({
  page,
}) => {
  const person = await fill(page);
  await expect(form(page).getByRole("radio", { checked: true })).toHaveAccessibleName(
    "Book a call",
  );
  await expect(page.getByText("Re: Book a call")).toBeVisible();
  await page.route(`**${endpoints.contact}`, (route) => route.abort());
  await submit(page).click();
  await expectFailure(page, networkFailed);
  await expect(field(page, "message")).toHaveValue(WORDS);
  await page.unroute(`**${endpoints.contact}`);
  await submit(page).click();
  await expect(notice(page)).toHaveText(success.text);
  await expect(notice(page)).toBeFocused();
  await expect(toasts(page)).toHaveCount(0);
  const received = page.locator("main dl dl dd").filter({ visible: true });
  await expect(received).toHaveText(["Book a call", "Ann Doyle", person, WORDS]);
  await again(page).click();
  await expect(form(page).getByRole("radio", { checked: true })).toHaveAccessibleName(
    "Book a call",
  );
  await expect(field(page, "message")).toHaveValue("");
  await field(page, "name").fill("Ann Doyle");
  await field(page, "email").fill(person);
  await field(page, "message").fill(WORDS);
  await submit(page).click();
  await expect(notice(page)).toHaveText(success.text);
  expect(await storedMessages(person)).toEqual([stored]);
});

/** Expects the reply preview to match the selected topic. */
async function expectReplyOnTopic(page: Page): Promise<void> {
  await page.goto(contactHref("security"));
  const subject = page.getByText(/^Re: /).filter({ visible: true });
  await expect(subject).toHaveText("Re: Security & legal");
  await expect(page.getByText(after.steps[2].title())).toBeVisible();
  await expect(form(page).getByRole("link", { name: "DPA" })).toBeVisible();
  await expect(field(page, "message")).toHaveAccessibleDescription(/Security · DPA$/);
  await form(page).getByRole("radio", { name: "Press" }).check();
  await expect(subject).toHaveText("Re: Press");
  await expect(form(page).getByRole("link", { name: "DPA" })).toBeHidden();
}

test("someone who wants a call reads of times and an invite, others of a reply", async ({
  page,
}) => {
  await page.goto(contactHref("sales"));
  const [, , last] = after.steps;
  const [pricing, call] = contactTopics;
  await expect(page.getByText(pricing.reading).filter({ visible: true })).toHaveCount(1);
  await form(page).getByRole("radio", { name: call.label }).check();
  await expect(page.getByText(call.reading)).toBeVisible();
  await expect(page.getByText(pricing.reading).filter({ visible: true })).toHaveCount(0);
  await expect(page.getByText(last.call())).toBeVisible();
  await expect(page.getByText(last.title())).toBeHidden();
  await expect(page.locator("h1")).toHaveText(contactPage.call.heading, { useInnerText: true });
  await expect(submit(page)).toHaveText(contactForm.submitCall, { useInnerText: true });
});

/** Submits three invalid fields, bypassing the browser's validation, and expects an error for each. */
async function sendWrongFields(page: Page): Promise<void> {
  await fill(page);
  await form(page).evaluate((element) => element.toggleAttribute("novalidate", true));
  await field(page, "name").fill("  ");
  await field(page, "email").fill("ann");
  await field(page, "company").fill("Kestrel");
  await field(page, "message").fill("");
  await submit(page).click();
  await expectWrongFields(page);
}

test("the reply preview follows the topic, and all errors are shown beside their fields", async ({
  page,
}) => {
  await expectReplyOnTopic(page);
  await sendWrongFields(page);
  await expect(field(page, "name")).toBeFocused();
  await expect(toasts(page)).toHaveCount(0);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("a message is stored, and its page shows the notice in view", async ({ page }) => {
    const person = await fill(page);
    await submit(page).click();
    await expect(notice(page)).toHaveText(success.text);
    await expect(notice(page)).toBeInViewport();
    await expect(page.locator("h1")).toHaveText(done.heading);
    await expect(page.getByText(after.receipt.title)).toBeVisible();
    await expect(page.locator("main dl dl dd").filter({ visible: true })).toHaveText("Book a call");
    await expect(page.getByText(done.copy)).toBeVisible();
    await expect(page.getByText(contactPage.otherWaysTitle)).toBeHidden();
    expect(new URL(page.url()).pathname).toBe(paths.contact.path);
    expect(await storedMessages(person)).toEqual([stored]);
  });
});

async function expectWrongFields(page: Page): Promise<void> {
  await expect(notice(page)).toHaveText([
    `${formNotices.errorTitle} ${nameMissing}`,
    formNotices.emailInvalid,
    messageMissing,
  ]);
  await expect(form(page).getByRole("alert")).toHaveCount(1);
  await expect(field(page, "name")).toHaveAccessibleDescription(nameMissing);
  await expect(field(page, "email")).toHaveAccessibleDescription(formNotices.emailInvalid);
  await expect(field(page, "message")).toHaveAccessibleDescription(messageMissing);
  await expect(form(page).locator("[aria-invalid=true]")).toHaveCount(3);
  await expect(field(page, "email")).toHaveValue("ann");
  await expect(field(page, "company")).toHaveValue("Kestrel");
  await expect(form(page).getByRole("radio", { checked: true })).toHaveAccessibleName(
    "Book a call",
  );
}
