import { expect, test } from "@playwright/test";
import { paths } from "../../../src/paths";
import { coPilot } from "../../../views/content/co-pilot";
import { crmFields, crmScene } from "../../../views/content/crm-scene";

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

test("on phones, Co-Pilot's record plays from its old values to the call's, and what Genie wrote follows", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(paths.coPilot.path);
  const scene = page.getByRole("figure", { name: coPilot.hero.meeting });
  const [, competitor] = crmFields;
  const before = scene.getByText(String(competitor?.before)).first();
  await expect(before).toBeInViewport();
  const summary = scene.getByRole("list").filter({ hasText: crmScene.notes.after.lines[0] });
  await expect(summary).toHaveCSS("opacity", "0");
  await expect(before).toBeHidden({ timeout: 15_000 });
  await expect(scene.getByText(String(competitor?.after))).toBeInViewport();
  await expect(summary).toHaveCSS("opacity", "1");
});
