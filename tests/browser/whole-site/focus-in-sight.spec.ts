import { expect, type Page, test } from "@playwright/test";
import { paths } from "../../../src/paths";

/** Each kind of bar at the top: the site's header and the reading pages' header. */
for (const { width, path } of [
  { width: 1280, path: paths.contact.path },
  { width: 1280, path: paths.ourSolution.path },
]) {
  test(`with Shift+Tab no focused element is under a bar: ${path} at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(path);
    await page.locator("footer a").last().focus();
    const covered: string[] = [];
    for (;;) {
      await page.keyboard.press("Shift+Tab");
      await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
      const focus = await findFocus(page);
      if (focus.isInBar) break;
      if (focus.isCovered) covered.push(focus.words);
    }
    expect(covered).toEqual([]);
  });
}

function findFocus(page: Page) {
  return page.evaluate(() => {
    const at = document.activeElement ?? document.body;
    const { x, y, width, height } = at.getBoundingClientRect();
    const shares = [0.1, 0.5, 0.9];
    const isSeen = shares.some((across) =>
      shares.some((down) => {
        const top = document.elementFromPoint(x + width * across, y + height * down);
        return top !== null && (at.contains(top) || top.contains(at));
      }),
    );
    return {
      isInBar:
        at === document.body || at.closest(".site-header, body > header, [href='#main']") !== null,
      isCovered: !isSeen,
      words: at.textContent.trim().slice(0, 40),
    };
  });
}
