import { expect, test } from "@playwright/test";
import { makeAccount } from "./accounts";
import { findFaults } from "../support/find-faults";
import { call, fact, signIn, TESTER } from "./session";
import { watchPage } from "../support/watch-page";

test("signed out, the tester asks for a sign-in and shows missing fields and errors", async ({
  page,
}) => {
  await page.goto(TESTER);
  await expect(page.getByRole("heading", { name: "Sign In Required" })).toBeVisible();
  await page.getByRole("button", { name: "Sign In", exact: true }).click();
  await expect(page.getByRole("alert")).toHaveText("Please enter email and password");
  await signIn(page, "nobody@example.com", "wrong");
  await expect(page.getByRole("alert")).toHaveText("Sign in failed: Invalid login credentials");
});

test(
  "the three calls show request, expected result and response",
  { tag: "@any-database" },
  async ({ page }) => {
    await page.goto(TESTER);
    await call(page, "GET (no JWT)");
    await expect(fact(page, "Came back")).toHaveText("401 as expected");
    await call(page, "OPTIONS preflight");
    await expect(fact(page, "Came back")).toHaveText("204 as expected");
    await call(page, "GET (with JWT)");
    await expect(fact(page, "Came back")).toContainText("0");
    await expect(page.getByText("No session from the auth backend was found")).toBeVisible();
  },
);

test("an admin signs in, sees their name, runs tests, reloads and signs out", async ({
  page,
  baseURL,
}) => {
  const ada = await makeAccount(baseURL, "admin");
  const watch = await watchPage(page, new URL(baseURL ?? "").origin);
  await page.goto(TESTER);
  await signIn(page, ada);
  await expect(page.getByRole("heading", { name: "Session Status" })).toBeVisible();
  await expect(page.getByText("Signed in successfully — now click GET (with JWT)")).toBeVisible();
  await expect(fact(page, "Signed in as")).toHaveText(ada);
  await expect(fact(page, "Role")).toHaveText("admin");
  await expect(fact(page, "Admin:")).toHaveText("Yes");
  await call(page, "GET (with JWT)");
  await expect(fact(page, "Came back")).toHaveText("200 as expected");
  await expect(page.locator("[aria-labelledby=session-calls] pre").first()).toContainText(
    '"isAdmin": true',
  );
  await page.reload();
  await expect(fact(page, "Role")).toHaveText("admin");
  expect(await findFaults(page)).toEqual([]);
  await page.getByRole("button", { name: "Sign Out" }).click();
  await expect(page.getByRole("heading", { name: "Sign In Required" })).toBeVisible();
  await expect(page.getByText("SIGNED_OUT")).toBeVisible();
  expect(watch.faults).toEqual([]);
});

test("the role is “loading...” until the session function responds", async ({ page, baseURL }) => {
  const ann = await makeAccount(baseURL, "user");
  let answer = () => {};
  const held = new Promise<void>((resolve) => (answer = resolve));
  await page.route("**/functions/v1/session", async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(TESTER);
  await signIn(page, ann);
  await expect(fact(page, "Role")).toHaveText("loading...");
  await expect(fact(page, "Admin:")).toHaveText("No");
  answer();
  await expect(fact(page, "Role")).toHaveText("user");
});

test(
  "a call shows that it is running, then −1 and the reason if the network fails",
  { tag: "@any-database" },
  async ({ page }) => {
    await page.goto(TESTER);
    let fail = () => {};
    const held = new Promise<void>((resolve) => (fail = resolve));
    await page.route("**/functions/v1/session", async (route) => {
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
  },
);
