import { expect, type Page, test } from "@playwright/test";
import { paths } from "../../../src/paths";
import { waitlistHref } from "../../../views/content/links";
import { findFaults } from "../support/find-faults";
import { consent, email, form, newAddress, notice, sendUnchecked, submit } from "../forms/sign-up";

for (const width of [360, 1280]) {
  test.describe(`at ${width} px axe finds nothing`, () => {
    test.use({ viewport: { width, height: 800 } });

    test("on a waitlist for a named feature", async ({ page }) => {
      await page.goto(waitlistHref("Mobile App"));
      expect(await findFaults(page)).toEqual([]);
    });

    test("on a refused form with its toast", async ({ page }) => {
      await page.goto(paths.home.path);
      await sendUnchecked(page, "ann at example.com");
      await expect(notice(page)).toBeVisible();
      await showToastsForGood(page);
      expect(await findFaults(page)).toEqual([]);
    });

    test("on a contact form with several errors", async ({ page }) => {
      await page.goto(paths.contact.path);
      await form(page).evaluate((element) => element.toggleAttribute("novalidate", true));
      await submit(page).click();
      await expect(notice(page)).toHaveCount(3);
      await showToastsForGood(page);
      expect(await findFaults(page)).toEqual([]);
    });

    test("on a finished form with its toast", async ({ page }) => {
      await page.goto(paths.home.path);
      await email(page).fill(newAddress());
      await consent(page).check();
      await submit(page).click();
      await expect(notice(page)).toHaveRole("status");
      await showToastsForGood(page);
      expect(await findFaults(page)).toEqual([]);
    });
  });
}

test("axe checks target size and contrast, and finds violations", async ({ page }) => {
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

/** Stops every animation in its middle, where a toast can be read. */
async function showToastsForGood(page: Page): Promise<void> {
  await page.locator("#toasts .toast").evaluateAll((toasts) => {
    for (const animation of toasts.flatMap((toast) => toast.getAnimations())) {
      animation.pause();
      animation.currentTime = 2000;
    }
  });
}
