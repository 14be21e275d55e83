import { expect, type Page, test } from "@playwright/test";
import { paths } from "../../../src/paths";
import { CALL_SECONDS, timeline } from "../../../views/content/demo/call";
import { player as words } from "../../../views/content/demo/player";
import { HIGHLIGHTS_FROM } from "../../../views/content/demo/chapters";
import { fullCall, key, lines, openPlayer, player, second, slider, status } from "./player";
import { moving } from "../support/moving";

test.use(moving);

for (const [way, move] of [
  ["a click", (page) => slider(page).click({ position: { x: 900, y: 20 } })],
  ["a key", (page) => slider(page).press("PageDown")],
] as const satisfies [string, (page: Page) => Promise<void>][])
  test(`${way} on the slider moves the call even before the player is awake`, async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto(paths.demo.path);
    await move(page);
    await expect(status(page)).toHaveText(words.active);
    expect(await second(page)).toBeLessThan(CALL_SECONDS);
    await expect(slider(page)).toHaveAttribute("aria-valuetext", /^(?!31:42)/);
  });

test("by keyboard the call starts, steps and ends, and it pauses while it is out of view", async ({
  page,
}) => {
  await openPlayer(page);
  await key(page, "start").focus();
  await page.keyboard.press("Enter");
  await expect(status(page)).toHaveText(words.active);
  await slider(page).focus();
  await page.keyboard.press("Space");
  await expect(key(page, "play")).toBeVisible();
  await page.keyboard.press("ArrowRight");
  expect(await second(page)).toBe(698);
  await expect(slider(page)).toHaveAttribute("aria-valuetext", /^11:38, Daniel Okafor: Kestrel/);
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowLeft");
  expect(await second(page)).toBe(698);
  await page.keyboard.press("End");
  await expect(status(page)).toHaveText(words.ended);
  await expect(slider(page)).toHaveAttribute("aria-valuetext", "31:42, the finished call");

  await key(page, "start").click();
  await page.clock.runFor(2000);
  const started = await second(page);
  expect(started).toBeGreaterThan(HIGHLIGHTS_FROM);
  await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: "instant" }));
  await expect(player(page)).not.toBeInViewport();
  await page.clock.runFor(200);
  const unseen = await second(page);
  await page.clock.runFor(5000);
  expect(await second(page)).toBe(unseen);
  await player(page).scrollIntoViewIfNeeded();
  await expect(async () => {
    await page.clock.runFor(500);
    expect(await second(page)).toBeGreaterThan(unseen);
  }).toPass();
  await page.evaluate(() => {
    Object.defineProperty(document, "hidden", { value: true });
    document.dispatchEvent(new Event("visibilitychange"));
  });
  const hidden = await second(page);
  await page.clock.runFor(5000);
  expect(await second(page)).toBe(hidden);
});

test("Tab reaches every control, and unmuted, the browser's voice reads lines", async ({
  page,
}) => {
  await page.addInitScript(() => {
    const said: string[] = [];
    Object.assign(window, { said });
    window.speechSynthesis.speak = ({ text }) => void said.push(text);
    window.speechSynthesis.cancel = () => void said.push("cancel");
  });
  await openPlayer(page, "?at=698");
  await key(page, "end").focus();
  const names: string[] = [];
  for (let press = 0; press < 40; press++) {
    await page.keyboard.press("Tab");
    const focused = page.locator(":focus");
    if ((await focused.count()) === 0) break;
    await expect(focused).toHaveCSS("outline-style", "solid");
    names.push((await focused.getAttribute("aria-label")) ?? (await focused.innerText()));
    if (names.at(-1) === words.unmute) break;
  }
  for (const name of [words.seek, words.back, words.play, words.forward, words.unmute])
    expect(names).toContain(name);

  const said = () => page.evaluate(() => (window as unknown as { said: string[] }).said);
  await key(page, "play").click();
  await page.clock.runFor(500);
  expect(await said()).toEqual([]);
  await key(page, "unmute").click();
  await expect(key(page, "mute")).toBeVisible();
  await expect.poll(said).toContain(timeline.find(({ at }) => at === 698)?.text);
  await key(page, "pause").click();
  await expect.poll(async () => (await said()).at(-1)).toBe("cancel");
});

test("without speech synthesis unmuting breaks nothing", async ({ page }) => {
  const errors: Error[] = [];
  page.on("pageerror", (error) => errors.push(error));
  await page.addInitScript(() => {
    Reflect.deleteProperty(window, "speechSynthesis");
    Reflect.deleteProperty(Window.prototype, "speechSynthesis");
  });
  await openPlayer(page);
  await key(page, "unmute").click();
  await fullCall(page).click();
  await page.clock.runFor(2000);
  await expect(lines(page)).toHaveCount(1);
  expect(errors).toEqual([]);
});
