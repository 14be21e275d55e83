import { expect, test } from "@playwright/test";
import { endpoints } from "../../../src/paths";
import { copyButton } from "../../../views/content/copy-button";
import { session as words } from "../../../views/content/session";
import { makeAccount, PASSWORD } from "./accounts";
import { findFaults } from "../support/find-faults";
import { ADMIN, call, fact, openAs, TESTER } from "./session";
import { holdRequests } from "../support/hold-requests";

const FUNCTION = "**/functions/v1/session";

test("by keyboard everything works, and focus moves to what replaces a form or button", async ({
  page,
}) => {
  const ann = await makeAccount("user");
  const heading = (name: string) => page.getByRole("heading", { name, exact: true });
  const press = async (name: string) => {
    await page.getByRole("button", { name, exact: true }).focus();
    await page.keyboard.press("Enter");
  };
  await page.goto(TESTER);
  await page.getByLabel("Email", { exact: true }).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("alert")).toHaveText("Please enter email and password");
  expect(await findFaults(page, "main")).toEqual([]);
  await page.keyboard.type(ann);
  await page.keyboard.press("Tab");
  await page.keyboard.type(PASSWORD);
  await page.keyboard.press("Enter");
  await expect(fact(page, "Signed in as")).toHaveText(ann);
  await expect(heading(words.signedIn.title)).toBeFocused();

  await test.step("the token is copied", async () => {
    const copy = page.getByRole("button", { name: "Copy" }).first();
    await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
    await copy.focus();
    await page.keyboard.press("Enter");
    await expect(page.getByText("Copied")).toBeVisible();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied.split(".")).toHaveLength(3);
    await expect(page.locator("[aria-labelledby=session-token]")).not.toContainText(copied);
  });

  const { add, cancel, label, title } = words.secondFactor;
  await press(add);
  await expect(page.getByLabel(label)).toBeVisible();
  await expect(heading(title)).toBeFocused();
  await press(cancel);
  await expect(page.getByRole("button", { name: add })).toBeVisible();
  await expect(heading(title)).toBeFocused();
  await press(words.signedIn.signOut);
  await expect(heading(words.signedOut.title)).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(page.getByLabel("Email", { exact: true })).toBeFocused();
});

test("without clipboard access the token is selected, and a failed sign-out can be retried", async ({
  page,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, "clipboard", { value: undefined });
  });
  await openAs(page, "user");
  const panel = page.locator("[aria-labelledby=session-token]");
  await panel.getByRole("button", { name: copyButton.copy }).click();
  await expect(panel.getByRole("button", { name: copyButton.notCopied })).toBeVisible();
  const field = panel.getByLabel(copyButton.field);
  await expect(field).toBeFocused();
  expect(await page.evaluate(() => getSelection()?.toString())).toBe(await field.inputValue());
  const logout = `**${endpoints.auth}/logout*`;
  await page.route(logout, (route) => route.abort());
  const leave = page.getByRole("button", { name: words.signedIn.signOut });
  await leave.click();
  await expect(page.getByRole("alert")).toHaveText("Sign out failed: Failed to fetch");
  await expect(panel.getByRole("button", { name: copyButton.notCopied })).toBeVisible();
  expect(await findFaults(page, "main")).toEqual([]);
  await page.unroute(logout);
  await leave.click();
  await expect(page.getByRole("heading", { name: words.signedOut.title })).toBeVisible();
  await expect(page.getByRole("alert")).toBeHidden();
});

test("a failing session function keeps the session but gives no profile and no admin access", async ({
  page,
}) => {
  const ada = await openAs(page, "admin");
  await expect(fact(page, "Admin:")).toHaveText("Yes");
  await page.route(FUNCTION, (route) => route.fulfill({ status: 500 }));
  await page.reload();
  await expect(fact(page, "Signed in as")).toHaveText(ada);
  await expect(fact(page, "Role")).toHaveText("loading...");
  await expect(fact(page, "Admin:")).toHaveText("No");
  await call(page, "GET (with JWT)");
  await expect(fact(page, "Came back")).toHaveText("500 not as expected");
  expect(await findFaults(page, "main")).toEqual([]);
  await page.goto(ADMIN);
  await expect(page.getByRole("alert")).toContainText(
    "Access denied. (Session check failed: Internal Server Error)",
  );
  await page.unroute(FUNCTION);
  await page.goto(TESTER);
  await expect(fact(page, "Role")).toHaveText("admin");
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
  const load = await holdRequests(page, "**/assets/*.js");
  await page.goto(ADMIN, { waitUntil: "commit" });
  await expect(page.getByText("Loading…")).toBeVisible();
  load();
  await expect(page.getByText("Access denied. (No valid session found.)")).toBeVisible();
});

test("each call shows the request, and the expected and the actual response", async ({ page }) => {
  await page.goto(TESTER);
  const noToken = page.getByRole("button", { name: "GET (no JWT)" });
  await noToken.focus();
  for (let presses = 0; presses < 2; presses++) {
    await page.keyboard.press("Enter");
    await expect(fact(page, "Came back")).toHaveText("401 as expected");
    await expect(noToken).toBeFocused();
  }
  await call(page, "GET (with JWT)");
  await expect(fact(page, "Came back")).toContainText("0");
  await expect(page.getByText("No session from the auth backend was found")).toBeVisible();
  await call(page, "OPTIONS preflight");
  await expect(fact(page, "Came back")).toHaveText("204 as expected");
  await expect(fact(page, "Took")).toHaveText(/^\d+ ms$/);
  await expect(fact(page, "Sent")).toContainText("OPTIONS · Access-Control-Request-Method: GET");
  await expect(fact(page, "Expected")).toHaveText("200 / 204");
  await page.getByText("Response headers").click();
  await expect(page.getByText("cache-control: no-store")).toBeVisible();
  await expect(page.getByText(/^curl -i -X OPTIONS -H/)).toBeVisible();
  for (const tip of ["401 without a token is expected.", "OPTIONS should return 200 or 204."])
    await expect(page.getByText(tip)).toBeVisible();
  expect(await findFaults(page, "main")).toEqual([]);

  await test.step("a call that fails shows that it is running, then −1 and the reason", async () => {
    const { promise: held, resolve: fail } = Promise.withResolvers<void>();
    await page.route(FUNCTION, async (route) => {
      await held;
      await route.abort();
    });
    await call(page, "GET (no JWT)");
    await expect(page.getByText("Running: GET (no JWT)…")).toBeVisible();
    fail();
    await expect(fact(page, "Came back")).toContainText("-1");
    await expect(page.locator("[aria-labelledby=session-calls] pre").first()).toContainText(
      /Failed to fetch|Network error/,
    );
  });

  await test.step("a failed sign-in leaves the focus on its button", async () => {
    await page.getByLabel("Email", { exact: true }).fill("nobody@example.com");
    await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
    const submit = page.getByRole("button", { name: words.signedOut.submit });
    await submit.focus();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("alert")).toContainText("Sign in failed");
    await expect(submit).toBeFocused();
  });
});
