import { expect, test } from "@playwright/test";
import { paths } from "../../../src/paths";
import { footerGroups } from "../../../views/content/footer";
import { findFaults } from "../support/find-faults";

for (const javaScriptEnabled of [true, false]) {
  test.describe(`${javaScriptEnabled ? "with" : "without"} JavaScript`, () => {
    test.use({ javaScriptEnabled });

    test("the footer shows every link, with badges for beta and soon, and folds at 360 px", async ({
      page,
    }) => {
      await page.setViewportSize({ width: 1280, height: 800 });
      await page.goto(paths.pricing.path);
      const footer = page.locator("body > footer");
      for (const { href } of footerGroups.flatMap(({ links }) => links))
        await expect(footer.locator(`a[href="${href}"]`).first()).toBeVisible();
      const item = (name: string) =>
        footer.getByRole("listitem").filter({ has: page.getByRole("link", { name, exact: true }) });
      await expect(item("Co-Pilot")).toHaveText(/Beta/);
      await expect(item("Scroll")).toHaveText(/Beta/);
      await expect(item("Vision")).toHaveText(/Beta/);
      await expect(item("Careers")).toHaveText(/Soon/);

      await page.setViewportSize({ width: 360, height: 740 });
      for (const { title, links } of footerGroups) {
        const link = footer.getByRole("link", { name: links[0].name, exact: true });
        await expect(link).toBeHidden();
        await footer.locator("summary", { hasText: title }).click();
        await expect(link).toBeVisible();
      }
      if (javaScriptEnabled) expect(await findFaults(page, "body > footer")).toEqual([]);
    });
  });
}
