import { expect, test } from "@playwright/test";
import { paths } from "../../../src/paths";
import { about } from "../../../views/content/about";

const { notes, lost: forgotten } = about.notepad;

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("each note stands beside what the buyer said and what Genie recorded", async ({ page }) => {
    await page.goto(paths.about.path);
    const rows = page.getByRole("listitem").filter({ has: page.locator("mark") });
    await expect(rows).toHaveCount(notes.length);
    for (const [index, { note, lost, quote, record }] of notes.entries()) {
      const row = rows.nth(index);
      await expect(row.getByText(note, { exact: true })).toBeVisible();
      await expect(row).toContainText(`“${quote.before}${quote.words}${quote.after}”`);
      await expect(row).toContainText(`${forgotten} ${lost}`);
      await expect(row.getByText(record.value)).toBeVisible();
    }
  });
});

test("only the page with handwriting loads its font", async ({ page }) => {
  const fonts: string[] = [];
  page.on("request", (request) => fonts.push(request.url()));
  const hands = () => fonts.filter((url) => /\/kalam-400-[^/]+\.woff2$/.test(url));
  await page.goto(paths.home.path, { waitUntil: "networkidle" });
  expect(hands()).toEqual([]);
  await page.goto(paths.about.path, { waitUntil: "networkidle" });
  expect(hands()).toHaveLength(1);
});
