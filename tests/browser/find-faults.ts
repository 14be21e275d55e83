import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";

/** What the promises of accessibility are measured by, and axe's own good practice. */
const STANDARDS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** What axe finds wrong in a part of the page, or in all of it: one line for each rule with the elements that break it. */
export async function findFaults(page: Page, part?: string): Promise<string[]> {
  // Half transparent, a text has not the contrast that it will have.
  await page.waitForFunction(
    () =>
      !document
        .getAnimations()
        .some(
          (one) =>
            one instanceof CSSAnimation &&
            one.animationName === "reveal" &&
            one.playState === "running",
        ),
  );
  const axe = new AxeBuilder({ page }).withTags(STANDARDS);
  const { violations } = await (part === undefined ? axe : axe.include(part)).analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" ")}`);
}
