import { expect, type Page, test } from "@playwright/test";
import { makeAccount } from "./accounts";
import { findFaults } from "../support/find-faults";
import { call, fact, signIn, TESTER } from "./session";
import { watchPage } from "../support/watch-page";
import { holdRequests } from "../support/hold-requests";

test("signed out, the tester asks for a sign-in in the room kept for it, and shows missing fields and errors", async ({
  page,
}) => {
  await page.goto(TESTER);
  await expect(page.getByRole("heading", { name: "Sign In Required" })).toBeVisible();
  await page.evaluate(() => document.fonts.ready);
  for (const width of [320, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    expect.soft(await excessHeight(page, "session-tester"), `at ${width} px`).toBe(0);
  }
  await page.getByRole("button", { name: "Sign In", exact: true }).click();
  await expect(page.getByRole("alert")).toHaveText("Please enter email and password");
  await signIn(page, "nobody@example.com", "wrong");
  await expect(page.getByRole("alert")).toHaveText("Sign in failed: Invalid login credentials");
});

test("an admin signs in, sees their account, makes calls, reloads and signs out, also at 360 px", async ({
  page,
  baseURL,
}) => {
  const ada = await makeAccount("admin");
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
  expect(await findFaults(page, "main")).toEqual([]);
  await test.step("at 360 px the page does not scroll sideways and axe finds nothing", async () => {
    await page.setViewportSize({ width: 360, height: 740 });
    await call(page, "GET (with JWT)");
    await expect(fact(page, "Came back")).toHaveText("200 as expected");
    await page.getByText("Claims").click();
    await page.getByText("Response headers").click();
    const excess = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(excess).toBeLessThanOrEqual(0);
    expect(await findFaults(page, "main")).toEqual([]);
  });
  await page.getByRole("button", { name: "Sign Out" }).click();
  await expect(page.getByRole("heading", { name: "Sign In Required" })).toBeVisible();
  await expect(page.getByText("SIGNED_OUT")).toBeVisible();
  expect(watch.faults).toEqual([]);
});

test("the role is “loading...” until the session function responds", async ({ page }) => {
  const ann = await makeAccount("user");
  const answer = await holdRequests(page, "**/functions/v1/session");
  await page.goto(TESTER);
  await signIn(page, ann);
  await expect(fact(page, "Role")).toHaveText("loading...");
  await expect(fact(page, "Admin:")).toHaveText("No");
  answer();
  await expect(fact(page, "Role")).toHaveText("user");
});

/** Returns by how many pixels an island exceeds its reserved height, which moves the content below. */
const excessHeight = (page: Page, island: string): Promise<number> =>
  page
    .locator(`[data-island=${island}]`)
    .evaluate(
      (element) =>
        element.getBoundingClientRect().height - parseFloat(getComputedStyle(element).minHeight),
    );
