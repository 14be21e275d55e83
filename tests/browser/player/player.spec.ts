import { expect, test } from "@playwright/test";
import { paths } from "../../../src/paths";
import { CALL_SECONDS, timeline } from "../../../views/content/demo/call";
import { momentHref } from "../../../views/content/demo/moments";
import { player as words } from "../../../views/content/demo/player";
import { HIGHLIGHTS_FROM } from "../../../views/content/demo/chapters";
import { card, key, lines, openPlayer, player, second, slider, status, wakePlayer } from "./player";
import { moving } from "../support/moving";

test.use(moving);

test("a call plays, pauses, changes speed, is scrubbed and ends", async ({ page }) => {
  await page.clock.install({ time: "2026-11-21T09:30:00" });
  await page.goto(paths.demo.path);
  await expect(status(page)).toHaveText("Call Ended");
  await expect(lines(page).last()).toContainText("on the train");
  await expect(card(page)).toContainText("Priya on Thursday, then Tom");
  await expect(key(page, "unmute")).toBeVisible();
  await wakePlayer(page);
  await page.clock.pauseAt("2026-11-21T09:40:00");

  await expect(player(page).getByRole("button", { name: words.fullCall })).toBeVisible();
  await test.step("Start Demo Call plays the highlights, beside a button for the whole call", async () => {
    await key(page, "start").click();
    await expect(status(page)).toHaveText("Live Call Active");
    expect(await second(page)).toBe(HIGHLIGHTS_FROM);
  });

  await test.step("the whole call starts with the first line at the bottom of its pane, where later ones appear", async () => {
    await player(page).getByRole("button", { name: words.fullCall }).click();
    await expect(lines(page)).toHaveCount(1);
    const transcript = player(page).getByRole("region", { name: words.panes.transcript });
    // Neither the line's animation nor the page's scrolling changes offsets.
    const bottom = (element: HTMLElement) => element.offsetTop + element.offsetHeight;
    const gap = (await transcript.evaluate(bottom)) - (await lines(page).evaluate(bottom));
    expect(gap).toBeGreaterThanOrEqual(0);
    expect(gap).toBeLessThan(32);
    await page.clock.runFor(11_000);
    await expect(lines(page)).toHaveCount(3);
  });

  await test.step("it pauses, and continues twice as fast", async () => {
    await key(page, "pause").click();
    const paused = await second(page);
    await page.clock.runFor(5000);
    expect(await second(page)).toBe(paused);
    await player(page).getByLabel(words.speed).selectOption("2");
    await key(page, "play").click();
    await page.clock.runFor(1000);
    expect(await second(page)).toBeGreaterThan(paused);
  });

  await test.step("End Call ends it, with the closeout", async () => {
    await key(page, "end").click();
    await expect(status(page)).toHaveText("Call Ended");
    await expect(player(page).locator("[data-closeout]")).toBeVisible();
    await expect(lines(page)).toHaveCount(timeline.length);
    await expect(key(page, "start")).toBeFocused();
  });

  await test.step("scrubbing keeps the newest line in view", async () => {
    await slider(page).fill("1500");
    await page.clock.runFor(400);
    await expect(lines(page).last()).toBeInViewport();
  });

  await test.step("a line's time links to its moment", async () => {
    await player(page).getByRole("link", { name: "11:38", exact: true }).click();
    expect(await second(page)).toBe(698);
    await expect(card(page)).toContainText("Against Kestrel EDR");
  });

  await test.step("the URL follows the scrubbed moment and opens it", async () => {
    await slider(page).fill("698");
    await page.clock.runFor(400);
    expect(new URL(page.url()).search).toBe("?at=698");
    await page.reload();
    await expect(status(page)).toHaveText("Live Call Active");
    await expect(player(page).locator("[data-line][aria-current]")).toContainText("Kestrel says");
  });
});

test("it ends by itself at the last second", async ({ page }) => {
  await openPlayer(page, "?at=1880#during-call");
  await key(page, "play").click();
  await page.clock.runFor(6000);
  await expect(status(page)).toHaveText("Call Ended");
  expect(await second(page)).toBe(CALL_SECONDS);
});

test("without JavaScript a linked moment is marked and the whole transcript can be read", async ({
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(test.info().project.use.baseURL + momentHref(698));
  await expect(player(page).locator("[data-line][aria-current]")).toContainText("Kestrel says");
  await expect(lines(page)).toHaveCount(timeline.length);
  await expect(player(page).getByRole("button")).toHaveCount(0);
  await page.getByRole("link", { name: "12:09" }).click();
  await expect(player(page).locator("[data-line][aria-current]")).toContainText("take it to Tom");
  await context.close();
});
