import { expect, type Page, test } from "@playwright/test";
import { paths } from "../../../src/paths";
import { chapters } from "../../../views/content/demo/chapters";
import { clockTime } from "../../../views/content/demo/call";
import { playHref } from "../../../views/content/demo/moments";
import { player as words } from "../../../views/content/demo/player";
import { closeout as closeoutWords } from "../../../views/content/demo/closeout";
import { demoDeal } from "../../../views/content/demo-deal";
import { findFaults } from "../support/find-faults";
import { card, key, lines, player, readOut, second, status } from "./player";
import { moving } from "../support/moving";

test.use(moving);

const { crm } = closeoutWords;

const closeout = (page: Page) => page.locator("[data-closeout]");

/** Opens the highlights at their first moment, with a clock that the test controls. */
async function openHighlights(page: Page): Promise<void> {
  await page.clock.install({ time: "2026-11-21T09:30:00" });
  await page.clock.pauseAt("2026-11-21T09:30:01");
  await page.goto(playHref);
  await expect(page.locator('[data-island="call"]')).toHaveAttribute("data-awake");
  await expect(status(page)).toHaveText(words.active);
  await expect(player(page)).toBeInViewport({ ratio: 1 });
}

test("the link plays the highlights at once, word by word, and chapters lead to their moments", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1366, height: 768 });
  await openHighlights(page);
  await expect(card(page)).toHaveCount(0);
  const awake = page.locator('[data-awake]:not([data-island="header"])');
  await expect(awake).toHaveCount(1);

  const shown = () =>
    player(page)
      .locator("[data-line][aria-current] p")
      .nth(1)
      .evaluate((line) => (line as HTMLElement).innerText.trim());
  let elapsed = 0;
  const runFor = async (ms: number) => {
    await page.clock.runFor(ms);
    elapsed += ms;
  };
  await expect(async () => {
    await runFor(100);
    expect(await shown()).toMatch(/^Kestrel/);
  }).toPass();
  expect(await shown()).not.toContain("renewal price");
  await expect(readOut(page)).toContainText("at our renewal price.");
  await runFor(3000);
  expect(await shown()).toContain("at our renewal price.");
  await runFor(Math.max(0, 4000 - elapsed));
  expect(elapsed).toBeLessThan(5000);
  await expect(card(page)).toContainText("Against Kestrel EDR");
  expect(new URL(page.url()).search).toBe("?play=1");

  await test.step("chapters lead to their moments and are marked while they last", async () => {
    await key(page, "pause").click();
    for (const { name, at } of chapters) {
      const chapter = player(page).getByRole("link", { name: `${name} ${clockTime(at)}` });
      await chapter.click();
      expect(await second(page)).toBe(at);
      await expect(chapter).toHaveAttribute("aria-current", "true");
      await expect(player(page).locator("nav a:not([aria-current]):visible").first()).not.toHaveCSS(
        "color",
        await chapter.evaluate((link) => getComputedStyle(link).color),
      );
      await expect(player(page).locator("nav [aria-current]:visible")).toHaveCount(1);
    }
  });

  await page.goto(paths.demo.path);
  await expect(page.locator("[data-island]").first()).toBeAttached();
  await expect(awake).toHaveCount(0);
});

test("the whole call can be played instead, and the highlights end at the closeout", async ({
  page,
}) => {
  await openHighlights(page);
  await player(page).getByRole("button", { name: words.fullCall }).click();
  await page.clock.runFor(1100);
  await expect(lines(page)).toHaveCount(1);
  await player(page).getByRole("button", { name: words.highlights }).click();
  await page.clock.runFor(1000);
  expect(await second(page)).toBeGreaterThanOrEqual(690);

  await expect(async () => {
    await page.clock.runFor(5000);
    expect(await status(page).textContent()).toBe(words.ended);
  }).toPass();
  for (const { field } of demoDeal.fieldChanges)
    await expect(closeout(page).getByText(field, { exact: true })).toBeVisible();
  await expect(closeout(page).getByRole("button")).toHaveText([words.closeout.approve]);
  await page.clock.resume();
  expect(await findFaults(page, '[data-island="call"]')).toEqual([]);
  await closeout(page).getByRole("button").click();
  await expect(closeout(page).getByText(words.closeout.approvedTitle)).toBeVisible();
  await expect(closeout(page).getByRole("link", { name: words.closeout.early })).toHaveAttribute(
    "href",
    new RegExp(`^${paths.betaWaitlist.path}`),
  );
  await expect(closeout(page).getByRole("button")).toBeFocused();

  await test.step("the closeout below shows the approved stage and entries, until a choice changes", async () => {
    const below = page.locator('[data-island="closeout"]');
    await expect(below.getByRole("combobox")).toHaveValue("proposal");
    const written = below.getByRole("heading", { name: crm.approved });
    await expect(written).toBeVisible();
    await expect(below.locator("[data-writes]")).toContainText("Demo → Proposal");
    await below.getByRole("checkbox", { name: "Call notes" }).uncheck();
    await expect(below.getByRole("heading", { name: crm.preview })).toBeVisible();
    await below.getByRole("combobox", { name: crm.stage }).selectOption("demo");
    await expect(below.getByRole("combobox")).toHaveValue("demo");
  });
  await closeout(page).getByRole("button", { name: words.closeout.fullCall }).click();
  await expect(closeout(page)).toHaveCount(0);
  await expect(lines(page)).toHaveCount(1);
  expect(await second(page)).toBeLessThan(41);
});

test("a double-click on Approve, whose place a link takes, stays on the page", async ({ page }) => {
  await openHighlights(page);
  await page.clock.resume();
  await key(page, "end").click();
  await closeout(page)
    .getByRole("button")
    .dblclick({ position: { x: 20, y: 20 } });
  await expect(closeout(page).getByText(words.closeout.approvedTitle)).toBeVisible();
  await page.waitForLoadState("networkidle");
  expect(new URL(page.url()).pathname).toBe(paths.demo.path);
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

  test("the card slides up over the transcript, and tabs mark new content", async ({ page }) => {
    await openHighlights(page);
    const help = player(page).getByRole("button", { name: words.panes.help });
    const deal = player(page).getByRole("button", { name: words.panes.deal });
    await expect(help).toHaveAccessibleName(words.panes.help);
    await page.clock.runFor(4000);
    await expect(card(page)).toContainText("Against Kestrel EDR");
    await expect(player(page).locator("[data-line][aria-current]")).toBeInViewport();
    await expect(help).toHaveAccessibleName(`${words.panes.help} , ${words.hasNews}`);
    await key(page, "pause").tap();
    await page.clock.resume();
    expect(await findFaults(page, '[data-island="call"]')).toEqual([]);
    await player(page).getByRole("button", { name: words.hideCard }).tap();
    await expect(card(page)).toHaveCount(0);
    await help.tap();
    await expect(card(page)).toContainText("Against Kestrel EDR");
    await expect(help).toHaveAccessibleName(words.panes.help);
    await expect(deal).toHaveAccessibleName(`${words.panes.deal} , ${words.hasNews}`);
  });
});

test.describe("with reduced motion", () => {
  test.use({ contextOptions: { reducedMotion: "reduce" } });

  test("it waits at the first chapter, shown in full, and Next leads to the closeout", async ({
    page,
  }) => {
    await openHighlights(page);
    await expect(card(page)).toContainText("Against Kestrel EDR");
    await page.clock.runFor(5000);
    expect(await second(page)).toBe(chapters[0].at);
    await player(page).getByRole("link", { name: chapters[3].name }).click();
    for (let step = 0; step < 3; step++) await key(page, "forward").click();
    await expect(closeout(page)).toBeVisible();
  });
});

test("without JavaScript the page shows the finished call, and chapters are links", async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(baseURL + playHref);
  await expect(status(page)).toHaveText(words.ended);
  await player(page).getByRole("link", { name: "Signer" }).click();
  await expect(player(page).locator("[data-line][aria-current]")).toContainText("Tom Berger");
  await context.close();
});
