import { expect, test } from "@playwright/test";
import { endpoints } from "../../../src/paths";
import { makeAccount, makeAccountWithLink, PASSWORD } from "./accounts";
import { findFaults } from "../support/find-faults";
import { ADMIN, call, enter, fact, openAs, signIn, TESTER } from "./session";

test("a recovery link opens the session tester, which sets a new password that signs in", async ({
  page,
  baseURL,
}) => {
  const { email, link } = await makeAccountWithLink(baseURL);
  await page.goto(link);
  await expect(page.getByRole("heading", { name: "Set a new password" })).toBeVisible();
  await expect(page.getByText("PASSWORD_RECOVERY")).toBeVisible();
  expect(page.url()).toBe(baseURL + TESTER);
  await page.getByLabel("New password").fill("password");
  await page.getByRole("button", { name: "Save password" }).click();
  await expect(page.getByRole("alert")).toContainText("easy to guess");
  await page.getByLabel("New password").fill(PASSWORD);
  await page.getByRole("button", { name: "Save password" }).click();
  await expect(page.getByText("USER_UPDATED")).toBeVisible();
  await page.getByRole("button", { name: "Sign Out" }).click();
  await signIn(page, email);
  await expect(fact(page, "Signed in as")).toHaveText(email);
});

test("the admin page admits admins and tells everyone else why not", async ({ page, baseURL }) => {
  const ada = await makeAccount(baseURL, "admin");
  const ann = await makeAccount(baseURL, "user");
  await page.goto(ADMIN);
  await expect(page.getByText("Access denied. (You must be signed in.)")).toBeVisible();
  expect(await findFaults(page)).toEqual([]);
  await page.goto(TESTER);
  await enter(page, ann);
  await page.goto(ADMIN);
  await expect(page.getByText("Access denied. (Unknown error)")).toBeVisible();
  await page.route("**/functions/v1/session", (route) => route.fulfill({ status: 503 }));
  await page.reload();
  await expect(
    page.getByText("Access denied. (Session check failed: Service Unavailable)"),
  ).toBeVisible();
  await page.unroute("**/functions/v1/session");
  await page.goto(TESTER);
  await page.getByRole("button", { name: "Sign Out" }).click();
  await enter(page, ada);
  await page.goto(ADMIN);
  await expect(page.getByRole("heading", { name: "Session Status" })).toBeVisible();
});

test("a user who signs in after an admin in another tab is not admitted by a cached response", async ({
  page,
  context,
  baseURL,
}) => {
  const ann = await makeAccount(baseURL, "user");
  await openAs(page, baseURL, "admin");
  const admins = await context.newPage();
  await admins.goto(ADMIN);
  await expect(admins.getByRole("heading", { name: "Session Status" })).toBeVisible();
  let answer = () => {};
  const held = new Promise<void>((resolve) => (answer = resolve));
  await admins.route("**/functions/v1/session", async (route) => {
    await held;
    await route.continue();
  });
  await page.getByRole("button", { name: "Sign Out" }).click();
  await expect(admins.getByText("Access denied. (You must be signed in.)")).toBeVisible();
  await enter(page, ann);
  await expect(admins.getByText("Loading…")).toBeVisible();
  await expect(admins.getByText("Session Status")).toHaveCount(0);
  answer();
  await expect(admins.getByText("Access denied. (Unknown error)")).toBeVisible();
});

test(
  "the page of a truncated link says so, and axe finds nothing",
  { tag: "@any-database" },
  async ({ page }) => {
    await page.goto(endpoints.authLink);
    await expect(page.getByRole("heading", { name: "This link is incomplete" })).toBeVisible();
    expect(await findFaults(page)).toEqual([]);
  },
);

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });
  test("a link says that signing in needs JavaScript, and is not used up", async ({
    page,
    baseURL,
  }) => {
    const { link } = await makeAccountWithLink(baseURL);
    for (let time = 0; time < 2; time++) {
      await page.goto(link);
      await page.getByRole("button", { name: "Continue" }).click();
      const told = page.getByRole("heading", { name: "Signing in needs JavaScript" });
      await expect(told).toBeVisible();
      expect(new URL(page.url()).search).toBe("");
    }
  });
  for (const path of [TESTER, ADMIN])
    test(
      `${path} says that it needs JavaScript, and is neither cached nor indexed`,
      { tag: "@any-database" },
      async ({ page }) => {
        const response = await page.goto(path);
        expect(response?.headers()["cache-control"]).toBe("no-store");
        await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex");
        await expect(page.getByText("so it needs JavaScript")).toBeVisible();
      },
    );
});

test.describe("at 360 px", () => {
  test.use({ viewport: { width: 360, height: 740 } });
  test(
    "nothing scrolls sideways and axe finds nothing, signed in and with a result",
    { tag: "@any-database" },
    async ({ page, baseURL }) => {
      await openAs(page, baseURL, "admin");
      await call(page, "GET (with JWT)");
      await expect(fact(page, "Came back")).toHaveText("200 as expected");
      await page.getByText("Claims").click();
      await page.getByText("Response headers").click();
      const excess = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(excess).toBeLessThanOrEqual(0);
      expect(await findFaults(page)).toEqual([]);
    },
  );
});
