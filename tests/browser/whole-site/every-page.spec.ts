import { expect, type Page, test } from "@playwright/test";
import { paths } from "../../../src/paths";
import { claims } from "../../../views/content/claims";
import { builtPages } from "../../support/site/built-pages";
import { cutTexts, WIDE_SPACING } from "../support/cut-texts";
import { findFaults } from "../support/find-faults";
import { findShifts } from "../support/measure-paint";
import { spilledTexts } from "../support/spilled-texts";
import { storedKeys } from "../support/stored-keys";
import { scrollThrough } from "../support/watch-page";

/** Pages share a context, because opening one takes as long as a visit. */
const PAGES_PER_TEST = 6;
const parts = Array.from({ length: Math.ceil(builtPages.length / PAGES_PER_TEST) }, (_, index) =>
  builtPages.slice(index * PAGES_PER_TEST, (index + 1) * PAGES_PER_TEST),
);

// The policy forbids styles that tests add.
test.use({ bypassCSP: true });

/** One visit to each page checks everything that needs a browser and no interaction. */
for (const addresses of parts)
  test(`layout, storage, names and axe: ${addresses.join(" ")}`, async ({ page }) => {
    // Caches the fonts: if one arrives after the first paint, lines may wrap differently, a shift of 0.001.
    await page.goto(paths.home.path);
    for (const address of addresses)
      await test.step(address, async () => {
        await page.setViewportSize({ width: 1280, height: 800 });
        await page.goto(address);
        await page.evaluate(() => document.fonts.ready);
        await scrollThrough(page);
        const { sum, moved } = await findShifts(page);
        expect.soft(sum, `${address}: ${moved.join(" ")}`).toBe("0.000");
        expect.soft(await tooWide(page), address).toBeLessThanOrEqual(0);
        expect.soft(await storedKeys(page), address).toEqual([]);
        expect.soft(await page.context().cookies(), address).toEqual([]);
        expect.soft(await findFaults(page), address).toEqual([]);
        expect.soft(await cutCode(page), address).toEqual([]);
        // A small desktop window, with most sections in one column.
        await page.setViewportSize({ width: 1000, height: 800 });
        expect.soft(await longLines(page), `${address} at 1000 px`).toEqual([]);
        await page.setViewportSize({ width: 768, height: 1024 });
        expect.soft(await spilledTexts(page), `${address} at 768 px`).toEqual([]);
        await page.setViewportSize({ width: 320, height: 640 });
        expect.soft(await tooWide(page), `${address} at 320 px`).toBeLessThanOrEqual(0);
        expect.soft(await brokenNames(page), `${address} at 320 px`).toEqual([]);
        expect.soft(await cutControls(page), `${address} at 320 px`).toEqual([]);
        await page.setViewportSize({ width: 360, height: 740 });
        await page.addStyleTag({ content: WIDE_SPACING });
        expect.soft(await cutTexts(page), `${address} with wide spacing`).toEqual([]);
      });
  });

test("the check detects text that cannot wrap", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 900 });
  await page.goto(paths.home.path);
  await page.addStyleTag({ content: `${WIDE_SPACING} h1 { white-space: nowrap; width: 1em }` });
  const title = await page.locator("h1").textContent();
  expect(await cutTexts(page)).toEqual([title]);
});

/** Returns by how many pixels the page is wider than its window, or can be scrolled horizontally. */
const tooWide = (page: Page): Promise<number> =>
  page.evaluate(() => {
    scrollTo({ left: 1e4, behavior: "instant" });
    return Math.max(document.documentElement.scrollWidth - innerWidth, scrollX);
  });

/** Returns links and buttons that end to the right of what cuts them off. */
const cutControls = (page: Page): Promise<string[]> =>
  page.locator("main :is(a, button):visible").evaluateAll((controls) =>
    controls.flatMap((control) => {
      let around = control.parentElement;
      while (around && getComputedStyle(around).overflowX === "visible")
        around = around.parentElement;
      // A scrolling region can be scrolled.
      if (!around || getComputedStyle(around).overflowX === "auto") return [];
      const end = around.getBoundingClientRect().right + 1;
      return control.getBoundingClientRect().right > end ? [control.textContent] : [];
    }),
  );

/** Returns code that has to be scrolled to be read. */
const cutCode = (page: Page): Promise<string[]> =>
  page
    .locator("pre:visible")
    .evaluateAll((all) =>
      all.flatMap((pre) => (pre.scrollWidth > pre.clientWidth ? [pre.textContent] : [])),
    );

/** Returns texts in which the product's name or the trial's length wraps at its hyphen. */
const brokenNames = (page: Page): Promise<string[]> =>
  page.evaluate(
    (names) => {
      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const found: string[] = [];
      while (texts.nextNode()) {
        const text = texts.currentNode.nodeValue ?? "";
        for (const name of names) {
          const start = text.indexOf(name);
          if (start < 0) continue;
          const range = document.createRange();
          range.setStart(texts.currentNode, start);
          range.setEnd(texts.currentNode, start + name.length);
          if (range.getClientRects().length > 1) found.push(text);
        }
      }
      return found;
    },
    [paths.coPilot.title, claims.trial.figure],
  );

/** Returns paragraphs with lines longer than 42 em, about 95 characters. */
const longLines = (page: Page): Promise<string[]> =>
  page.locator("main p:visible:not(.window p)").evaluateAll((paragraphs) =>
    paragraphs.flatMap((paragraph) => {
      const text = document.createRange();
      text.selectNodeContents(paragraph);
      const { width } = text.getBoundingClientRect();
      const em = parseFloat(getComputedStyle(paragraph).fontSize);
      const isLong = paragraph.textContent.length > 95 && width > 42 * em;
      return isLong ? [paragraph.textContent] : [];
    }),
  );
