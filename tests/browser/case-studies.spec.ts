import { expect, test } from "@playwright/test";
import { paths } from "../../src/paths";
import { messages } from "../../views/content/messages";
import { findFaults } from "./find-faults";
import { email, newAddress, notice, submit } from "./sign-up";
import { storedRows } from "./stored-rows";

const { path } = paths.caseStudies;

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? "with JavaScript" : "without JavaScript", () => {
    test.use({ javaScriptEnabled });

    test("the page asks who wants to read the first story, and stays itself after the answer", async ({
      page,
    }) => {
      const address = newAddress();
      await page.goto(path);
      await expect(page.locator("main")).toContainText("Coming soon");
      await email(page).fill(address);
      await submit(page).click();
      await expect(notice(page)).toHaveText(messages.notify.success.text);
      await expect(notice(page)).toBeInViewport();
      expect(new URL(page.url()).pathname).toBe(path);
      await expect(page.locator("h1")).toHaveText("No story before it can be checked");
      expect(await storedRows(address)).toMatchObject([
        { email: address, source: "coming-soon:Case Studies" },
      ]);
    });
  });

for (const place of [paths.caseStudies, paths.about])
  for (const width of [360, 1280])
    test(`axe finds nothing on ${place.path} at ${width} px, and it is no wider`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(place.path);
      expect(await findFaults(page)).toEqual([]);
      await page.setViewportSize({ width: 320, height: 640 });
      const isTooWide = await page.evaluate(
        () => document.documentElement.scrollWidth > innerWidth,
      );
      expect(isTooWide).toBe(false);
    });

test("the figures of the three moments stand in one line on a tablet, however long their names", async ({
  page,
}) => {
  await page.setViewportSize({ width: 768, height: 900 });
  await page.goto(paths.caseStudies.path);
  const tops = await page
    .locator(".by-team li b")
    .evaluateAll((figures) => figures.map((el) => Math.round(el.getBoundingClientRect().top)));
  expect(tops).toHaveLength(3);
  expect(new Set(tops).size).toBe(1);
});
