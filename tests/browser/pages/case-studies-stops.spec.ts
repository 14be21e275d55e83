import { expect, type Locator, test } from "@playwright/test";
import { paths } from "../../../src/paths";
import { caseStudies } from "../../../views/content/case-studies";
import { still } from "../support/still";

test.use(still);

const { path } = paths.caseStudies;

/** Each measure's visible baseline, how much of it is counted, from 0 to 1, and both groups' visible results. */
const shown = (sheet: Locator) =>
  sheet.locator("tbody tr").evaluateAll((rows) =>
    rows.map((row) => {
      const [before, after, without] = [...row.querySelectorAll("td [aria-hidden]")].filter(
        (mark) => mark.parentElement?.tagName === "TD",
      );
      const visibleText = (element?: Element | null) =>
        element && getComputedStyle(element).opacity === "1" ? element.textContent : "";
      const line = after?.querySelector(":scope > span > span > span");
      return {
        before: visibleText(before),
        counted: line ? Number(getComputedStyle(line).scale.split(" ")[0]) : -1,
        results: [visibleText(after?.lastElementChild), visibleText(without?.lastElementChild)],
      };
    }),
  );

const { before, after, without, stops, legend, misses, met, missed } = caseStudies.filled;
const { measures } = caseStudies.protocol;

/** What the sheet shows when of its measures these parts are counted. */
const rows = (parts: readonly number[], baseline: readonly string[] = before) =>
  parts.map((counted, row) => {
    const verdict = misses.some((claim) => claim === measures[row]?.claim) ? missed : met;
    return {
      before: baseline[row] ?? "",
      counted: expect.closeTo(counted, 2),
      results: counted < 1 ? ["", ""] : [`${after[row]}${verdict}`, without[row]],
    };
  });

const empty = rows([0, 0, 0, 0, 0], []);
/** At rest, as at the third stop. */
const rest = rows([1, 1, 1, 0.324, 0.324]);

/** By stop. */
const expected = [
  rows([0, 0, 0, 0, 0]),
  rows([0.885, 0.885, 0.885, 0.155, 0.155]),
  rows([1, 1, 1, 0.328, 0.328]),
  rows([1, 1, 1, 1, 1]),
];

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? "stops with JavaScript" : "stops without JavaScript", () => {
    test.use({ javaScriptEnabled });

    test("each stop fills in the sheet as far as it is then, and says so", async ({ page }) => {
      await page.goto(path);
      const sheet = page.locator("main article");
      const stop = (index: number) =>
        page
          .getByRole("group", { name: legend })
          .getByRole("radio", { name: stops[index]?.name ?? "", exact: true })
          .check();
      expect(await shown(sheet)).toEqual(rest);
      for (const index of [0, 2, 1, 3]) {
        await stop(index);
        expect(await shown(sheet)).toEqual(expected[index] ?? []);
        for (const [other, { text }] of stops.entries())
          await expect(page.getByText(text)).toHaveCSS("opacity", other === index ? "1" : "0");
      }
    });
  });

test.describe("with motion", () => {
  test.use({ contextOptions: { reducedMotion: "no-preference" } });

  test("on load the sheet fills in up to its first results, and a chosen stop moves it", async ({
    page,
  }) => {
    await page.goto(path);
    const sheet = page.locator("main article");
    await page
      .locator("main section > div")
      .first()
      .evaluate((scene) => {
        scene.style.setProperty("transition", "none");
        scene.style.setProperty("--now", "0");
      });
    expect(await shown(sheet)).toEqual(empty);
    await page.reload();
    await expect.poll(() => shown(sheet), { timeout: 20_000 }).toEqual(rest);
    // Each stop ends the run, the third one, too, which has nearly the same values.
    for (const index of [0, 2] as const) {
      await page.reload();
      await page.getByRole("radio", { name: stops[index].name, exact: true }).check();
      await expect.poll(() => shown(sheet), { timeout: 3_000 }).toEqual(expected[index] ?? []);
    }
  });
});
