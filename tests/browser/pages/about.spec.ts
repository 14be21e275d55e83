import { expect, test } from "@playwright/test";
import { paths } from "../../../src/paths";
import { about } from "../../../views/content/about";
import { still } from "../support/still";

const { notes, heads } = about.notepad;

test.describe("without script", () => {
  test.use({ ...still, javaScriptEnabled: false });

  test("each note stands beside what the buyer said; on phones, the first two stand above it", async ({
    page,
  }) => {
    for (const width of [360, 768, 1366, 1920]) {
      await page.setViewportSize({ width, height: 768 });
      await page.goto(paths.about.path);
      const rows = page.getByRole("listitem").filter({ has: page.locator("mark") });
      const shown = width < 768 ? notes.slice(0, 2) : notes;
      await expect(rows).toHaveCount(shown.length);
      for (const [index, { note, lost, quote, record }] of shown.entries()) {
        const row = rows.nth(index);
        await expect(row).toContainText(`“${quote.before}${quote.words}${quote.after}”`);
        await expect(row).toContainText(`${about.notepad.lost} ${lost}`);
        await expect(row.getByText(record.value)).toBeVisible();
        const written = await row.getByText(note, { exact: true }).boundingBox();
        const heard = await row.getByRole("link").boundingBox();
        if (written === null || heard === null) throw new Error(`"${note}" is not shown.`);
        if (width < 768) expect(heard.y).toBeGreaterThan(written.y + written.height);
        else {
          expect(heard.x).toBeGreaterThan(written.x + written.width);
          expect(Math.abs(heard.y - written.y)).toBeLessThan(40);
        }
      }
    }
  });

  test("the notepad and Genie fit the first window of a small laptop", async ({ page }) => {
    await page.setViewportSize({ width: 1366, height: 768 });
    await page.goto(paths.about.path);
    await expect(page.getByText(heads.record)).toBeInViewport();
    await expect(page.getByText(notes.at(-1)?.record.value ?? "").first()).toBeInViewport({
      ratio: 1,
    });
  });
});

test.describe("with motion", () => {
  test("what Genie heard arrives row by row", async ({ page }) => {
    await page.goto(paths.about.path);
    const delays = await page
      .getByRole("listitem")
      .filter({ has: page.locator("mark") })
      .evaluateAll((rows) =>
        rows.map((row) =>
          row
            .getAnimations({ subtree: true })
            .map(({ effect }) => Number(effect?.getTiming().delay)),
        ),
      );
    expect(delays.map((of) => new Set(of).size)).toEqual(notes.map(() => 1));
    expect(delays.flat().toSorted((a, b) => a - b)).toEqual(delays.flat());
    for (const { record } of notes)
      await expect(page.getByText(record.value).first()).toBeVisible();
    await expect
      .poll(() =>
        page.evaluate(() => document.querySelector("ol")?.getAnimations({ subtree: true }).length),
      )
      .toBe(0);
  });
});

test("the notes are in handwriting, with every letter of theirs, and the home page does not load it", async ({
  page,
}) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  const hands = () => asked.filter((path) => /\/kalam-400-[^/]+\.woff2$/.test(path));
  await page.goto(paths.home.path);
  await page.waitForLoadState("networkidle");
  expect(hands()).toEqual([]);
  await page.goto(paths.about.path);
  for (const { note } of notes) {
    const written = page.locator("ol p").filter({ hasText: note }).first();
    const client = await page.context().newCDPSession(page);
    await client.send("DOM.enable");
    await client.send("CSS.enable");
    const { root } = await client.send("DOM.getDocument", { depth: 0 });
    await written.evaluate((element) => element.setAttribute("data-note", ""));
    await expect
      .poll(async () => {
        const { nodeId } = await client.send("DOM.querySelector", {
          nodeId: root.nodeId,
          selector: "[data-note]",
        });
        const { fonts } = await client.send("CSS.getPlatformFontsForNode", { nodeId });
        return fonts.map(({ familyName }) => familyName);
      })
      .toEqual(["Kalam"]);
    await written.evaluate((element) => element.removeAttribute("data-note"));
    await client.detach();
  }
  expect(hands()).toHaveLength(1);
});
