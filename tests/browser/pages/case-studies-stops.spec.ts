import { expect, type Locator, test } from "@playwright/test";
import { paths } from "../../../src/paths";
import { caseStudies } from "../../../views/content/case-studies";
import { still } from "../support/still";

test.use(still);

const { path } = paths.caseStudies;

/** What is visible, by opacity, of the pen's words, in the order of the sheet. */
const written = (sheet: Locator) =>
  sheet.locator("table [aria-hidden]").evaluateAll((marks) =>
    marks.map((mark) => {
      const parts = mark.children.length ? [...mark.children] : [mark];
      return parts
        .filter((part) => getComputedStyle(part).opacity === "1")
        .map((part) => part.textContent)
        .join();
    }),
  );

/** What each measure has at a stop: its baseline, and where its numbers come from if it is among the `done`, or else `text`. */
const cellsAt = (done: number, text: string) =>
  caseStudies.filled.before.flatMap((before, row) => [
    before,
    row < done ? caseStudies.filled.sources[row] : text,
  ]);

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? "stops with JavaScript" : "stops without JavaScript", () => {
    test.use({ javaScriptEnabled });

    test("each stop fills in the sheet as far as it is then, and says so", async ({ page }) => {
      await page.goto(path);
      const { stops, counting, legend } = caseStudies.filled;
      const sheet = page.locator("main article");
      const stop = (index: number) =>
        page
          .getByRole("group", { name: legend })
          .getByRole("radio", { name: stops[index]?.name ?? "", exact: true })
          .check();
      const expected = [cellsAt(0, ""), cellsAt(0, counting), cellsAt(3, counting), cellsAt(5, "")];
      expect(await written(sheet)).toEqual(expected[3] ?? []);
      for (const index of [0, 2, 1, 3]) {
        await stop(index);
        expect(await written(sheet)).toEqual(expected[index] ?? []);
        for (const [other, { text }] of stops.entries())
          await expect(page.getByText(text)).toHaveCSS("opacity", other === index ? "1" : "0");
      }
    });
  });

test.describe("with motion", () => {
  test.use({ contextOptions: { reducedMotion: "no-preference" } });

  test("on load the sheet fills in from an empty one, and a chosen stop ends that", async ({
    page,
  }) => {
    await page.goto(path);
    const sheet = page.locator("main article");
    await page
      .locator("main section > div")
      .first()
      .evaluate((scene) => {
        scene.style.setProperty("transition", "none");
        scene.style.setProperty("--clock", "0");
      });
    expect(new Set(await written(sheet))).toEqual(new Set([""]));
    await page.reload();
    await expect.poll(() => written(sheet), { timeout: 20_000 }).toEqual(cellsAt(5, ""));
    await page.reload();
    await page.getByRole("radio", { name: caseStudies.filled.stops[0].name }).check();
    await expect.poll(() => written(sheet), { timeout: 500 }).toEqual(cellsAt(0, ""));
  });
});
