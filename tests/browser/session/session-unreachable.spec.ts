import { expect, test } from "@playwright/test";
import { session as words } from "../../../views/content/session";
import { endpoints } from "../../../src/paths";
import { findFaults } from "../support/find-faults";
import { ADMIN, openAs, TESTER } from "./session";

const CLIENT = "**/assets/auth-client-*.js";

for (const { path, found } of [
  { path: TESTER, found: words.signedOut.title },
  { path: ADMIN, found: words.denied.signedOut },
])
  test(`${path} says when the auth client failed to load, and the button retries`, async ({
    page,
  }) => {
    let asked = 0;
    await page.route(CLIENT, (route) => {
      asked++;
      if (asked === 1) return route.abort();
      return asked === 2 ? route.fulfill({ status: 503 }) : route.continue();
    });
    await page.goto(path);
    const again = page.getByRole("button", { name: words.unreachable.again });
    await expect(page.getByRole("alert")).toContainText(words.unreachable.text);
    expect(await findFaults(page)).toEqual([]);
    await again.click();
    await expect.poll(() => asked).toBe(2);
    await again.click();
    await expect(page.getByText(found)).toBeVisible();
    await expect(page.getByText(words.unreachable.text)).toBeHidden();
  });

test("a failed sign-out shows an error, and a second try ends the session", async ({
  page,
  baseURL,
}) => {
  await openAs(page, baseURL, "user");
  const logout = `**${endpoints.auth}/logout*`;
  await page.route(logout, (route) => route.abort());
  const leave = page.getByRole("button", { name: words.signedIn.signOut });
  await leave.click();
  await expect(page.getByRole("alert")).toHaveText("Sign out failed: Failed to fetch");
  expect(await findFaults(page)).toEqual([]);
  await page.unroute(logout);
  await leave.click();
  await expect(page.getByRole("heading", { name: words.signedOut.title })).toBeVisible();
  await expect(page.getByRole("alert")).toBeHidden();
});
