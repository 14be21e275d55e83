import { expect, type Page, test } from "@playwright/test";
import { builtPages } from "../../support/built-pages";
import { findFaults } from "../support/find-faults";
import { findShifts } from "../support/measure-paint";
import { storedKeys } from "../support/stored-keys";
import { scrollThrough } from "../support/watch-page";

/** Axe goes through every element of a page: on a busy machine that takes its time. */
test.describe.configure({ timeout: 90_000 });

/** One visit for each page and window, in which all is measured that needs a browser. */
const windows = [
  { name: "on a phone", viewport: { width: 360, height: 800 }, hasTouch: true },
  { name: "on a desk", viewport: { width: 1280, height: 800 }, hasTouch: false },
];

for (const { name, viewport, hasTouch } of windows) {
  test.describe(name, () => {
    test.use({ viewport, hasTouch });

    for (const address of builtPages) {
      test(`${address} has no layout shift, sideways scroll, storage, overlong lines or axe findings`, async ({
        page,
      }) => {
        await page.goto(address);
        await page.evaluate(() => document.fonts.ready);
        await scrollThrough(page);
        const { sum, moved } = await findShifts(page);
        expect(sum, moved.join(" ")).toBe("0.000");
        expect(await tooWide(page)).toBeLessThanOrEqual(0);
        expect(await storedKeys(page)).toEqual([]);
        expect(await page.context().cookies()).toEqual([]);
        expect(await findFaults(page)).toEqual([]);
        if (hasTouch) {
          await page.setViewportSize({ width: 320, height: 640 });
          expect(await tooWide(page), "at 320 px").toBeLessThanOrEqual(0);
        } else {
          // A small window of a desk: most sections are one column, and it is nowhere wider.
          await page.setViewportSize({ width: 1000, height: 800 });
          expect(await longLines(page), "at 1000 px").toEqual([]);
        }
      });
    }
  });
}

/** By how many pixels the page is wider than its window, or can be scrolled sideways. */
const tooWide = (page: Page): Promise<number> =>
  page.evaluate(() => {
    scrollTo({ left: 1e4, behavior: "instant" });
    return Math.max(document.documentElement.scrollWidth - innerWidth, scrollX);
  });

/** The paragraphs whose lines are longer than 42 em, some 95 letters. */
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
