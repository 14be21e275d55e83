import { expect, type Page, test } from "@playwright/test";
import { paths } from "../../../src/paths";
import { features, featuresPage } from "../../../views/content/features";
import { still } from "../support/still";

test.use(still);

const path = paths.features.path;
const { showcase } = featuresPage;

const field = (page: Page) => page.getByLabel(showcase.email, { exact: true });
const start = (page: Page) => page.getByRole("button", { name: showcase.submit });

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? "with JavaScript" : "without JavaScript", () => {
    test.use({ javaScriptEnabled });

    test("all eight features are listed twice; a typed address reaches the waitlist form but no URL; a call is booked on the contact page", async ({
      page,
    }) => {
      const asked: string[] = [];
      page.on("request", (request) => asked.push(request.url()));
      await page.goto(path);
      for (const { topic, does, brings } of features) {
        await expect(page.getByRole("heading", { name: topic, exact: true })).toBeVisible();
        await expect(page.getByText(does.how)).toBeVisible();
        await expect(page.getByRole("heading", { name: brings.outcome })).toBeVisible();
      }

      await test.step("the browser refuses an invalid address before anything is sent", async () => {
        const sent = asked.length;
        await field(page).fill("notmail");
        await field(page).press("Enter");
        await start(page).click();
        await expect(field(page)).toBeFocused();
        // Where scripts are off, so is `evaluate`; there, a selector finds the invalid field.
        await expect(page.locator("#start-email:invalid")).toHaveCount(1);
        expect(asked.slice(sent).filter((url) => url.includes(paths.betaWaitlist.path))).toEqual(
          [],
        );
        await expect(page).toHaveURL((url) => url.pathname === path);
      });

      const address = "ann@vendor.example";
      await field(page).fill(address);
      await start(page).click();
      await expect(page).toHaveURL((url) => url.pathname === paths.betaWaitlist.path);
      await expect(page.locator("input[name=email]")).toHaveValue(address);
      await expect(page.getByRole("heading", { level: 1 })).toContainText(showcase.feature);
      expect(asked.filter((url) => /ann|vendor/.test(url))).toEqual([]);

      await test.step("without an address the field is empty", async () => {
        await page.goto(path);
        await start(page).click();
        await expect(page).toHaveURL((url) => url.pathname === paths.betaWaitlist.path);
        await expect(page.locator("input[name=email]")).toHaveValue("");
      });

      await test.step("the contact page has the topic selected", async () => {
        await page.goto(path);
        await page.locator("#battle-card").getByRole("link", { name: showcase.call }).click();
        await expect(page).toHaveURL((url) => url.pathname === paths.contact.path);
        await expect(page.locator("[name=topic]:checked, select[name=topic]").first()).toHaveValue(
          "call",
        );
      });
    });
  });
}

test("the scene lists the eight jobs, those done during the call first ticked, and each leads to its card", async ({
  page,
}) => {
  await page.goto(path);
  const jobs = page
    .getByRole("figure")
    .first()
    .locator("ul")
    .filter({ hasText: features[0]?.done.job ?? "" });
  await expect(jobs.locator("a")).toHaveCount(features.length);
  for (const state of ["during", "after"]) {
    await page.locator(`input[value=${state}]`).check({ force: true });
    for (const { done } of features)
      await expect(jobs.getByRole("link", { name: done.job }).locator("svg")).toHaveCSS(
        "opacity",
        state === "after" || !done.isAfterCall ? "1" : "0",
      );
  }
  for (const { id, done } of features) {
    const job = jobs.getByRole("link", { name: done.job });
    await expect(job).toContainText(done.result);
    await job.click();
    await expect(page).toHaveURL((url) => url.hash === `#${id}`);
    await expect(page.locator(`#${id} h3`)).toBeInViewport();
  }
});

test("the first eight pictures fill their frames at every width, and who gets what is one grid, at most 560 px tall at 1280 px", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(path);
  await expect(page.locator("[data-list=brings] h3")).toHaveCount(features.length);
  const box = await page.locator("[data-list=brings]").boundingBox();
  expect(box?.height).toBeLessThanOrEqual(560);
  for (const width of [360, 768, 1280, 1920])
    await test.step(`at ${width} px`, async () => {
      await page.setViewportSize({ width, height: 900 });
      const empty = await page
        .locator("[data-list=does] > li > [aria-hidden]")
        .evaluateAll((frames) =>
          frames.map((frame) => {
            const bottoms = [...frame.querySelectorAll("*")].map(
              (part) => part.getBoundingClientRect().bottom,
            );
            return frame.getBoundingClientRect().bottom - Math.max(...bottoms);
          }),
        );
      expect(empty).toHaveLength(features.length);
      for (const pixels of empty) expect(pixels).toBeLessThanOrEqual(40);
    });
});

test("on a phone the page is at most 9,800 px tall", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(path);
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  expect(height).toBeLessThanOrEqual(9800);
});
