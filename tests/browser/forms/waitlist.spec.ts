import { expect, type Page, test } from "@playwright/test";
import { paths } from "../../../src/paths";
import { waitlistHref } from "../../../views/content/links";
import { waitlistForm } from "../../../views/content/waitlist";
import { again, newAddress, notice, submit, toasts } from "./sign-up";
import { storedEntries } from "../support/stored-rows";

const FEATURE = "Data Orchestration";
const address = waitlistHref(FEATURE);
const { success } = waitlistForm;

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

test("a request is stored once and shows a panel, and a click brings back the cleared form", async ({
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
  await expect(page.locator("#waitlist-form dd").first()).toHaveText(
    `${person}${asked.company}${waitlistForm.done(FEATURE).received}`,
  );
  await again(page).click();
  await expect(email(page)).toHaveValue("");
  await expect(company(page)).toHaveValue("");
  await email(page).fill(person.toUpperCase());
  await submit(page).click();
  await expect(notice(page)).toHaveText(success.text);
  expect(await storedEntries(person)).toEqual([asked]);
});

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
});
