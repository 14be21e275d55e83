import { expect, type Page, test } from "@playwright/test";
import { paths } from "../../../src/paths";
import { findFaults } from "../support/find-faults";
import { consent, email, newAddress, notice, sendUnchecked, submit } from "../forms/sign-up";
import { moving } from "../support/moving";

// Toasts move in and out.
test.use(moving);

test("axe finds nothing on a refused form and a sent one, with their toasts", async ({ page }) => {
  await page.goto(paths.home.path);
  await sendUnchecked(page, "ann at example.com");
  await expect(notice(page)).toBeVisible();
  await showToastsForGood(page);
  expect(await findFaults(page)).toEqual([]);
  await email(page).fill(newAddress());
  await consent(page).check();
  await submit(page).click();
  await expect(notice(page)).toHaveRole("status");
  await showToastsForGood(page);
  expect(await findFaults(page)).toEqual([]);
});

test("axe looks at the size of targets and at contrast, and finds what is wrong", async ({
  page,
}) => {
  await page.goto(paths.scroll.path);
  await page.locator("main").evaluate((main) => {
    const small = () => {
      const button = document.createElement("button");
      button.style.cssText = "width: 10px; height: 10px; margin: 0; padding: 0; color: #333";
      button.ariaLabel = "Small";
      return button;
    };
    const faint = document.createElement("p");
    faint.style.color = "#222";
    faint.textContent = "Faint";
    main.append(small(), small(), faint);
  });
  const rules = (await findFaults(page)).map((fault) => fault.split(":")[0]);
  expect(rules).toContain("target-size");
  expect(rules).toContain("color-contrast");
});

/** Pauses every animation halfway, where toasts are readable. */
async function showToastsForGood(page: Page): Promise<void> {
  await page.locator("#toasts .toast").evaluateAll((toasts) => {
    for (const animation of toasts.flatMap((toast) => toast.getAnimations())) {
      animation.pause();
      animation.currentTime = 2000;
    }
  });
}
