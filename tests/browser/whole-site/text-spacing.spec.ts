import { expect, type Page, test } from "@playwright/test";
import { builtPages } from "../../support/site/built-pages";

/** The spacing that WCAG 1.4.12 lets a visitor set. */
const SPACING =
  "* { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important } p { margin-bottom: 2em !important }";

test.describe.configure({ timeout: 120_000 });
test.use({ bypassCSP: true, contextOptions: { reducedMotion: "reduce" } });

for (const width of [360, 768, 1280])
  test(`at ${width} px no text ends outside the window when its spacing grows`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    for (const address of builtPages) {
      await page.goto(address);
      await page.addStyleTag({ content: SPACING });
      expect.soft(await cutTexts(page), address).toEqual([]);
    }
  });

test("the check detects text that cannot wrap", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 900 });
  await page.goto(builtPages[0] ?? "/");
  await page.addStyleTag({ content: `${SPACING} h1 { white-space: nowrap; width: 1em }` });
  const title = await page.locator("h1").textContent();
  expect(await cutTexts(page)).toEqual([title]);
});

/** Returns each visible text that begins in the window and ends to the right of it, also where the page cuts it off. */
function cutTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const ancestors = (el: Element | null): Element[] =>
      el === null ? [] : [el, ...ancestors(el.parentElement)];
    const isSeen = (el: Element): boolean =>
      el.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
      // Text for screen readers alone is clipped, and a scrolling region can be scrolled.
      ancestors(el).every((each) => {
        const { clipPath, overflowX } = getComputedStyle(each);
        return clipPath === "none" && (overflowX !== "auto" || each === document.documentElement);
      });
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    const cut = new Set<string>();
    while (walker.nextNode()) {
      const { currentNode: text } = walker;
      const element = text.parentElement;
      if (!text.nodeValue?.trim() || element === null || !isSeen(element)) continue;
      range.selectNodeContents(text);
      for (const { left, right } of range.getClientRects())
        if (left < innerWidth && right > innerWidth + 1) cut.add(text.nodeValue);
    }
    return [...cut];
  });
}
