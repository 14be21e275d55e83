import { expect, test } from "@playwright/test";
import { endpoints } from "../../../src/paths";
import { makeAccount, makeAccountWithLink } from "./accounts";
import { findFaults } from "../support/find-faults";
import { ADMIN, enter, openAs, TESTER } from "./session";
import { holdRequests } from "../support/hold-requests";

test("the admin page admits admins and tells everyone else why not", async ({ page }) => {
  const ada = await makeAccount("admin");
  const ann = await makeAccount("user");
  await page.goto(ADMIN);
  await expect(page.getByText("Access denied. (You must be signed in.)")).toBeVisible();
  expect(await findFaults(page, "main")).toEqual([]);
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
}) => {
  const ann = await makeAccount("user");
  await openAs(page, "admin");
  const admins = await context.newPage();
  await admins.goto(ADMIN);
  await expect(admins.getByRole("heading", { name: "Session Status" })).toBeVisible();
  const answer = await holdRequests(admins, "**/functions/v1/session");
  await page.getByRole("button", { name: "Sign Out" }).click();
  await expect(admins.getByText("Access denied. (You must be signed in.)")).toBeVisible();
  await enter(page, ann);
  await expect(admins.getByText("Loading…")).toBeVisible();
  await expect(admins.getByText("Session Status")).toHaveCount(0);
  answer();
  await expect(admins.getByText("Access denied. (Unknown error)")).toBeVisible();
});

test("the page of a truncated link says so, and axe finds nothing", async ({ page }) => {
  await page.goto(endpoints.authLink);
  await expect(page.getByRole("heading", { name: "This link is incomplete" })).toBeVisible();
  expect(await findFaults(page, "main")).toEqual([]);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });
  test("a link and both pages say that signing in needs JavaScript, and the link stays valid", async ({
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
    for (const path of [TESTER, ADMIN]) {
      const response = await page.goto(path);
      expect(response?.headers()["cache-control"]).toBe("no-store");
      await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex");
      await expect(page.getByText("so it needs JavaScript")).toBeVisible();
    }
  });
});
