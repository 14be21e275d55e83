import type { Page } from "@playwright/test";
import axe from "axe-core";

/** What the promises of accessibility are measured by, and axe's own good practice. */
const STANDARDS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/**
 * Returns what axe finds wrong in a part of the page, or in all of it: one line per rule with the elements that break
 * it. Runs axe's own script: its Playwright wrapper takes five times the CPU, since it also walks frames, which no page
 * has, and brings home every check that passed.
 */
export async function findFaults(page: Page, part?: string): Promise<string[]> {
  // Half transparent, a text has not the contrast that it will have.
  await page.waitForFunction(
    () =>
      !document
        .getAnimations()
        .some(
          (one) =>
            one instanceof CSSAnimation &&
            ["rise", "land", "sheet", "crm-before"].includes(one.animationName) &&
            one.playState === "running",
        ),
  );
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axe.source);
  return page.evaluate(runAxe, { part, standards: STANDARDS });
}

declare global {
  interface Window {
    axe: typeof axe;
  }
}

/** Runs in the page. Throws if it has frames, since they would not be looked at. */
async function runAxe({ part, standards }: { part: string | undefined; standards: string[] }) {
  if (document.querySelector("iframe, frame")) throw new Error("axe does not look into frames");
  const { violations } = await window.axe.run(part ?? document, {
    runOnly: standards,
    resultTypes: ["violations"],
    selectors: false,
    preload: { assets: ["media"] },
  });
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" ")}`);
}
