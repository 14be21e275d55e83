import type { Page } from "@playwright/test";
import { holdRequests } from "./hold-requests";

/** About what Lighthouse calls slow 4G. */
export async function slowDown(page: Page): Promise<void> {
  const client = await page.context().newCDPSession(page);
  await client.send("Network.emulateNetworkConditions", {
    offline: false,
    latency: 150,
    downloadThroughput: (1.6e6 / 8) * 0.9,
    uploadThroughput: 750e3 / 8,
  });
}

/** Holds back the fonts until the returned function is called. */
export const holdFonts = (page: Page): Promise<() => void> => holdRequests(page, "**/*.woff2");

/** The names of the paints that have happened. */
export function paints(page: Page): Promise<string[]> {
  return page.evaluate(() => performance.getEntriesByType("paint").map(({ name }) => name));
}

/** The weights of our own face that have arrived. */
export function arrivedWeights(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.fonts]
      .filter((font) => font.family.replaceAll('"', "") === "Lato" && font.status === "loaded")
      .map((font) => font.weight)
      .toSorted(),
  );
}

/** What moved without the reader's doing, in the terms of Cumulative Layout Shift. */
export function findShifts(page: Page): Promise<{ sum: string; moved: string[] }> {
  return page.evaluate(async () => {
    type Shift = PerformanceEntry & {
      value: number;
      hadRecentInput: boolean;
      sources: { node: Node | null }[];
    };
    const shifts = await new Promise<Shift[]>((resolve) => {
      new PerformanceObserver((list) => resolve(list.getEntries() as Shift[])).observe({
        type: "layout-shift",
        buffered: true,
      });
      // An observer without entries is never called.
      requestAnimationFrame(() => requestAnimationFrame(() => resolve([])));
    });
    const own = shifts.filter((shift) => !shift.hadRecentInput);
    const nodes = own.flatMap(({ sources }) => sources.map(({ node }) => node));
    return {
      sum: own.reduce((sum, { value }) => sum + value, 0).toFixed(3),
      moved: nodes.map((node) =>
        node instanceof Element ? `${node.localName}.${node.className}` : (node?.textContent ?? ""),
      ),
    };
  });
}

/** The name of the element that is the largest paint, or the address of its picture. */
export function largestPaint(page: Page): Promise<string> {
  return page.evaluate(async () => {
    type Paint = PerformanceEntry & { element: Element | null; url: string };
    const entries = await new Promise<Paint[]>((resolve) => {
      new PerformanceObserver((list) => resolve(list.getEntries() as Paint[])).observe({
        type: "largest-contentful-paint",
        buffered: true,
      });
    });
    const last = entries.at(-1);
    return last?.url ? last.url : (last?.element?.localName ?? "");
  });
}

/** The font weights of all text that shows before the page is scrolled. */
export function weightsInView(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const weights = new Set<string>();
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const element = walker.currentNode.parentElement;
      if (!walker.currentNode.nodeValue?.trim() || !element?.checkVisibility()) continue;
      const { top, bottom, width } = element.getBoundingClientRect();
      if (width > 1 && bottom > 0 && top < innerHeight)
        weights.add(getComputedStyle(element).fontWeight);
    }
    return [...weights];
  });
}
