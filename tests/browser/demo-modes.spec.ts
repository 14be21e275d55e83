import { expect, test } from "@playwright/test";
import { paths } from "../../src/paths";
import { battleCard } from "../../views/content/demo/battle-card";
import { findFaults } from "./find-faults";
import { key, status } from "./player";

test("with forced colours the card, the live call and the closeout open, and axe finds nothing", async ({
  page,
}) => {
  test.slow();
  await page.emulateMedia({ forcedColors: "active" });
  await page.goto(paths.demo.path);
  await page.getByRole("button", { name: battleCard.generate }).click();
  await expect(page.locator(".battle-sheet")).toBeVisible({ timeout: 15_000 });
  await key(page, "start").click();
  await expect(status(page)).toHaveText("Live Call Active");
  await page.getByRole("switch", { name: "Competitor" }).uncheck();
  await expect(page.getByRole("switch", { name: "Competitor" })).toHaveCSS("appearance", "auto");
  // The browser reports our colours, not those that it paints: nothing can be said of their contrast.
  const faults = (await findFaults(page, "main")).filter((fault) => !fault.startsWith("color-"));
  expect(faults).toEqual([]);
});

test("with forced colours a score is told by which of its marks are filled", async ({ page }) => {
  await page.emulateMedia({ forcedColors: "active" });
  await page.goto(paths.demo.path);
  const [on, off] = await page
    .locator(".player .scores div")
    .filter({ hasText: "2 of 5" })
    .locator("rect")
    .evaluateAll((marks) =>
      [marks[1], marks[2]].map((mark) => mark && getComputedStyle(mark).fill),
    );
  const system = await page.evaluate(() => {
    document.body.style.cssText = "background: Canvas; color: Highlight";
    const { backgroundColor, color } = getComputedStyle(document.body);
    return { backgroundColor, color };
  });
  expect(on).toBe(system.color);
  expect(off).toBe(system.backgroundColor);
});

test("where motion is unwelcome the card is made, and nothing moves", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto(paths.demo.path);
  await page.evaluate(() => {
    const look = () => {
      for (const animation of document.getAnimations()) {
        if (!(animation.timeline instanceof DocumentTimeline)) continue;
        const frames = (animation.effect as KeyframeEffect | null)?.getKeyframes() ?? [];
        const isLong = Number(animation.effect?.getComputedTiming().duration) > 1;
        if (
          isLong &&
          frames.some((frame) => /translate|rotate|scale|transform/.test(Object.keys(frame).join()))
        )
          document.body.dataset["moved"] = "yes";
      }
      requestAnimationFrame(look);
    };
    look();
  });
  await page.getByRole("button", { name: battleCard.generate }).click();
  await expect(page.locator(".battle-sheet")).toBeVisible({ timeout: 15_000 });
  await page.getByRole("checkbox", { name: "Call notes" }).uncheck();
  await page.getByRole("switch", { name: "Competitor" }).uncheck();
  await expect(page.locator("body")).not.toHaveAttribute("data-moved");
});
