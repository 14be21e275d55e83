import { expect, test } from "@playwright/test";
import { paths } from "../../../src/paths";
import { battleCard } from "../../../views/content/demo/battle-card";
import { player as words } from "../../../views/content/demo/player";
import { findFaults } from "../support/find-faults";
import { key, player, slider, status } from "./player";
import { moving } from "../support/moving";

test.use(moving);

test("with forced colors scores, the current line and buttons can be told apart", async ({
  page,
}) => {
  test.slow();
  await page.emulateMedia({ forcedColors: "active" });
  await page.goto(paths.demo.path);
  const marks = await page
    .getByRole("group", { name: words.label })
    .locator("dl div")
    .filter({ hasText: "2 of 5" })
    .locator("rect")
    .evaluateAll((rects) =>
      rects
        .map((rect) => getComputedStyle(rect))
        .filter(({ transform }) => transform !== "matrix(0, 0, 0, 1, 0, 0)")
        .map(({ fill }) => fill),
    );
  const system = await page.evaluate(() => {
    const sample = document.createElement("p");
    sample.style.cssText = "background: Canvas; color: Highlight";
    document.body.append(sample);
    const { backgroundColor, color } = getComputedStyle(sample);
    sample.remove();
    return { backgroundColor, color };
  });
  expect(marks.filter((fill) => fill === system.color)).toHaveLength(2);
  expect(marks.filter((fill) => fill === system.backgroundColor)).toHaveLength(5);
  await page.getByRole("button", { name: battleCard.generate }).click();
  await expect(page.locator("[data-sheet]")).toBeVisible();
  await key(page, "start").click();
  await expect(status(page)).toHaveText("Live Call Active");
  await page.getByRole("switch", { name: "Competitor" }).uncheck();
  await expect(page.getByRole("switch", { name: "Competitor" })).toHaveCSS("appearance", "auto");
  // Contrast is not checked: the browser reports our colors, not the forced colors that it paints.
  const faults = (await findFaults(page, "main")).filter((fault) => !fault.startsWith("color-"));
  expect(faults).toEqual([]);

  await slider(page).fill("698");
  await expect(player(page).locator("li[aria-current]")).toHaveCSS("border-top-style", "solid");
  await expect(key(page, "unmute")).toHaveCSS("border-top-style", "solid");
  const fills = await player(page)
    .locator(".score rect")
    .evaluateAll((all) => all.map((rect) => getComputedStyle(rect).fill));
  expect(new Set(fills).size).toBe(2);
});

test("with reduced motion the card is generated without animation", async ({ page }) => {
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
  await expect(page.locator("[data-sheet]")).toBeVisible();
  await page.getByRole("checkbox", { name: "Call notes" }).uncheck();
  await page.getByRole("switch", { name: "Competitor" }).uncheck();
  await expect(page.locator("body")).not.toHaveAttribute("data-moved");
});
