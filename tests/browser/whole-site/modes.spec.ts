import { expect, type Page, test } from "@playwright/test";
import { paths } from "../../../src/paths";
import { ACCENT } from "../support/accent";
import { launcher, open, panel as chatPanel } from "../chat/chat";
import { findFaults } from "../support/find-faults";
import { entry, openAwake, panel } from "../support/islands";
import { moving } from "../support/moving";

/** Everything that opens on the home page, by window width. */
const windows = [
  {
    width: 1280,
    states: [
      { name: "a dropdown", show: showDropdown, part: ".site-header" },
      { name: "a tab", show: showTab, part: "#how" },
      { name: "the chat", show: showChat, part: ".chat-panel" },
    ],
  },
  {
    width: 360,
    states: [
      { name: "the slide-in menu", show: showSiteMenu, part: "#site-menu" },
      { name: "a question", show: showQuestion, part: "#faq" },
    ],
  },
];

test.describe("with reduced motion", () => {
  for (const { width, states } of windows)
    test(`at ${width} px ${namesOf(states)} open without animation`, async ({ page }) => {
      await page.setViewportSize({ width, height: 740 });
      await openAwake(page);
      await watchMotion(page);
      for (const { name, show } of states) {
        await show(page);
        await showFrames(page, 12);
        expect(await page.evaluate(() => document.body.dataset["moved"]), name).toBeUndefined();
        await page.keyboard.press("Escape");
      }
    });
});

test.describe("with motion", () => {
  test.use(moving);

  test("the check detects movement", async ({ page }) => {
    // A page without an animated scene.
    await openAwake(page, paths.pricing.path);
    await watchMotion(page);
    await showDropdown(page);
    await expect(page.locator("body")).toHaveAttribute("data-moved", /translate/);
  });
});

test.describe("with forced colors", () => {
  test.use({ contextOptions: { forcedColors: "active" } });

  for (const { width, states } of windows)
    test(`at ${width} px ${namesOf(states)} open, and axe finds nothing`, async ({ page }) => {
      await page.setViewportSize({ width, height: 740 });
      await openAwake(page);
      for (const { name, show, part } of states) {
        await show(page);
        await transitionsEnd(page);
        // Contrast is not checked: the browser reports our colors, not the forced colors that it paints.
        const faults = (await findFaults(page, part)).filter((one) => !one.startsWith("color-"));
        expect(faults, name).toEqual([]);
        await page.keyboard.press("Escape");
      }
    });

  test("the selected tab, the current link and the chat's edge do not depend on our colors", async ({
    page,
  }) => {
    await openAwake(page);
    const line = page.locator(".site-bar [aria-current]").first();
    const paint = await line.evaluate((el) => getComputedStyle(el, "::after").backgroundColor);
    expect(paint).not.toBe(ACCENT);
    const borders = page.locator("#how [role=tab]");
    const widths = await borders.evaluateAll((tabs) =>
      tabs.map((tab) => getComputedStyle(tab).outlineStyle),
    );
    expect(widths).toEqual(["solid", "none", "none"]);
    await expect(launcher(page)).not.toHaveCSS("border-top-width", "0px");
    await expect(launcher(page).locator("svg")).not.toHaveCSS("color", ACCENT);
  });

  test("marked words have the color behind them that their text is for", async ({ page }) => {
    let found = 0;
    for (const { path } of [paths.home, paths.features, paths.about]) {
      await page.goto(path);
      const colors = await page.evaluate(() => {
        const plain = document.body.appendChild(document.createElement("mark"));
        return [...document.querySelectorAll("mark")].map((mark) => [
          getComputedStyle(mark).backgroundColor,
          getComputedStyle(plain).backgroundColor,
        ]);
      });
      for (const [color, plain] of colors) expect(color, path).toBe(plain);
      found += colors.length - 1;
    }
    expect(found).toBeGreaterThan(4);
  });
});

function namesOf(states: { name: string }[]): string {
  return states.map(({ name }) => name).join(", ");
}

/** Waits for this many frames. */
async function showFrames(page: Page, count: number): Promise<void> {
  await page.evaluate(async (frames) => {
    for (let shown = 0; shown < frames; shown++)
      await new Promise((resolve) => requestAnimationFrame(resolve));
  }, count);
}

async function transitionsEnd(page: Page): Promise<void> {
  const isMoving = () =>
    document
      .getAnimations()
      .some((one) => one instanceof CSSTransition && one.playState === "running");
  await showFrames(page, 2);
  await expect.poll(() => page.evaluate(isMoving)).toBe(false);
}

/** Records every transition and animation of position or size while the page is open. */
async function watchMotion(page: Page): Promise<void> {
  await page.evaluate(() => {
    const look = () => {
      for (const animation of document.getAnimations()) {
        if (!(animation.timeline instanceof DocumentTimeline)) continue;
        const name = animation instanceof CSSTransition ? animation.transitionProperty : "frames";
        const isLong = Number(animation.effect?.getComputedTiming().duration) > 1;
        if (isLong && /translate|rotate|scale|transform|height|width|frames/.test(name))
          document.body.dataset["moved"] = name;
      }
      requestAnimationFrame(look);
    };
    look();
  });
}

async function showDropdown(page: Page): Promise<void> {
  await entry(page, "Product").click();
  await expect(panel(page, "Product")).toBeVisible();
}

async function showSiteMenu(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Open menu" }).click();
  await page.locator("#site-menu summary").first().click();
  await expect(page.getByRole("link", { name: paths.coPilot.title }).first()).toBeVisible();
}

async function showTab(page: Page): Promise<void> {
  await page.getByRole("tab", { name: "Vision" }).click();
  await expect(page.getByRole("tabpanel", { name: "Vision" })).toBeVisible();
}

async function showQuestion(page: Page): Promise<void> {
  await page.locator("#faq summary").first().click();
  await expect(page.locator("#faq details").first()).toHaveAttribute("open");
}

async function showChat(page: Page): Promise<void> {
  await open(page);
  await expect(chatPanel(page)).toBeVisible();
}
