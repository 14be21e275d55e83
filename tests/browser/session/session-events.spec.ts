import { expect, type Page, test } from "@playwright/test";
import { TOTP } from "otpauth";
import { session as words } from "../../../views/content/session";
import { makeAccount, makeAccountWithLink, PASSWORD } from "./accounts";
import { findFaults } from "../support/find-faults";
import { ADMIN, enter, fact, openAs, signIn, TESTER } from "./session";
import { watchPage } from "../support/watch-page";

/** Returns the auth client's events so far, oldest first. */
const events = (page: Page) =>
  page.locator("[aria-labelledby=session-events] li").allTextContents();
const codeAt = (secret: string, secondsAway: number) =>
  new TOTP({ secret }).generate({ timestamp: Date.now() + secondsAway * 1000 });

test("INITIAL_SESSION, SIGNED_IN, TOKEN_REFRESHED and SIGNED_OUT update the page", async ({
  page,
}) => {
  const ann = await makeAccount("user");
  await page.goto(TESTER);
  await expect.poll(() => events(page)).toEqual(["INITIAL_SESSION"]);
  await enter(page, ann);
  await expect.poll(() => events(page)).toEqual(["INITIAL_SESSION", "SIGNED_IN"]);
  const before = await page.locator("[aria-labelledby=session-token] code").textContent();
  await ageSession(page);
  await page.reload();
  await expect.poll(() => events(page)).toContain("TOKEN_REFRESHED");
  await expect(fact(page, "Signed in as")).toHaveText(ann);
  await expect(fact(page, "Role")).toHaveText("user");
  expect(before).toMatch(/^eyJ/);
  await page.getByRole("button", { name: "Sign Out" }).click();
  await expect.poll(() => events(page)).toContain("SIGNED_OUT");
  await expect(page.getByRole("heading", { name: "Sign In Required" })).toBeVisible();
});

test("PASSWORD_RECOVERY asks for a new password, USER_UPDATED confirms it, and the link works once", async ({
  page,
  baseURL,
}) => {
  const { email, link } = await makeAccountWithLink(baseURL);
  const follow = async () => {
    await page.goto(link);
    await page.getByRole("button", { name: "Continue" }).click();
  };
  await follow();
  await expect(page.getByRole("heading", { name: "Set a new password" })).toBeVisible();
  await expect.poll(() => events(page)).toContain("PASSWORD_RECOVERY");
  expect(page.url()).toBe(baseURL + TESTER);
  expect(await findFaults(page, "main")).toEqual([]);
  await page.getByLabel("New password").fill("password");
  await page.getByRole("button", { name: "Save password" }).click();
  await expect(page.getByRole("alert")).toContainText("easy to guess");
  await page.getByLabel("New password").fill(PASSWORD);
  await page.keyboard.press("Enter");
  await expect.poll(() => events(page)).toContain("USER_UPDATED");
  await expect(page.getByText("The new password is saved.")).toBeVisible();
  await expect(page.getByLabel("New password")).toBeHidden();
  await page.goto("about:blank");
  await follow();
  await expect(page.getByText("This link was used before, or has expired.")).toBeVisible();
  expect(page.url()).toBe(baseURL + TESTER);
  await page.getByRole("button", { name: "Sign Out" }).click();
  await signIn(page, email);
  await expect(fact(page, "Signed in as")).toHaveText(email);
});

test("MFA_CHALLENGE_VERIFIED follows a second factor, without which an admin has no access", async ({
  page,
  baseURL,
}) => {
  const watch = await watchPage(page, new URL(baseURL ?? "").origin);
  const ada = await openAs(page, "admin");
  await page.getByRole("button", { name: words.secondFactor.add }).click();
  await expect(page.getByRole("img", { name: "QR code" })).toBeVisible();
  expect(await findFaults(page, "main")).toEqual([]);
  const secret = (await page.locator("[data-secret]").textContent()) ?? "";
  const code = page.getByLabel(words.secondFactor.label);
  await code.fill(codeAt(secret, -120));
  await page.getByRole("button", { name: words.secondFactor.confirm }).click();
  await expect(page.getByRole("alert")).toContainText("Invalid TOTP code entered");
  await code.fill(codeAt(secret, 0));
  await page.getByRole("button", { name: words.secondFactor.confirm }).click();
  await expect(page.getByText(words.secondFactor.on)).toBeVisible();
  await expect.poll(() => events(page)).toContain("MFA_CHALLENGE_VERIFIED");
  await expect(fact(page, "Admin:")).toHaveText("Yes");

  await test.step("signed in without the second factor", async () => {
    await page.getByRole("button", { name: "Sign Out" }).click();
    await enter(page, ada);
    await expect(page.getByText("This account asks for a code")).toBeVisible();
    await expect(page.getByText(words.factorMissing)).toBeVisible();
    await expect(fact(page, "Admin:")).toHaveText("No");
    await expect(fact(page, "Role")).toHaveText("admin");
    expect(await findFaults(page, "main")).toEqual([]);
    await page.goto(ADMIN);
    await expect(page.getByRole("alert")).toContainText(
      `Access denied. (${words.denied.factorMissing})`,
    );
    await expect(page.getByText("Session Status")).toHaveCount(0);
    expect(await findFaults(page, "main")).toEqual([]);
  });

  // A code works once. The next one is already valid, because clocks may differ by one step.
  await code.fill(codeAt(secret, 30));
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: words.signedIn.title })).toBeFocused();
  await expect(fact(page, "Admin:")).toHaveText("Yes");
  await page.goto(TESTER);
  await page.getByRole("button", { name: "Remove it" }).click();
  await expect(page.getByRole("button", { name: words.secondFactor.add })).toBeVisible();
  // The browser logs each rejected request, such as the wrong code's.
  expect(watch.faults.filter((fault) => !fault.includes("422"))).toEqual([]);
});

/** Makes the stored session expire soon. */
async function ageSession(page: Page): Promise<void> {
  await page.evaluate(() => {
    const name = Object.keys(localStorage).find((key) => key.endsWith("-auth-token")) ?? "";
    const session = JSON.parse(localStorage.getItem(name) ?? "{}") as object;
    const expires_at = Math.floor(Date.now() / 1000) + 20;
    localStorage.setItem(name, JSON.stringify({ ...session, expires_at }));
  });
}
