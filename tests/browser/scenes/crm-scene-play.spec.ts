import { expect, test } from "@playwright/test";
import { paths } from "../../../src/paths";
import { crmScene } from "../../../views/content/crm-scene";
import { controlAnimations } from "../support/control-animations";

test("no window width starts Features' scene anew once it has ended", async ({ page }) => {
  test.slow();
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(paths.features.path);
  const scene = page.locator(".crm-scene");
  const running = () => scene.evaluate((el) => el.getAnimations({ subtree: true }).length);
  await expect(scene).toHaveClass(/crm-approved/);
  await expect(scene).not.toHaveClass(/crm-approved/, { timeout: 120_000 });
  // Phones leave out some parts, which come back.
  for (const width of [400, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await expect.poll(() => page.evaluate(() => innerWidth)).toBe(width);
    expect(await running()).toBe(0);
  }
});

test("on phones, Features' jobs show what each state has to say while the scene plays", async ({
  page,
}) => {
  const setRate = await controlAnimations(page);
  await setRate(0);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(paths.features.path);
  const scene = page.locator(".crm-scene");
  const states = scene.locator("[data-scene] li:first-child .crm-fades");
  await expect(states).toHaveCount(2);
  for (const [time, shown] of [
    [1000, 0],
    [3500, 1],
    [9000, 1],
  ] as const) {
    await scene.evaluate((element, currentTime) => {
      for (const animation of element.getAnimations({ subtree: true }))
        animation.currentTime = currentTime;
    }, time);
    for (const state of [0, 1])
      await expect(states.nth(state)).toHaveCSS("opacity", state === shown ? "1" : "0");
    expect((await states.nth(shown).boundingBox())?.height).toBeGreaterThan(20);
  }
});

test("pressing the state that Features' scene ends in shows it at once", async ({ page }) => {
  const setRate = await controlAnimations(page);
  await setRate(0);
  await page.goto(paths.features.path);
  const scene = page.locator(".crm-scene");
  const approved = scene.getByText(crmScene.status.after, { exact: true });
  await expect(approved).toHaveCSS("opacity", "0");
  await scene.locator("label", { has: page.locator('[value="after"]') }).click();
  await expect(approved).toHaveCSS("opacity", "1");
  await expect(scene).not.toHaveClass(/crm-approved/);
});
