import type { Page } from "@playwright/test";
import { holdRequests } from "./hold-requests";

/** Throttles the network to about Lighthouse's slow 4G. */
export async function slowDown(page: Page): Promise<void> {
  const client = await page.context().newCDPSession(page);
  await client.send("Network.emulateNetworkConditions", {
    offline: false,
    latency: 150,
    downloadThroughput: (1.6e6 / 8) * 0.9,
    uploadThroughput: 750e3 / 8,
  });
}

/** Holds fonts back until the returned function is called. */
export const holdFonts = (page: Page): Promise<() => void> => holdRequests(page, "**/*.woff2");

/** Returns the names of the paint events so far. */
export function paints(page: Page): Promise<string[]> {
  return page.evaluate(() => performance.getEntriesByType("paint").map(({ name }) => name));
}

/** Returns the weights of our font that have loaded. */
export function arrivedWeights(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.fonts]
      .filter((font) => font.family.replaceAll('"', "") === "Lato" && font.status === "loaded")
      .map((font) => font.weight)
      .toSorted(),
  );
}

/** Returns layout shifts that were not caused by the visitor, as Cumulative Layout Shift counts them. */
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

/** Returns the name of the largest contentful paint's element, or the URL of its image. */
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

/** Returns the font weights of all text above the fold. */
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
