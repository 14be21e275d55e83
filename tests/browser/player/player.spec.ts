import { expect, test } from "@playwright/test";
import { paths } from "../../../src/paths";
import { CALL_SECONDS, timeline } from "../../../views/content/demo/call";
import { momentHref } from "../../../views/content/demo/moments";
import { player as words } from "../../../views/content/demo/player";
import { card, key, lines, openPlayer, player, second, slider, status } from "./player";

test("until started, the call is shown finished and muted", async ({ page }) => {
  await page.goto(paths.demo.path);
  await expect(status(page)).toHaveText("Call Ended");
  await expect(lines(page)).toHaveCount(timeline.length);
  await expect(key(page, "mute")).toHaveAttribute("aria-pressed", "true");
});

test("Start Demo Call plays it line by line; End Call ends it", async ({ page }) => {
  await openPlayer(page);
  await key(page, "start").click();
  await expect(status(page)).toHaveText("Live Call Active");
  await expect(lines(page)).toHaveCount(0);
  await page.clock.runFor(1100);
  await expect(lines(page)).toHaveCount(1);
  await page.clock.runFor(11_000);
  await expect(lines(page)).toHaveCount(3);
  await key(page, "end").click();
  await expect(status(page)).toHaveText("Call Ended");
  await expect(lines(page)).toHaveCount(timeline.length);
  await expect(key(page, "start")).toBeFocused();
});

test("the first line is at the top of its pane, and the newest stays in view", async ({ page }) => {
  await openPlayer(page);
  await key(page, "start").click();
  await page.clock.runFor(1100);
  const pane = await player(page)
    .getByRole("region", { name: words.panes.transcript })
    .boundingBox();
  const line = await lines(page).boundingBox();
  expect((line?.y ?? 0) - (pane?.y ?? 0)).toBeLessThan(32);
  await slider(page).fill("1500");
  await page.clock.runFor(400);
  await expect(lines(page).last()).toBeInViewport();
});

test("the call ends after its last second", async ({ page }) => {
  await openPlayer(page, "?at=1880#during-call");
  await key(page, "play").click();
  await page.clock.runFor(6000);
  await expect(status(page)).toHaveText("Call Ended");
  expect(await second(page)).toBe(CALL_SECONDS);
});

test("it pauses, resumes, and plays at double speed", async ({ page }) => {
  await openPlayer(page);
  await key(page, "start").click();
  await page.clock.runFor(3000);
  await key(page, "pause").click();
  const paused = await second(page);
  await page.clock.runFor(5000);
  expect(await second(page)).toBe(paused);
  await player(page).getByLabel(words.speed).selectOption("2");
  await key(page, "play").click();
  await page.clock.runFor(1000);
  expect(await second(page)).toBeGreaterThan(paused);
});

test("the scrubber updates the URL, which reopens that moment", async ({ page }) => {
  await openPlayer(page);
  await slider(page).fill("698");
  await page.clock.runFor(400);
  expect(new URL(page.url()).search).toBe("?at=698");
  await page.reload();
  await expect(status(page)).toHaveText("Live Call Active");
  await expect(player(page).locator("[data-line][aria-current]")).toContainText("Kestrel tells us");
});

test("a line's time seeks to its moment", async ({ page }) => {
  await openPlayer(page);
  await player(page).getByRole("link", { name: "11:38", exact: true }).click();
  expect(await second(page)).toBe(698);
  await expect(card(page)).toContainText("Against Kestrel EDR");
});

test("without JavaScript a linked moment is marked and the whole transcript can be read", async ({
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(test.info().project.use.baseURL + momentHref(698));
  await expect(player(page).locator("[data-line][aria-current]")).toContainText("Kestrel tells us");
  await expect(lines(page)).toHaveCount(timeline.length);
  await expect(player(page).getByRole("button")).toHaveCount(0);
  await page.getByRole("link", { name: "12:09" }).click();
  await expect(player(page).locator("[data-line][aria-current]")).toContainText("take it to Tom");
  await context.close();
});
