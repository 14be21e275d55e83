import { expect, test } from "@playwright/test";
import { builtPages } from "../support/built-pages";

/** A small window of a desk: most sections are one column, and it is nowhere wider. */
test.use({ viewport: { width: 1000, height: 800 } });

test("no page has a paragraph whose lines are longer than 42 em, some 95 letters", async ({
  page,
}) => {
  test.slow();
  for (const address of builtPages) {
    await page.goto(address);
    await page.evaluate(() => document.fonts.ready);
    const tooLong = await page.locator("main p:visible:not(.window p)").evaluateAll((paragraphs) =>
      paragraphs.flatMap((paragraph) => {
        const text = document.createRange();
        text.selectNodeContents(paragraph);
        const { width } = text.getBoundingClientRect();
        const em = parseFloat(getComputedStyle(paragraph).fontSize);
        const isLong = paragraph.textContent.length > 95 && width > 42 * em;
        return isLong ? [paragraph.textContent] : [];
      }),
    );
    expect.soft(tooLong, address).toEqual([]);
  }
});
