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
    // Before anything is loaded: Chromium never retries a module whose import was aborted.
    await page.route(lost, (route) => route.abort());
    await page.goto(paths.home.path);
    const failed = page.waitForEvent("requestfailed");
    await launcher(page).click();
    await failed;
    await expect(page.locator("[data-island=chat]")).not.toHaveAttribute("data-held");
    await expect(panel(page)).toBeHidden();
    await page.unrouteAll({ behavior: "wait" });
    await launcher(page).click();
    await expect(panel(page)).toBeVisible();
  });
}

test("a script that returned an error is requested again", async ({ page }) => {
  await page.route(LATE, (route) => route.fulfill({ status: 503, body: "busy" }));
  await page.goto(paths.home.path);
  let asked = 0;
  let pending = 0;
  page.on("request", (request) => {
    if (!LATE.test(request.url())) return;
    asked++;
    pending++;
  });
  page.on("requestfinished", (request) => LATE.test(request.url()) && pending--);
  await launcher(page).hover();
  await page.mouse.down();
  await expect.poll(() => asked > 0 && pending === 0).toBe(true);
  await page.unrouteAll({ behavior: "wait" });
  await page.mouse.up();
  await expect(panel(page)).toBeVisible();
});

test("automatic hydration does not retry in a loop while offline", async ({ page }) => {
  let asked = 0;
  await page.route(LATE, (route) => {
    asked += 1;
    return route.abort();
  });
  await page.goto(anchorTo("pricing"));
  await expect(page.locator("#pricing")).toBeFocused();
  // The number of requests stops growing, which a retry loop would never reach.
  let last = 0;
  await expect
    .poll(() => {
      const isStill = asked > 0 && asked === last;
      last = asked;
      return isStill;
    })
    .toBe(true);
  await page.unrouteAll();
  await page.mouse.wheel(0, 40);
  await headerIsAwake(page);
});
