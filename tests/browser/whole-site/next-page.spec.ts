import { expect, type Page, test } from "@playwright/test";
import { fixedFiles, paths } from "../../../src/paths";
import { watchPage } from "../support/watch-page";

const navigation = (page: Page): Promise<{ delivery: string }> =>
  page.evaluate(() => {
    const [entry] = performance.getEntriesByType("navigation");
    return { delivery: (entry as PerformanceEntry & { deliveryType: string }).deliveryType };
  });

/** Resolves when the browser has prefetched a page. */
async function prefetched(page: Page, path: string): Promise<void> {
  const client = await page.context().newCDPSession(page);
  await client.send("Preload.enable");
  await new Promise<void>((resolve) => {
    client.on("Preload.prefetchStatusUpdated", ({ status, prefetchUrl }) => {
      if (status === "Ready" && prefetchUrl.endsWith(path)) resolve();
    });
  });
}

const footerLink = (page: Page, path: string) =>
  page.locator(`body > footer a[href="${path}"]`).first();

test("hovering a link prefetches its page, which the content security policy allows", async ({
  page,
  baseURL,
}) => {
  const watch = await watchPage(page, new URL(baseURL ?? "").origin);
  const rules = page.waitForResponse((answer) =>
    answer.url().endsWith(fixedFiles.speculationRules),
  );
  await page.goto(paths.home.path, { waitUntil: "networkidle" });
  expect((await rules).headers()["content-type"]).toBe("application/speculationrules+json");
  const link = footerLink(page, paths.roadmap.path);
  await link.scrollIntoViewIfNeeded();
  const isThere = prefetched(page, paths.roadmap.path);
  await link.hover();
  await isThere;
  await link.click();
  await page.waitForURL(`**${paths.roadmap.path}`);
  expect(await navigation(page)).toEqual({ delivery: "navigational-prefetch" });
  expect(watch.faults).toEqual([]);
});

test("on a page that is rendered ahead, no script starts before it is opened", async ({ page }) => {
  // Playwright forbids real prerendering.
  await page.addInitScript(() => {
    Object.defineProperty(document, "prerendering", { value: true, writable: true });
  });
  await page.goto(`${paths.pricing.path}?utm_source=mail`, { waitUntil: "networkidle" });
  const scripts = () =>
    page.evaluate(
      () =>
        performance.getEntriesByType("resource").filter(({ name }) => name.endsWith(".js")).length,
    );
  const stored = () => page.evaluate(() => sessionStorage.length + localStorage.length);
  await page.getByRole("button", { name: "Ask Genie" }).hover();
  expect([await scripts(), await stored()]).toEqual([1, 0]);
  await page.evaluate(() => {
    Object.assign(document, { prerendering: false });
    document.dispatchEvent(new Event("prerenderingchange"));
  });
  await page.mouse.move(0, 0);
  await page.getByRole("button", { name: "Ask Genie" }).click();
  await expect(page.getByRole("dialog")).toBeVisible();
  expect(await stored()).toBeGreaterThan(0);
});

test("pages of other links are not prefetched", async ({ page }) => {
  await page.goto(paths.home.path, { waitUntil: "networkidle" });
  await page.goto(paths.roadmap.path);
  expect(await navigation(page)).toEqual({ delivery: "" });
});
