import type { Page } from "@playwright/test";

/** Returns all visible words with their vertical position. */
export function readableWords(page: Page): Promise<{ word: string; top: number }[]> {
  return page.evaluate(() => {
    const main = document.querySelector("main") ?? document.body;
    const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
    const found: { word: string; top: number }[] = [];
    while (walker.nextNode()) {
      const part = walker.currentNode.parentElement;
      if (!part?.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
      const range = document.createRange();
      range.selectNodeContents(walker.currentNode);
      const { top, width, height } = range.getBoundingClientRect();
      // Text for screen readers only is one pixel in size.
      if (width <= 1 || height <= 1 || part.closest(".sr-only")) continue;
      const words = walker.currentNode.nodeValue?.match(/\S*[\p{L}\p{N}]\S*/gu) ?? [];
      found.push(...words.map((word) => ({ word, top: top + scrollY })));
    }
    return found;
  });
}
