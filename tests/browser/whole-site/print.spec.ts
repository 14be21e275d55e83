import { expect, test } from "@playwright/test";
import { paths } from "../../../src/paths";

/** The maximum number of A4 pages for a text. Tables that do not break across pages leave some of them half empty. */
const sheets = [
  [paths.security, 12],
  [paths.legalPrivacy, 18],
  [paths.webinars, 1],
] as const;

test("texts print on few sheets without header, footer, chat and forms", async ({ page }) => {
  for (const [{ path }, most] of sheets)
    await test.step(path, async () => {
      await page.emulateMedia({ media: null });
      await page.goto(path);
      const margin = { top: "16mm", bottom: "16mm", left: "16mm", right: "16mm" };
      const pdf = (await page.pdf({ format: "A4", margin })).toString("latin1");
      const count = pdf.match(/\/Type \/Page\b/g)?.length ?? 0;
      expect(count).toBeGreaterThan(0);
      expect(count).toBeLessThanOrEqual(most);
      await page.emulateMedia({ media: "print" });
      for (const role of ["banner", "contentinfo", "navigation"] as const)
        for (const part of await page.getByRole(role).all()) await expect(part).toBeHidden();
      for (const form of await page.locator("main form").all()) await expect(form).toBeHidden();
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    });
});

test("filled buttons print as ink in a border", async ({ page }) => {
  await page.emulateMedia({ media: "print" });
  for (const { path } of [paths.home, paths.contact])
    await test.step(path, async () => {
      await page.goto(path);
      const looks = await page.locator("main :is(a, button).bg-teal").evaluateAll((buttons) =>
        buttons.map((button) => {
          const { color, borderTopColor } = getComputedStyle(button);
          return `${color} in ${borderTopColor}`;
        }),
      );
      expect(new Set(looks)).toEqual(new Set(["rgb(0, 0, 0) in rgb(0, 0, 0)"]));
    });
});
