import { expect, test } from "@playwright/test";
import { paths } from "../../../src/paths";
import { battleCard } from "../../../views/content/demo/battle-card";
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
  const system = await page.evaluate(() => {
    const sample = document.createElement("p");
    sample.style.color = "Highlight";
    document.body.append(sample);
    const { color } = getComputedStyle(sample);
    sample.remove();
    return color;
  });
  const score = player(page).locator("dl div").filter({ hasText: "2 of 5" }).locator("svg").first();
  await expect(score).toHaveCSS("outline-style", "solid");
  await expect(score.locator("rect")).toHaveCSS("fill", system);
  await expect(score.locator("rect")).toHaveAttribute("width", "40%");
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
