import { expect, type Page, test } from "@playwright/test";
import { endpoints } from "../../../src/paths";
import { session as words } from "../../../views/content/session";
import { runAdmin } from "./accounts";
import { findFaults } from "../support/find-faults";
import { ADMIN, fact, openAs, signIn, TESTER } from "./session";

for (const { what, when, end, said } of [
  {
    what: "deleted",
    when: "when the tab comes to the front",
    end: "delete",
    said: words.ended.deleted,
  },
  {
    what: "disabled",
    when: "after reloading the page",
    end: "disable",
    said: words.ended.elsewhere,
  },
] as const)
  test(`a user who is ${what} elsewhere is notified ${when} and signed out`, async ({
    page,
    context,
    baseURL,
  }) => {
    const ada = await openAs(page, "admin");
    await expect(fact(page, "Role")).toHaveText("admin");
    const admins = await context.newPage();
    await admins.goto(ADMIN);
    await expect(admins.getByRole("heading", { name: words.signedIn.title })).toBeVisible();
    await runAdmin(baseURL, end, ada);
    if (end === "delete") await comeBack(page);
    else await page.reload();
    await expect(page.getByRole("alert")).toHaveText(said);
    await expect(page.getByRole("heading", { name: words.signedOut.title })).toBeVisible();
    expect(await findFaults(page, "main")).toEqual([]);
    // The other tab is notified by this one.
    await expect(admins.getByText("Session Status")).toHaveCount(0);
    await expect(admins.getByRole("alert")).toContainText("Access denied.");
    await page.reload();
    await expect(page.getByRole("heading", { name: words.signedOut.title })).toBeVisible();
    await expect(page.getByText(said)).toHaveCount(0);
  });

test("too many attempts from elsewhere say what to do, and a link by mail is at hand", async ({
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
  expect(await findFaults(page, "main")).toEqual([]);
});

/** Dispatches the events of a tab that becomes visible. */
async function comeBack(page: Page): Promise<void> {
  await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
  await page.evaluate(() => window.dispatchEvent(new Event("visibilitychange")));
}
