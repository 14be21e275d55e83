import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { expect, type Page, test } from "@playwright/test";
import { findFaults } from "../support/find-faults";

/** Opens the page of all parts of the kit, which the site does not serve. */
async function openParts(page: Page): Promise<void> {
  const program = ["src/build/parts.tsx"];
  const { stdout } = await promisify(execFile)(process.execPath, program, { maxBuffer: 2 ** 24 });
  await page.setContent(stdout);
}

test("axe finds nothing in any part, and none scrolls sideways", async ({ page }) => {
  await openParts(page);
  expect(await findFaults(page)).toEqual([]);
  for (const width of [1280, 768, 360]) {
    await page.setViewportSize({ width, height: 800 });
    const hidden = () => document.documentElement.scrollWidth - innerWidth;
    expect(await page.evaluate(hidden), `at ${width} px`).toBeLessThanOrEqual(0);
  }
});

test("an empty field looks the same in every window", async ({ page }) => {
  await openParts(page);
  const looks = await page
    .getByText("Empty", { exact: true })
    .evaluateAll((all) => all.map((one) => getComputedStyle(one).borderTopStyle));
  expect(looks.length).toBeGreaterThan(5);
  expect(new Set(looks)).toEqual(new Set(["dashed"]));
});

for (const media of ["print", "forced colors"] as const)
  test(`every word is readable in ${media}`, async ({ page }) => {
    await page.emulateMedia(
      media === "print" ? { media: "print" } : { forcedColors: "active", colorScheme: "dark" },
    );
    await openParts(page);
    const unreadable = await page.evaluate(() => {
      const canvas = document.createElement("canvas").getContext("2d");
      const luminance = (color: string): number => {
        if (canvas === null) return 0;
        canvas.clearRect(0, 0, 1, 1);
        canvas.fillStyle = color;
        canvas.fillRect(0, 0, 1, 1);
        const [r = 0, g = 0, b = 0, a = 0] = canvas.getImageData(0, 0, 1, 1).data;
        return a < 128 ? Number.NaN : (0.2126 * r + 0.7152 * g + 0.0722 * b) / 255;
      };
      const behind = (element: Element | null): number => {
        if (element === null) return 1;
        const own = luminance(getComputedStyle(element).backgroundColor);
        return Number.isNaN(own) ? behind(element.parentElement) : own;
      };
      return [...document.querySelectorAll("main *")]
        .filter((one) => [...one.childNodes].some((node) => node instanceof Text))
        .filter((one) => {
          const text = luminance(getComputedStyle(one).color);
          return Math.abs(text - behind(one)) < 0.3;
        })
        .map((one) => one.textContent);
    });
    expect(unreadable).toEqual([]);
  });
