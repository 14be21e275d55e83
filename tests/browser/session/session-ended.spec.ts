import { expect, test } from "@playwright/test";
import { TOTP } from "otpauth";
import { endpoints } from "../../../src/paths";
import { session as words } from "../../../views/content/session";
import { runAdmin } from "./accounts";
import { findFaults } from "../support/find-faults";
import { ADMIN, enter, fact, openAs, signIn, TESTER } from "./session";

const FUNCTION = `**${endpoints.session}`;

test("an admin with a second factor must give it on both pages, and is then admitted", async ({
  page,
  baseURL,
}) => {
  const ada = await openAs(page, baseURL, "admin");
  await page.getByRole("button", { name: words.secondFactor.add }).click();
  const secret = (await page.locator("[data-secret]").textContent()) ?? "";
  const codeAt = (secondsAway: number) =>
    new TOTP({ secret }).generate({ timestamp: Date.now() + secondsAway * 1000 });
  await page.getByLabel(words.secondFactor.label).fill(codeAt(0));
  await page.getByRole("button", { name: words.secondFactor.confirm }).click();
  await expect(page.getByText(words.secondFactor.on)).toBeVisible();
  await expect(fact(page, "Admin:")).toHaveText("Yes");
  await page.getByRole("button", { name: "Sign Out" }).click();
  await enter(page, ada);
  await expect(page.getByText(words.factorMissing)).toBeVisible();
  await expect(fact(page, "Admin:")).toHaveText("No");
  await expect(fact(page, "Role")).toHaveText("admin");
  expect(await findFaults(page)).toEqual([]);
  await page.goto(ADMIN);
  await expect(page.getByRole("alert")).toContainText(
    `Access denied. (${words.denied.factorMissing})`,
  );
  await expect(page.getByText("Session Status")).toHaveCount(0);
  expect(await findFaults(page)).toEqual([]);
  // A code works once: the next one is good already, since clocks may differ by a step.
  await page.getByLabel(words.secondFactor.label).fill(codeAt(30));
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: words.signedIn.title })).toBeFocused();
  await expect(fact(page, "Admin:")).toHaveText("Yes");
});

for (const { what, end, said } of [
  { what: "deleted", end: "delete", said: words.ended.deleted },
  { what: "disabled", end: "disable", said: words.ended.elsewhere },
])
  test(`a user who is ${what} elsewhere is signed out of open pages with a notice`, async ({
    page,
    context,
    baseURL,
  }) => {
    const ada = await openAs(page, baseURL, "admin");
    await expect(fact(page, "Role")).toHaveText("admin");
    const admins = await context.newPage();
    await admins.goto(ADMIN);
    await expect(admins.getByRole("heading", { name: words.signedIn.title })).toBeVisible();
    await runAdmin(baseURL, end, ada);
    await page.reload();
    await expect(page.getByRole("alert")).toHaveText(said);
    await expect(page.getByRole("heading", { name: words.signedOut.title })).toBeVisible();
    expect(await findFaults(page)).toEqual([]);
    // The other tab hears of it from this one.
    await expect(admins.getByText("Session Status")).toHaveCount(0);
    await expect(admins.getByRole("alert")).toContainText("Access denied.");
    await page.reload();
    await expect(page.getByRole("heading", { name: words.signedOut.title })).toBeVisible();
    await expect(page.getByText(said)).toHaveCount(0);
  });

test("a tab that becomes visible notices that its account was deleted", async ({
  page,
  baseURL,
}) => {
  const ann = await openAs(page, baseURL, "user");
  await expect(fact(page, "Role")).toHaveText("user");
  await runAdmin(baseURL, "delete", ann);
  await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
  await page.evaluate(() => window.dispatchEvent(new Event("visibilitychange")));
  await expect(page.getByRole("alert")).toHaveText(words.ended.deleted);
});

test("a failing session function keeps the session", async ({ page, baseURL }) => {
  const ann = await openAs(page, baseURL, "user");
  await page.route(FUNCTION, (route) => route.fulfill({ status: 503 }));
  await page.goto(TESTER);
  await expect(fact(page, "Signed in as")).toHaveText(ann);
  await page.goto(ADMIN);
  await expect(page.getByRole("alert")).toContainText("Session check failed");
  await page.unroute(FUNCTION);
  await page.goto(TESTER);
  await expect(fact(page, "Role")).toHaveText("user");
});

test("after too many attempts from elsewhere the page says what to do and offers a mailed link", async ({
  page,
  baseURL,
}) => {
  await page.goto(TESTER);
  const email = `nobody-${process.pid}-${test.info().retry}@example.com`;
  const guess = () =>
    fetch(`${baseURL}${endpoints.auth}/token?grant_type=password`, {
      method: "POST",
      body: JSON.stringify({ email, password: "wrong" }),
    });
  for (let guesses = 0; guesses < 20; guesses++) await guess();
  await signIn(page, email);
  await expect(page.getByRole("alert")).toContainText(
    /^Sign in failed: Too many attempts to sign in to this account from new networks\. Try again in \d+ seconds/,
  );
  await expect(page.getByRole("button", { name: words.signedOut.forgot })).toBeVisible();
  expect(await findFaults(page)).toEqual([]);
});
