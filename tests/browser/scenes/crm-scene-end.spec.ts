import { expect, test } from "@playwright/test";
import { paths } from "../../../src/paths";

for (const { path } of [paths.features, paths.coPilot])
  test(`on ${path} no window width starts the scene anew once it has ended`, async ({ page }) => {
    test.slow();
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto(path);
    const scene = page.locator(".crm-scene");
    const running = () => scene.evaluate((el) => el.getAnimations({ subtree: true }).length);
    await expect(scene).toHaveClass(/crm-approved/);
    await expect(scene).not.toHaveClass(/crm-approved/, { timeout: 20_000 });
    // Phones leave out some parts, which come back.
    for (const width of [400, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await expect.poll(() => page.evaluate(() => innerWidth)).toBe(width);
      expect(await running()).toBe(0);
    }
  });
