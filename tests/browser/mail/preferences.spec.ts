import { expect, test, type Page } from "@playwright/test";
import { secretFrom } from "../../../src/secrets/secret";
import { makeToken } from "../../../src/mail/links/link-token";
import { endpoints, paths } from "../../../src/paths";
import { mailLinks } from "../../../views/content/mail-links";
import { preferences as words } from "../../../views/content/preferences";
import { AUTH_SECRET } from "../session/accounts";
import { findFaults } from "../support/find-faults";
import { newAddress } from "../forms/sign-up";

const { path } = paths.preferences;

/** Creates a person with an entry on each kind of list. Returns the link to the preferences, as in an email. */
async function signUp(page: Page): Promise<string> {
  const email = newAddress();
  for (const [endpoint, data] of [
    [endpoints.newsletter, { email }],
    [endpoints.newsletter, { email, source: `coming-soon:${"Long".repeat(20)}` }],
    [endpoints.waitlist, { email }],
    [endpoints.contact, { email, name: "Ann", message: "Hello" }],
  ] as const)
    expect((await page.request.post(endpoint, { data })).status()).toBe(200);
  const query = `?${new URLSearchParams({ token: makeToken(secretFrom(AUTH_SECRET), "preferences", email) })}`;
  await expect(async () => {
    const stored = await (await page.request.get(endpoints.preferencesData + query)).json();
    expect(stored).toMatchObject({
      sign_ups: [{}, {}],
      waitlist_entries: [{}],
      contact_messages: [{}],
    });
  }).toPass();
  return query;
}

const notice = (page: Page) => page.locator("main .notice");

test("axe finds nothing on the preferences, before and after a change, and on erasure", async ({
  page,
}) => {
  const query = await signUp(page);
  await page.goto(path + query);
  expect(await findFaults(page, "main")).toEqual([]);
  await page.getByRole("button", { name: words.leaveAll.action }).click();
  await expect(notice(page)).toHaveText(words.notices.leftAll);
  expect(await findFaults(page, "main")).toEqual([]);
  await page.goto(endpoints.preferencesErase + query);
  expect(await findFaults(page, "main")).toEqual([]);
  await page.goto(path);
  expect(await findFaults(page, "main")).toEqual([]);
  await page.goto(`${endpoints.confirm}?token=half`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(mailLinks["cut-off"].title);
  expect(await findFaults(page, "main")).toEqual([]);
});

test("no page scrolls sideways on the narrowest phone", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  const query = await signUp(page);
  for (const address of [path + query, endpoints.preferencesErase + query, path]) {
    await page.goto(address);
    const sideways = () =>
      page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
    expect(await sideways()).toBe(0);
  }
});

test("a change by keyboard is announced in place and keeps the URL", async ({ page }) => {
  const query = await signUp(page);
  await page.goto(path + query);
  const before = page.url();
  await page.getByRole("button", { name: "Leave: Newsletter" }).focus();
  await page.keyboard.press("Enter");
  await expect(notice(page)).toBeFocused();
  await expect(notice(page)).toHaveText(words.notices.left);
  await expect(page.getByRole("button", { name: "Join again: Newsletter" })).toBeVisible();
  expect(page.url()).toBe(before);
});

test("a change without network shows the error beside its button", async ({ page }) => {
  const query = await signUp(page);
  await page.goto(path + query);
  await page.route(`**${path}`, (route) => route.abort());
  await page.getByRole("button", { name: "Leave: Newsletter" }).click();
  await expect(notice(page)).toHaveText(words.failed);
});

test("stored data can be read and downloaded", async ({ page }) => {
  const query = await signUp(page);
  await page.goto(path + query);
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("link", { name: words.stored.download }).click(),
  ]);
  expect(download.suggestedFilename()).toBe(words.stored.file);
  await page.getByRole("link", { name: words.stored.read }).click();
  await expect(page.locator("body")).toContainText('"sign_ups"');
});
