import type { Page } from "@playwright/test";

/** Returns each visible text of a picture that ends below the picture, on top of what follows. */
export const spilledTexts = (page: Page): Promise<string[]> =>
  page.locator("main figure:visible").evaluateAll((figures) => {
    const isClipped = (el: Element | null, figure: Element): boolean => {
      if (el === null || el === figure) return false;
      const { clipPath, overflowY } = getComputedStyle(el);
      return clipPath !== "none" || overflowY !== "visible" || isClipped(el.parentElement, figure);
    };
    const range = document.createRange();
    return figures.flatMap((figure) => {
      const { bottom } = figure.getBoundingClientRect();
      const walker = document.createTreeWalker(figure, NodeFilter.SHOW_TEXT);
      const spilled: string[] = [];
      while (walker.nextNode()) {
        const { currentNode: text } = walker;
        const element = text.parentElement;
        if (!text.nodeValue?.trim()) continue;
        range.selectNodeContents(text);
        const isBelow = range.getBoundingClientRect().bottom > bottom + 1;
        const isSeen = element?.checkVisibility({
          opacityProperty: true,
          visibilityProperty: true,
        });
        if (isBelow && isSeen && !isClipped(element, figure)) spilled.push(text.nodeValue);
      }
      return spilled;
    });
  });
