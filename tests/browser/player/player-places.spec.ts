import { expect, test } from "@playwright/test";
import { paths } from "../../../src/paths";
import { CALL_SECONDS } from "../../../views/content/demo/call";
import { chapters } from "../../../views/content/demo/chapters";
import { callMoments, momentHref } from "../../../views/content/demo/moments";
import { demoDeal } from "../../../views/content/demo-deal";
import { player as words } from "../../../views/content/demo/player";
import { controlAnimations } from "../support/control-animations";
import { findFaults } from "../support/find-faults";
import {
  card,
  key,
  lines,
  fullCall,
  openPlayer,
  player,
  readOut,
  second,
  slider,
  status,
  wakePlayer,
} from "./player";

const PLAYER = '[data-island="call"]';

test.describe("with reduced motion", () => {
  test.use({ contextOptions: { reducedMotion: "reduce" } });

  test("it is a stepper: nothing plays, and each step shows and announces the next line once", async ({
    page,
  }) => {
    await openPlayer(page);
    await expect(key(page, "play")).toHaveCount(0);
    await fullCall(page).click();
    await expect(lines(page)).toHaveCount(1);
    await page.clock.runFor(20_000);
    await expect(lines(page)).toHaveCount(1);
    await key(page, "forward").click();
    await expect(lines(page)).toHaveCount(2);
    await expect(readOut(page)).toContainText("Daniel Okafor: That it");
    await slider(page).fill("698");
    await expect(readOut(page)).toBeEmpty();
  });
});

test("a window at the player shows the last card, and on wider screens what came out of the call, its last line and the chapters", async ({
  page,
}) => {
  for (const [width, height] of [
    [360, 740],
    [768, 1024],
    [1280, 800],
    [1366, 768],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.goto(paths.demo.path);
    await player(page).scrollIntoViewIfNeeded();
    await expect(card(page)).toBeInViewport({ ratio: 1 });
    for (const { to } of width === 360 ? [] : demoDeal.fieldChanges)
      await expect(player(page).getByText(to, { exact: true }).last()).toBeInViewport({ ratio: 1 });
    if (width > 360) await expect(lines(page).last()).toBeInViewport();
    if (width >= 1280)
      for (const { name } of chapters)
        await expect(player(page).getByRole("link", { name })).toBeInViewport({ ratio: 1 });
    if (height >= 800 && width >= 1280) await expect(player(page)).toBeInViewport({ ratio: 1 });
  }
});

test.describe("with motion", () => {
  test.use({ contextOptions: { reducedMotion: "no-preference" } });

  test("its end plays once without a click and without its code: the card, the fields", async ({
    page,
  }) => {
    const setRate = await controlAnimations(page);
    await setRate(0);
    await page.goto(paths.demo.path);
    const parts = [card(page), ...(await player(page).locator("s + b").all())];
    const running = () =>
      Promise.all(parts.map((part) => part.evaluate((el) => el.getAnimations().length)));
    expect(await running()).toEqual(Array(1 + demoDeal.fieldChanges.length).fill(1));
    await setRate(1);
    await expect.poll(running).toEqual(parts.map(() => 0));
    for (const part of parts) await expect(part).toHaveCSS("opacity", "1");
    await expect(page.locator('[data-island="call"]')).not.toHaveAttribute("data-awake");
  });
});

test("the finished call rests at its end, with the last line in view, and a chapter shows its line", async ({
  page,
}) => {
  await page.goto(paths.demo.path);
  await player(page).scrollIntoViewIfNeeded();
  expect(await second(page)).toBe(CALL_SECONDS);
  await expect(lines(page).last()).toContainText("on the train");
  await expect(lines(page).last()).toBeInViewport({ ratio: 1 });
  // Only whole lines: the first one visible is not cut by the pane's top.
  await expect(lines(page).first()).toBeInViewport({ ratio: 1 });
  await wakePlayer(page);
  await expect(lines(page).first()).not.toBeInViewport();
  await slider(page).fill(String(callMoments.competitor));
  await expect(lines(page).last()).toContainText("Kestrel says");
  await expect(lines(page).last()).toBeInViewport({ ratio: 1 });
});

test.describe("on a tablet", () => {
  test.use({ viewport: { width: 768, height: 900 }, isMobile: true, hasTouch: true });

  test("the two newest detections fit below the card", async ({ page }) => {
    for (const at of [callMoments.competitor, callMoments.objection]) {
      await page.goto(momentHref(at));
      await player(page).scrollIntoViewIfNeeded();
      const rows = player(page).locator("[data-found]");
      await expect(rows.first()).toHaveAttribute("data-found", String(at));
      for (const row of [0, 1]) await expect(rows.nth(row)).toBeInViewport({ ratio: 1 });
    }
  });
});

test("all fields and scores are in view from the first card to the end of the call", async ({
  page,
}) => {
  for (const size of [
    { width: 768, height: 1024 },
    { width: 1366, height: 768 },
    { width: 1280, height: 720 },
    { width: 1920, height: 1080 },
  ]) {
    await page.setViewportSize(size);
    for (const [at, changed] of [
      [callMoments.competitor, 2],
      [callMoments.closing, demoDeal.fieldChanges.length],
    ] as const) {
      await page.goto(momentHref(at));
      await player(page).scrollIntoViewIfNeeded();
      const deal = player(page).getByRole("region", { name: words.panes.deal });
      await expect(deal.locator("s")).toHaveCount(changed);
      for (const { field } of demoDeal.fieldChanges)
        await expect(deal.getByText(field, { exact: true })).toBeInViewport({ ratio: 1 });
      for (const { section } of demoDeal.scorecard)
        await expect(deal.getByText(section, { exact: true })).toBeInViewport({ ratio: 1 });
    }
  }
});

test("axe finds nothing while it plays, paused and ended", async ({ page }) => {
  await page.goto(paths.demo.path);
  for (const width of [360, 1280])
    await test.step(`at ${width} px`, async () => {
      await page.setViewportSize({ width, height: 800 });
      expect(await findFaults(page, PLAYER)).toEqual([]);
      await key(page, "start").click();
      await expect(status(page)).toHaveText(words.active);
      expect(await findFaults(page, PLAYER)).toEqual([]);
      await key(page, "pause").click();
      await slider(page).fill("1142");
      expect(await findFaults(page, PLAYER)).toEqual([]);
      await key(page, "end").click();
    });
});

test.describe("by touch at 360 px", () => {
  test.use({ hasTouch: true, viewport: { width: 360, height: 740 } });

  test("the first tap starts the call, and one pane is shown at a time", async ({ page }) => {
    await page.goto(paths.demo.path);
    await key(page, "start").tap();
    await expect(status(page)).toHaveText(words.active);
    await expect(lines(page).last()).toBeInViewport();
    await page.getByRole("button", { name: words.panes.deal }).tap();
    await expect(player(page).getByText("Economic buyer")).toBeVisible();
    await expect(lines(page)).toHaveCount(0);
    await key(page, "end").tap();
    await expect(player(page).getByText("POC plan, today").last()).toBeVisible();
    expect(await second(page)).toBe(CALL_SECONDS);
  });
});
