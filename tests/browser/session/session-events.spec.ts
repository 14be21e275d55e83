import { expect, type Page, test } from "@playwright/test";
import { TOTP } from "otpauth";
import { makeAccount, makeAccountWithLink, PASSWORD } from "./accounts";
import { findFaults } from "../support/find-faults";
import { enter, fact, openAs, TESTER } from "./session";
import { watchPage } from "../support/watch-page";

/** What the auth client told so far, oldest first. */
const events = (page: Page) =>
  page.locator("[aria-labelledby=session-events] li").allTextContents();
const codeAt = (secret: string, secondsAway: number) =>
  new TOTP({ secret }).generate({ timestamp: Date.now() + secondsAway * 1000 });

test("INITIAL_SESSION, SIGNED_IN, TOKEN_REFRESHED and SIGNED_OUT update the page", async ({
  page,
  baseURL,
}) => {
  const ann = await makeAccount(baseURL, "user");
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

test("PASSWORD_RECOVERY asks for a new password, and USER_UPDATED confirms it", async ({
  page,
  baseURL,
}) => {
  const { link } = await makeAccountWithLink(baseURL);
  await page.goto(link);
  await expect.poll(() => events(page)).toContain("PASSWORD_RECOVERY");
  expect(await findFaults(page)).toEqual([]);
  await page.getByLabel("New password").fill(PASSWORD);
  await page.keyboard.press("Enter");
  await expect.poll(() => events(page)).toContain("USER_UPDATED");
  await expect(page.getByText("The new password is saved.")).toBeVisible();
  await expect(page.getByLabel("New password")).toBeHidden();
  await page.goto("about:blank");
  await page.goto(link);
  await expect(page.getByText("This link was used before, or has expired.")).toBeVisible();
  expect(page.url()).toBe(baseURL + TESTER);
});

test("MFA_CHALLENGE_VERIFIED follows adding a second factor, using it at the next sign-in, and removing it", async ({
  page,
  baseURL,
}) => {
  const watch = await watchPage(page, new URL(baseURL ?? "").origin);
  const ann = await openAs(page, baseURL, "user");
  await page.getByRole("button", { name: "Add a second factor" }).click();
  await expect(page.getByRole("img", { name: "QR code" })).toBeVisible();
  expect(await findFaults(page)).toEqual([]);
  const secret = (await page.locator("[data-secret]").textContent()) ?? "";
  const code = page.getByLabel("Six-digit code");
  await code.fill(codeAt(secret, -120));
  await page.getByRole("button", { name: "Turn it on" }).click();
  await expect(page.getByRole("alert")).toContainText("Invalid TOTP code entered");
  await code.fill(codeAt(secret, 0));
  await page.getByRole("button", { name: "Turn it on" }).click();
  await expect(page.getByText("On: signing in asks for a code")).toBeVisible();
  await expect.poll(() => events(page)).toContain("MFA_CHALLENGE_VERIFIED");
  await page.getByRole("button", { name: "Sign Out" }).click();
  await enter(page, ann);
  await expect(page.getByText("This account asks for a code")).toBeVisible();
  expect(await findFaults(page)).toEqual([]);
  // A code works once: the next one is good already, since clocks may differ by a step.
  await code.fill(codeAt(secret, 30));
  await page.getByRole("button", { name: "Check code" }).click();
  await expect.poll(() => events(page)).toContain("MFA_CHALLENGE_VERIFIED");
  await page.getByRole("button", { name: "Remove it" }).click();
  await expect(page.getByRole("button", { name: "Add a second factor" })).toBeVisible();
  // The browser itself notes each refusal, such as the wrong code's.
  expect(watch.faults.filter((fault) => !fault.includes("422"))).toEqual([]);
});

/** Lets the stored session be one that is about to end, as an hour does. */
async function ageSession(page: Page): Promise<void> {
  await page.evaluate(() => {
    const name = Object.keys(localStorage).find((key) => key.endsWith("-auth-token")) ?? "";
    const session = JSON.parse(localStorage.getItem(name) ?? "{}") as object;
    const expires_at = Math.floor(Date.now() / 1000) + 20;
    localStorage.setItem(name, JSON.stringify({ ...session, expires_at }));
  });
}
