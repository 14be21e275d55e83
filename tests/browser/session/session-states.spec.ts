import { expect, test } from "@playwright/test";
import { copying } from "../../../views/content/copying";
import { makeAccount, PASSWORD } from "./accounts";
import { findFaults } from "../support/find-faults";
import { ADMIN, call, fact, openAs, TESTER } from "./session";

const FUNCTION = "**/functions/v1/session";

test("signing in works by keyboard alone, and missing fields are announced", async ({
  page,
  baseURL,
}) => {
  const ann = await makeAccount(baseURL, "user");
  await page.goto(TESTER);
  await page.getByLabel("Email", { exact: true }).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("alert")).toHaveText("Please enter email and password");
  expect(await findFaults(page)).toEqual([]);
  await page.keyboard.type(ann);
  await page.keyboard.press("Tab");
  await page.keyboard.type(PASSWORD);
  await page.keyboard.press("Enter");
  await expect(fact(page, "Signed in as")).toHaveText(ann);
  const copy = page.getByRole("button", { name: "Copy" }).first();
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await copy.focus();
  await page.keyboard.press("Enter");
  await expect(page.getByText("Copied")).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied.split(".")).toHaveLength(3);
  await expect(page.locator("[aria-labelledby=session-token]")).not.toContainText(copied);
});

test("without clipboard access, as on plain http, the token is selected and the keys to press are shown", async ({
  page,
  baseURL,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, "clipboard", { value: undefined });
  });
  await openAs(page, baseURL, "user");
  const panel = page.locator("[aria-labelledby=session-token]");
  await panel.getByRole("button", { name: copying.copy }).click();
  await expect(panel.getByRole("button", { name: copying.notCopied })).toBeVisible();
  const field = panel.getByLabel(copying.field);
  await expect(field).toBeFocused();
  expect(await page.evaluate(() => getSelection()?.toString())).toBe(await field.inputValue());
  expect(await findFaults(page)).toEqual([]);
});

test("a failing session function shows no profile and no admin", async ({ page, baseURL }) => {
  await openAs(page, baseURL, "admin");
  await expect(fact(page, "Admin:")).toHaveText("Yes");
  await page.route(FUNCTION, (route) => route.fulfill({ status: 500 }));
  await page.reload();
  await expect(fact(page, "Role")).toHaveText("loading...");
  await expect(fact(page, "Admin:")).toHaveText("No");
  await call(page, "GET (with JWT)");
  await expect(fact(page, "Came back")).toHaveText("500 not as expected");
  expect(await findFaults(page)).toEqual([]);
  await page.goto(ADMIN);
  await expect(
    page.getByText("Access denied. (Session check failed: Internal Server Error)"),
  ).toBeVisible();
});

test("the admin page shows Loading first, and denies a session without a token", async ({
  page,
}) => {
  await page.addInitScript(() => {
    const user = { id: "00000000-0000-4000-8000-000000000000", email: "ann@example.com" };
    const expires_at = Math.floor(Date.now() / 1000) + 3600;
    const session = {
      access_token: "",
      refresh_token: "x",
      token_type: "bearer",
      expires_at,
      user,
    };
    localStorage.setItem("sb-localhost-auth-token", JSON.stringify(session));
  });
  let load = () => {};
  const held = new Promise<void>((resolve) => (load = resolve));
  await page.route("**/assets/*.js", async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(ADMIN, { waitUntil: "commit" });
  await expect(page.getByText("Loading…")).toBeVisible();
  load();
  await expect(page.getByText("Access denied. (No valid session found.)")).toBeVisible();
});

test("each result shows its time, headers, body and a curl command", async ({ page }) => {
  await page.goto(TESTER);
  await call(page, "OPTIONS preflight");
  await expect(fact(page, "Took")).toHaveText(/^\d+ ms$/);
  await expect(fact(page, "Sent")).toContainText("OPTIONS · Access-Control-Request-Method: GET");
  await expect(fact(page, "Expected")).toHaveText("200 / 204");
  await page.getByText("Response headers").click();
  await expect(page.getByText("cache-control: no-store")).toBeVisible();
  await expect(page.getByText(/^curl -i -X OPTIONS -H/)).toBeVisible();
  for (const tip of ["401 without a token is expected.", "OPTIONS should return 200 or 204."])
    await expect(page.getByText(tip)).toBeVisible();
  expect(await findFaults(page)).toEqual([]);
});
