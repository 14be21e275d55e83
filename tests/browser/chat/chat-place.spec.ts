import { expect, type Locator, test } from "@playwright/test";
import { paths } from "../../../src/paths";
import { field, launcher, messages, open, panel } from "./chat";
import { holdIsland } from "../support/islands";
import { still } from "../support/still";

test.use(still);

test("a very long word wraps at 320 px and the page does not scroll sideways; it shows the newest message unless the reader has scrolled up", async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(paths.home.path);
  await open(page);
  await field(page).fill("x".repeat(400));
  await page.keyboard.press("Enter");
  await expect(messages(page)).toHaveCount(2);
  const isWrapped = await page.evaluate(() =>
    [document.documentElement, document.querySelector(".chat-log")].every(
      (box) => box !== null && box.scrollWidth <= box.clientWidth,
    ),
  );
  expect(isWrapped).toBe(true);
  await expect(messages(page)).toHaveCount(3);

  await page.setViewportSize({ width: 360, height: 500 });
  const log = page.getByRole("log");
  const distance = () => log.evaluate((el) => el.scrollHeight - el.scrollTop - el.clientHeight);
  await field(page).fill("long ".repeat(300));
  await page.keyboard.press("Enter");
  await expect(messages(page)).toHaveCount(5);
  await expect.poll(distance).toBeLessThan(2);
  await field(page).fill("a field\nof\nthree lines");
  await expect.poll(distance).toBeLessThan(2);
  await field(page).fill("And again");
  await page.keyboard.press("Enter");
  await expect(messages(page)).toHaveCount(6);
  await log.evaluate((el) => el.scrollTo(0, 0));
  await expect(messages(page)).toHaveCount(7);
  expect(await log.evaluate((el) => el.scrollTop)).toBe(0);
});

test("a click while its code loads opens it once loaded", async ({ page }) => {
  const arrive = await holdIsland(page, "chat");
  await page.goto(paths.home.path);
  await launcher(page).click();
  await expect(panel(page)).toHaveCount(0);
  arrive();
  await expect(field(page)).toBeFocused();
});

const { home, pricing, demo, contact, caseStudies } = paths;

/** Elements that the chat button could cover, by page. */
const places = [
  { path: home.path, widths: [768, 1280, 360] },
  { path: pricing.path, widths: [360], under: "article.plan a" },
  { path: contact.path, widths: [360] },
  { path: caseStudies.path, widths: [360, 768, 1280] },
  { path: demo.path, widths: [360, 1280], under: "[data-island=battle-card] button" },
];

for (const { path, widths, under } of places)
  test(`its button stays in the header and covers nothing at any scroll position: ${path}`, async ({
    page,
  }) => {
    for (const width of widths) {
      await page.setViewportSize({ width, height: 740 });
      await page.goto(path);
      const outside = await page.evaluate(async () => {
        const button = document.querySelector("[data-island=chat] > button");
        const header = document.querySelector("header");
        const others = [...(header?.querySelectorAll("a, button") ?? [])].filter((one) =>
          one.checkVisibility(),
        );
        const found: number[] = [];
        const end = document.documentElement.scrollHeight - innerHeight;
        for (let top = 0; top < end + 200; top += 200) {
          scrollTo({ top, behavior: "instant" });
          await new Promise(requestAnimationFrame);
          const [own, bar] = [button, header].map((one) => one?.getBoundingClientRect());
          if (!own || !bar || own.top < bar.top || own.bottom > bar.bottom) found.push(top);
          for (const other of others) {
            const { left, right } = other.getBoundingClientRect();
            if (own && left < own.right && right > own.left) found.push(top);
          }
        }
        return found;
      });
      await expect(launcher(page)).toBeVisible();
      expect(outside, `at ${width} px`).toEqual([]);
    }
    if (under === undefined) return;
    await expectUncovered(page.locator(under).first());
    await page.evaluate(() => scrollTo({ top: 1e6, behavior: "instant" }));
    await expect(launcher(page)).toBeVisible();
  });

test("its button never covers a submit button while scrolling a page with several forms", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(paths.home.path);
  await page.evaluate(() => {
    const form = document.querySelector("main form");
    if (form) document.querySelector("#problem .wrap")?.append(form.cloneNode(true));
  });
  const submits = page.locator("main form button");
  await expect(submits).toHaveCount(2);
  for (const submit of await submits.all()) {
    await expectUncovered(submit);
    await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
    await expect(launcher(page)).toBeVisible();
  }
});

test("on wide screens its button is beside the page, not over it, and a mouse shows its name", async ({
  page,
}) => {
  await page.goto(home.path);
  const box = () => launcher(page).evaluate((el) => el.getBoundingClientRect().toJSON() as DOMRect);
  for (const width of [1366, 1600, 1920])
    await test.step(`at ${width} px`, async () => {
      await page.setViewportSize({ width, height: 768 });
      const call = page.locator(".call-scene");
      const edge = await call.evaluate((el) => el.getBoundingClientRect().right);
      await expect.poll(async () => (await box()).left).toBeGreaterThanOrEqual(edge);
      await launcher(page).hover();
      await page.mouse.down();
      await expect.poll(async () => (await box()).width).toBeGreaterThan(100);
      await page.mouse.move(10, 600);
      await page.mouse.up();
    });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("a link to the contact page replaces it", async ({ page }) => {
    await page.goto(paths.home.path);
    await expect(launcher(page)).toBeHidden();
    await expect(page.locator("[data-island=chat] > a")).toBeVisible();
    await expect(page.locator("[data-island=chat] > a")).toHaveAttribute(
      "href",
      paths.contact.path,
    );
    await page.locator("main form button").scrollIntoViewIfNeeded();
    await expect(page.locator("[data-island=chat] > a")).not.toBeInViewport();
  });
});

/** Scrolls past the corner with the chat button and expects that the whole element can be clicked. */
async function expectUncovered(button: Locator): Promise<void> {
  for (const fromBottom of [20, 50, 80]) {
    await button.evaluate((el, distance) => {
      const { bottom } = el.getBoundingClientRect();
      scrollBy({ top: bottom + distance - innerHeight, behavior: "instant" });
    }, fromBottom);
    await expect
      .poll(() =>
        button.evaluate((el) => {
          const { left, right, top, height } = el.getBoundingClientRect();
          const at = (x: number) => el.contains(document.elementFromPoint(x, top + height / 2));
          return at(left + 8) && at(right - 8);
        }),
      )
      .toBe(true);
  }
}
