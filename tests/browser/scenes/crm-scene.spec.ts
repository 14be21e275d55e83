import { expect, type Page, test } from "@playwright/test";
import { paths } from "../../../src/paths";
import {
  CRM_KEY,
  type CrmStateId,
  crmFields,
  crmScene,
  crmStates,
} from "../../../views/content/crm-scene";
import { clockTime } from "../../../views/content/demo/call";
import { playFromHref } from "../../../views/content/demo/moments";
import { featuredDeal, featuredRecord } from "../../../views/content/features";
import { moving } from "../support/moving";
import { findFaults } from "../support/find-faults";

const path = paths.features.path;
const status = crmScene.status(featuredDeal);
const scene = (page: Page) => page.locator(".crm-scene");
const field = (page: Page, name: string) =>
  scene(page).getByRole("term").getByText(name, { exact: true }).locator("xpath=ancestor::div[1]");
const radio = (page: Page, state: CrmStateId) => scene(page).locator(`[value="${state}"]`);
const choose = (page: Page, state: CrmStateId) => radio(page, state).check();

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? "with JavaScript" : "without JavaScript", () => {
    test.use({ javaScriptEnabled });

    test("each state shows its own values of the six fields", async ({ page }) => {
      await page.goto(path);
      await expect(radio(page, "after")).toBeChecked();
      expect(featuredRecord.fields).toHaveLength(6);
      for (const id of ["during", "after", "without"] as const) {
        await choose(page, id);
        for (const { field: name, from: before, to: filled } of featuredRecord.fields) {
          const isEmpty = id === "without";
          await expect(field(page, name).getByText(before, { exact: true })).toBeVisible({
            visible: isEmpty,
          });
          await expect(field(page, name).getByText(filled, { exact: true })).toBeVisible({
            visible: !isEmpty,
          });
        }
      }
    });
  });
}

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("links lead to each state, and open the page at the scene", async ({ page }) => {
    await page.goto(path);
    for (const { id, name } of crmStates) {
      await scene(page).getByRole("link", { name, exact: true }).click();
      await expect(page).toHaveURL(`${path}?${CRM_KEY}=${id}#${CRM_KEY}`);
      await expect(radio(page, id)).toBeChecked();
      await expect(scene(page)).toBeInViewport();
    }
  });
});

test("arrow keys change the state", async ({ page }) => {
  await page.goto(path);
  await radio(page, "after").focus();
  await page.keyboard.press("ArrowLeft");
  await expect(scene(page).getByText(status.during)).toBeVisible();
  await page.keyboard.press("ArrowRight");
  await expect(scene(page).getByText(status.after)).toBeVisible();
});

for (const { path: played } of [paths.home, paths.coPilot])
  test(`suggestions of the deal that the demo plays link to their moment, and name it: ${played}`, async ({
    page,
  }) => {
    await page.goto(played);
    await choose(page, "after");
    for (const { field: name, at } of crmFields) {
      const link = field(page, name).getByRole("link");
      await expect(link).toHaveAttribute("href", playFromHref(at));
      await expect(link).toHaveAccessibleName(crmScene.play(clockTime(at)));
    }
    await choose(page, "without");
    await expect(scene(page).locator("dl").getByRole("link")).toHaveCount(0);
    await expect(scene(page).getByText(crmScene.genie.status.without)).toBeVisible();
  });

test("the address follows the state, and opens with it also without scripts", async ({
  page,
  browser,
}) => {
  await page.goto(path);
  await choose(page, "without");
  await expect(page).toHaveURL(({ search }) => search === `?${CRM_KEY}=without`);
  const context = await browser.newContext({ javaScriptEnabled: false });
  const copied = await context.newPage();
  await copied.goto(page.url());
  await expect(scene(copied).getByText(status.without)).toBeVisible();
  await context.close();
});

test.describe("with motion", () => {
  test.use(moving);

  test("it plays once, rests in the approved record, and plays again at Replay", async ({
    page,
  }) => {
    await page.goto(path);
    const running = () => scene(page).evaluate((el) => el.getAnimations({ subtree: true }).length);
    const finish = () =>
      scene(page).evaluate((element) => {
        for (const animation of element.getAnimations({ subtree: true })) animation.finish();
      });
    await expect.poll(running).toBeGreaterThan(0);
    await finish();
    await expect(scene(page).getByText(status.after, { exact: true })).toHaveCSS("opacity", "1");
    await choose(page, "during");
    await page.getByRole("link", { name: "Replay" }).click();
    await expect(radio(page, "after")).toBeChecked();
    await expect.poll(running).toBeGreaterThan(0);
  });
});

test("axe finds nothing in any state, and the page does not scroll sideways", async ({ page }) => {
  await page.goto(path);
  for (const { id } of crmStates)
    await test.step(id, async () => {
      await page.setViewportSize({ width: 1280, height: 800 });
      await choose(page, id);
      expect(await findFaults(page, ".crm-scene")).toEqual([]);
      await page.setViewportSize({ width: 320, height: 640 });
      const hidden = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(hidden).toBe(0);
    });
});
