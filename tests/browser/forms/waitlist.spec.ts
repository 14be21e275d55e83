import { expect, type Page, test } from "@playwright/test";
import { endpoints, paths } from "../../../src/paths";
import { waitlistHref } from "../../../views/content/links";
import { formNotices } from "../../../views/content/form-notices";
import { waitlistForm } from "../../../views/content/waitlist";
import { again, expectFailure, newAddress, notice, submit, toasts } from "./sign-up";
import { storedEntries } from "../support/stored-rows";
import { still } from "../support/still";

test.use(still);

const FEATURE = "Data Orchestration";
const address = waitlistHref(FEATURE);
const { success, networkFailed } = waitlistForm;

const email = (page: Page) => page.getByLabel(waitlistForm.email);
const company = (page: Page) => page.getByLabel(waitlistForm.company);

async function fill(page: Page): Promise<string> {
  const person = newAddress();
  await page.goto(address);
  await email(page).fill(person);
  await company(page).fill("Kestrel Security");
  return person;
}

const asked = { company: "Kestrel Security", source: `beta-waitlist:${FEATURE}` };

test("a request shows a panel in the form's place, a click brings back the cleared form, and it is stored", async ({
  page,
}) => {
  const person = await fill(page);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(
    `Get early access to ${FEATURE}`,
  );
  await submit(page).click();
  await expect(notice(page)).toHaveText(success.text);
  await expect(notice(page)).toBeFocused();
  await expect(toasts(page)).toHaveCount(0);
  await again(page).click();
  await expect(email(page)).toHaveValue("");
  await expect(company(page)).toHaveValue("");
  await email(page).fill(person.toUpperCase());
  await submit(page).click();
  await expect(notice(page)).toHaveText(success.text);
  expect(await storedEntries(person)).toEqual([asked]);
});

test(
  "an invalid address shows an error beside its field, a failed request shows the form's own message, and both fields are kept",
  { tag: "@any-database" },
  async ({ page }) => {
    const person = await fill(page);
    await page.route(`**${endpoints.waitlist}`, (route) => route.abort());
    await submit(page).click();
    await expectFailure(page, networkFailed);
    await expect(email(page)).toHaveValue(person);
    await expect(company(page)).toHaveValue("Kestrel Security");
    await page.unroute(`**${endpoints.waitlist}`);
    await email(page).evaluate((field) => field.setAttribute("type", "text"));
    await email(page).fill("ann at example.com");
    await submit(page).click();
    await expectFailure(page, formNotices.emailInvalid);
    await expect(email(page)).toBeFocused();
    await expect(email(page)).toHaveAccessibleDescription(formNotices.emailInvalid);
    await expect(email(page)).toHaveValue("ann at example.com");
    await expect(company(page)).toHaveValue("Kestrel Security");
    const [field, problem] = await Promise.all(
      [email(page), notice(page)].map((el) => el.boundingBox()),
    );
    expect((problem?.y ?? 0) - (field?.y ?? 0)).toBeLessThan(80);
  },
);

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("a request is stored, and its feature's page shows the notice", async ({ page }) => {
    const person = await fill(page);
    await submit(page).click();
    await expect(notice(page)).toHaveText(success.text);
    await expect(notice(page)).toBeInViewport();
    await expect(page.getByRole("heading", { level: 1 })).toContainText(FEATURE);
    expect(new URL(page.url()).pathname).toBe(paths.betaWaitlist.path);
    expect(page.url()).not.toContain(encodeURIComponent(person));
    expect(await storedEntries(person)).toEqual([asked]);
  });

  test("an invalid request keeps both fields and can be corrected", async ({ page }) => {
    const person = await fill(page);
    await email(page).fill(person.replace("example.com", "-.-"));
    await page.locator("main form").evaluate((form) => form.toggleAttribute("novalidate", true));
    await submit(page).click();
    await expect(notice(page)).toHaveText(`${formNotices.errorTitle} ${formNotices.emailInvalid}`);
    await expect(company(page)).toHaveValue("Kestrel Security");
    await email(page).fill(person);
    await submit(page).click();
    await expect(notice(page)).toHaveText(success.text);
    expect(await storedEntries(person)).toEqual([asked]);
  });
});
