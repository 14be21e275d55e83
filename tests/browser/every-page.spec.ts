import { expect, test } from "@playwright/test";
import { builtPages } from "../support/built-pages";
import { findFaults } from "./find-faults";
import { findShifts } from "./measure-paint";
import { storedKeys } from "./stored-keys";
import { scrollThrough } from "./watch-page";

/** Axe goes through every element of a page: on a busy machine that takes its time. */
test.describe.configure({ timeout: 90_000 });

/** One visit for each page and width, in which all is measured that needs a browser. */
for (const width of [360, 1280]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 800 }, hasTouch: width < 768 });

    for (const address of builtPages) {
      test(`${address} shifts nothing, never scrolls sideways, stores nothing, and axe finds nothing`, async ({
        page,
      }) => {
        await page.goto(address);
        await page.evaluate(() => document.fonts.ready);
        await scrollThrough(page);
        const { sum, moved } = await findShifts(page);
        expect(sum, moved.join(" ")).toBe("0.000");
        const tooWide = await page.evaluate(
          () => document.documentElement.scrollWidth - innerWidth,
        );
        expect(tooWide).toBeLessThanOrEqual(0);
        expect(await storedKeys(page)).toEqual([]);
        expect(await page.context().cookies()).toEqual([]);
        expect(await findFaults(page)).toEqual([]);
      });
    }
  });
}
