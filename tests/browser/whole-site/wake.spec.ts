import { expect, test } from "@playwright/test";
import { paths } from "../../../src/paths";
import { anchorTo } from "../../../views/content/anchors";
import { launcher, panel } from "../chat/chat";
import { headerIsAwake } from "../support/islands";

/** All scripts except the first one. */
const LATE = /\/assets\/(?!browser-)[^/]+\.js$/;

for (const { name, lost } of [
  { name: "none of its files", lost: LATE },
  { name: "one shared file", lost: /\/assets\/hydrate-[^/]+\.js$/ },
  { name: "its own file", lost: /\/assets\/chat-[^/]+\.js$/ },
]) {
  test(`an island that got ${name} opens at a tap once the network is back`, async ({ page }) => {
    await page.goto(paths.home.path);
    await page.route(lost, (route) => route.abort());
    const failed = page.waitForEvent("requestfailed");
    await launcher(page).click();
    await failed;
    await expect(page.locator("[data-island=chat]")).not.toHaveAttribute("data-held");
    await expect(panel(page)).toBeHidden();
    await page.unrouteAll();
    await launcher(page).click();
    await expect(panel(page)).toBeVisible();
  });
}

test("a script that returned an error is requested again", async ({ page }) => {
  await page.goto(paths.home.path);
  await page.route(LATE, (route) => route.fulfill({ status: 503, body: "busy" }));
  const answered = page.waitForResponse(LATE);
  await launcher(page).click();
  await answered;
  await expect(page.locator("[data-island=chat]")).not.toHaveAttribute("data-held");
  await page.unrouteAll();
  await launcher(page).click();
  await expect(panel(page)).toBeVisible();
});

test("automatic hydration does not retry in a loop while offline, and retries at the next interaction", async ({
  page,
}) => {
  let asked = 0;
  await page.route(LATE, (route) => {
    asked += 1;
    return route.abort();
  });
  await page.goto(anchorTo("pricing"));
  await expect(page.locator("#pricing")).toBeFocused();
  // Half a second without requests, which a retry loop would never reach.
  await page.waitForLoadState("networkidle");
  expect(asked).toBeGreaterThan(0);
  await page.unrouteAll();
  await page.mouse.wheel(0, 40);
  await headerIsAwake(page);
});
