import type { Page } from "@playwright/test";
import axe from "axe-core";

/** The WCAG levels that we promise, and axe's best practices. */
const STANDARDS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/**
 * Returns axe's violations in a part of the page, or in all of it: one line per rule and element. Runs axe's own
 * script, because its Playwright wrapper takes five times the CPU: it also walks frames, which no page has, and returns
 * every check that passed.
 */
export async function findFaults(page: Page, part?: string): Promise<string[]> {
  let faults = await checkOnce(page, part);
  // Text can start to fade in while axe runs. Only faults that stay are real.
  for (let again = 0; faults.length > 0 && again < 2; again++) {
    const found = await checkOnce(page, part);
    faults = faults.filter((fault) => found.includes(fault));
  }
  return faults;
}

async function checkOnce(page: Page, part: string | undefined): Promise<string[]> {
  // Text that is fading in or changing color does not have its final contrast.
  await page.waitForFunction(
    () =>
      !document
        .getAnimations()
        .some(
          (one) =>
            one.playState === "running" &&
            (one instanceof CSSTransition
              ? /color|opacity|visibility/.test(one.transitionProperty)
              : one instanceof CSSAnimation &&
                ["rise", "land", "sheet"].includes(one.animationName)),
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

/** Runs in the page. Throws if it has frames, because they would not be checked. */
async function runAxe({ part, standards }: { part: string | undefined; standards: string[] }) {
  if (document.querySelector("iframe, frame")) throw new Error("axe does not look into frames");
  const { violations } = await window.axe.run(part ?? document, {
    runOnly: standards,
    resultTypes: ["violations"],
    selectors: false,
    preload: { assets: ["media"] },
  });
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
}
