import { expect, test } from "@playwright/test";
import { paths } from "../../../src/paths";
import { CALL_SECONDS } from "../../../views/content/demo/call";
import { player as words } from "../../../views/content/demo/player";
import { findFaults } from "../support/find-faults";
import {
  key,
  lines,
  fullCall,
  openPlayer,
  player,
  readOut,
  second,
  slider,
  status,
} from "./player";
import { moving } from "../support/moving";

test.use(moving);

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

test("axe finds nothing while it plays, paused and ended", async ({ page }) => {
  await page.goto(paths.demo.path);
  expect(await findFaults(page, PLAYER)).toEqual([]);
  await key(page, "start").click();
  await expect(status(page)).toHaveText(words.active);
  expect(await findFaults(page, PLAYER)).toEqual([]);
  await key(page, "pause").click();
  await slider(page).fill("1142");
  expect(await findFaults(page, PLAYER)).toEqual([]);
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
