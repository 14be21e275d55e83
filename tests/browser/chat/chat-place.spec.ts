import { expect, type Locator, test } from "@playwright/test";
import { paths } from "../../../src/paths";
import { field, launcher, messages, open, panel } from "./chat";
import { holdIsland } from "../support/islands";

test("it shows the newest message unless the reader has scrolled up", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 500 });
  await page.goto(paths.home.path);
  await open(page);
  const log = page.getByRole("log");
  const distance = () => log.evaluate((el) => el.scrollHeight - el.scrollTop - el.clientHeight);
  await field(page).fill("long ".repeat(300));
  await page.keyboard.press("Enter");
  await expect(messages(page)).toHaveCount(3);
  await expect.poll(distance).toBeLessThan(2);
  await field(page).fill("a field\nof\nthree lines");
  await expect.poll(distance).toBeLessThan(2);
  await field(page).fill("And again");
  await page.keyboard.press("Enter");
  await expect(messages(page)).toHaveCount(4);
  await log.evaluate((el) => el.scrollTo(0, 0));
  await expect(messages(page)).toHaveCount(5);
  expect(await log.evaluate((el) => el.scrollTop)).toBe(0);
});

test("a very long word wraps at 320 px and the page does not scroll sideways", async ({ page }) => {
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

for (const { width, places } of [
  { width: 360, places: [home, pricing, demo, contact, caseStudies] },
  { width: 768, places: [home, caseStudies] },
  { width: 1280, places: [home, caseStudies] },
])
  for (const { path } of places)
    test(`at ${width} px its button stays in the header and covers nothing at any scroll position: ${path}`, async ({
      page,
    }) => {
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
      expect(outside).toEqual([]);
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

for (const { what, width, path, button } of [
  { what: "a plan's button", width: 360, path: paths.pricing.path, button: "article.plan a" },
  {
    what: "the battle card's",
    width: 1280,
    path: paths.demo.path,
    button: "[data-island=battle-card] button",
  },
]) {
  test(`its button never covers ${what}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 740 });
    await page.goto(path);
    await expectUncovered(page.locator(button).first());
    await page.evaluate(() => scrollTo({ top: 1e6, behavior: "instant" }));
    await expect(launcher(page)).toBeVisible();
  });
}

for (const { desk, beside } of [
  { desk: 1366, beside: "the mark alone, and its name under a mouse" },
  { desk: 1600, beside: "the mark alone, since pictures are wider there" },
  { desk: 1920, beside: "its name too" },
]) {
  test(`at ${desk} px its button is beside the page, not over it: ${beside}`, async ({ page }) => {
    await page.setViewportSize({ width: desk, height: 768 });
    await page.goto(paths.home.path);
    const left = () => launcher(page).evaluate((el) => el.getBoundingClientRect().left);
    const call = page.locator(".call-scene");
    const edge = await call.evaluate((el) => el.getBoundingClientRect().right);
    expect(await left()).toBeGreaterThanOrEqual(edge);
    await launcher(page).hover();
    await page.mouse.down();
    const width = () => launcher(page).evaluate((el) => el.getBoundingClientRect().width);
    await expect.poll(width).toBeGreaterThan(100);
  });
}

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

/** Scrolled past the corner where the assistant's button stands, it can be pressed from end to end. */
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
