import type { Page } from "@playwright/test";

/** The spacing that WCAG 1.4.12 lets a visitor set. */
export const WIDE_SPACING =
  "* { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important } p { margin-bottom: 2em !important }";

/** Returns each visible text that begins in the window and ends to the right of it, also where the page cuts it off. */
export function cutTexts(page: Page): Promise<string[]> {
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
