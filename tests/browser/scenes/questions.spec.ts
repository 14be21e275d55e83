import { expect, type Locator, type Page, test } from "@playwright/test";
import { paths } from "../../../src/paths";
import { questions } from "../../../views/content/questions";
import { findFaults } from "../support/find-faults";

const [first, second] = questions;
const opened = (page: Page): Locator => page.locator("details[name=faq][open]");
const question = (page: Page, { slug }: { slug: string }): Locator => page.locator(`#faq-${slug}`);
const summary = (page: Page, which: { slug: string }): Locator =>
  question(page, which).locator("summary");

for (const { name, viewport, hasTouch, ways } of [
  {
    name: "at 360 px by touch",
    viewport: { width: 360, height: 740 },
    hasTouch: true,
    ways: [(target: Locator) => target.tap()],
  },
  {
    name: "at 1280 px by mouse and with the keyboard alone",
    viewport: { width: 1280, height: 800 },
    hasTouch: false,
    ways: [(target: Locator) => target.click(), (target: Locator) => target.press("Enter")],
  },
]) {
  test.describe(name, () => {
    test.use({ viewport, hasTouch });

    test("one question is open at a time, and the open one can be closed", async ({ page }) => {
      await page.goto(paths.home.path);
      await expect(opened(page)).toHaveCount(0);
      for (const press of ways) {
        for (const which of [first, second]) {
          await press(summary(page, which));
          await expect(question(page, which).getByText(which.answer)).toBeVisible();
          await expect(opened(page)).toHaveCount(1);
        }
        await press(summary(page, second));
        await expect(opened(page)).toHaveCount(0);
      }
    });
  });
}

test("a question's URL opens it, on load and later, and axe finds nothing in it", async ({
  page,
}) => {
  await page.goto(`${paths.home.path}#faq-${first.slug}`);
  await expect(opened(page)).toHaveId(`faq-${first.slug}`);
  await expect(summary(page, first)).toBeFocused();
  await page.evaluate((slug) => (location.hash = `faq-${slug}`), questions[7].slug);
  await expect(opened(page)).toHaveId(`faq-${questions[7].slug}`);
  await expect(question(page, questions[7])).toBeInViewport({ ratio: 1 });
  expect(await findFaults(page, "#faq")).toEqual([]);
});

test("find in page opens the answer with the words", async ({ page }) => {
  const words = questions[3].answer.split(" ").slice(-6).join(" ");
  await page.goto(`${paths.home.path}#:~:text=${encodeURIComponent(words)}`);
  await expect(opened(page)).toHaveId(`faq-${questions[3].slug}`);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("opening one question closes the other", async ({ page }) => {
    await page.goto(paths.home.path);
    for (const which of [first, second]) {
      await summary(page, which).click();
      await expect(opened(page)).toHaveId(`faq-${which.slug}`);
    }
  });
});
