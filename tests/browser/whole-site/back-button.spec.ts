import { expect, test } from "@playwright/test";
import { paths } from "../../../src/paths";
import { findChromium } from "../../support/chromium";
import { headerIsAwake } from "../support/islands";

/** Enables the back/forward cache, which Playwright disables and the headless shell lacks. */
test.use({
  launchOptions: async ({ launchOptions }, give) => {
    const ignored = launchOptions.ignoreDefaultArgs;
    const executablePath = findChromium();
    const others = Array.isArray(ignored) ? ignored : [];
    await give({
      ...launchOptions,
      ...(executablePath && { executablePath }),
      ignoreDefaultArgs: [...others, "--disable-back-forward-cache"],
    });
  },
});

for (const { name, path } of [
  { name: "the home page, awake", path: paths.home.path },
  { name: "a coming-soon page", path: paths.scroll.path },
]) {
  test(`Back restores ${name}`, async ({ context }) => {
    // Playwright loses its connection to a page restored from the cache, so another page reads its events.
    const watcher = await context.newPage();
    await watcher.goto(paths.legalPrivacy.path);
    const page = await context.newPage();
    await page.goto(path);
    await page.evaluate(() => scrollTo({ top: 200, behavior: "instant" }));
    await headerIsAwake(page);
    await page.evaluate(() => {
      window.addEventListener("pageshow", ({ persisted }) => {
        localStorage.setItem("restored", String(persisted));
      });
    });
    await page.goto(paths.roadmap.path);
    void page.evaluate(() => void setTimeout(() => history.back(), 50)).catch(() => {});
    const restored = () => watcher.evaluate(() => localStorage.getItem("restored"));
    await expect.poll(restored).toBe("true");
  });
}
