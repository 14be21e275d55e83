import { expect, type Locator, type Page, test } from "@playwright/test";
import { paths } from "../../../src/paths";
import { features } from "../../../views/content/features";
import {
  CRM_KEY,
  type CrmStateId,
  crmFields,
  crmScene,
  crmStates,
} from "../../../views/content/crm-scene";
import { clockTime } from "../../../views/content/demo/call";
import { playFromHref } from "../../../views/content/demo/moments";
import { controlAnimations } from "../support/control-animations";
import { findFaults } from "../support/find-faults";

const path = paths.features.path;
const scene = (page: Page) => page.locator(".crm-scene");
const field = (page: Page, name: string) =>
  scene(page).getByRole("term").getByText(name, { exact: true }).locator("xpath=ancestor::div[1]");
const radio = (page: Page, state: CrmStateId) => scene(page).locator(`[value="${state}"]`);
const choose = (page: Page, state: CrmStateId) => radio(page, state).check();

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? "with JavaScript" : "without JavaScript", () => {
    test.use({ javaScriptEnabled });

    test("each state shows its own values of the six fields, and suggestions link to their moment in the call", async ({
      page,
    }) => {
      await page.goto(path);
      await expect(radio(page, "after")).toBeChecked();
      expect(crmFields).toHaveLength(6);
      for (const { name, at } of crmFields)
        await expect(field(page, name).getByRole("link")).toHaveAttribute("href", playFromHref(at));
      for (const id of ["during", "after", "without"] as const) {
        await choose(page, id);
        for (const { name, before, after: filled } of crmFields) {
          const isEmpty = id === "without";
          await expect(field(page, name).getByText(before, { exact: true })).toBeVisible({
            visible: isEmpty,
          });
          await expect(field(page, name).getByText(filled, { exact: true })).toBeVisible({
            visible: !isEmpty,
          });
        }
      }
      await expect(scene(page).locator("dl").getByRole("link")).toHaveCount(0);
    });
  });
}

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  for (const page of [paths.home, paths.features, paths.coPilot])
    test(`${page.path} links to each state, and the link opens the page at the scene`, async ({
      page: tab,
    }) => {
      await tab.goto(page.path);
      for (const { id, name } of crmStates) {
        await scene(tab).getByRole("link", { name, exact: true }).click();
        await expect(tab).toHaveURL(`${page.path}?${CRM_KEY}=${id}#${CRM_KEY}`);
        await expect(radio(tab, id)).toBeChecked();
        await expect(scene(tab)).toBeInViewport();
      }
    });
});

test("at 1280 px Genie covers 64 px of the record and no state moves the rest; the jobs appear with Genie; arrow keys change the state; times name the moment they link to", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(path);
  const done = scene(page)
    .getByText(features[0]?.done.result ?? "")
    .and(page.locator(":visible"));
  const measure = () =>
    scene(page).evaluate((element) => {
      const [stage] = [...element.children].slice(-1);
      const boxes = [...(stage?.children ?? [])].map((child) => child.getBoundingClientRect());
      const [record, panel] = boxes;
      return {
        overlap: (record?.right ?? 0) - (panel?.left ?? 0),
        height: element.getBoundingClientRect().height,
        panelHeight: panel?.height,
      };
    });
  const first = await measure();
  expect(first.overlap).toBe(64);
  for (const { id } of crmStates) {
    await choose(page, id);
    await expect(done).toHaveCount(id === "without" ? 0 : 1);
    expect(await measure()).toEqual(first);
  }

  await radio(page, "after").focus();
  await page.keyboard.press("ArrowLeft");
  await expect(scene(page).getByText(crmScene.status.during)).toBeVisible();
  await page.keyboard.press("ArrowRight");
  await expect(scene(page).getByText(crmScene.status.after)).toBeVisible();
  await page.keyboard.press("ArrowLeft");

  const [{ at }] = crmFields as [(typeof crmFields)[number]];
  const link = field(page, "Stage").getByRole("link");
  await expect(link).toHaveAccessibleName(crmScene.play(clockTime(at)));
  await link.click();
  await expect(page).toHaveURL(new RegExp(`at=${at}`));
});

for (const place of [paths.home, paths.features, paths.coPilot])
  test(`on ${place.path} the address follows the state, and opens with it also without scripts`, async ({
    page,
    browser,
  }) => {
    await page.goto(place.path);
    await choose(page, "without");
    await expect(page).toHaveURL(({ search }) => search === `?${CRM_KEY}=without`);
    const context = await browser.newContext({ javaScriptEnabled: false });
    const copied = await context.newPage();
    await copied.goto(page.url());
    await expect(scene(copied).getByText(crmScene.status.without)).toBeVisible();
    await context.close();
  });

test("Features shows the record without Genie, then the call's suggestions one by one, then the approved record, until the visitor chooses a state, and again at Replay; phones play the record only, and reduced motion shows its end at once", async ({
  page,
}) => {
  const setRate = await controlAnimations(page);
  const { without, during, after } = crmScene.status;
  const status = (text: string) => scene(page).getByText(text, { exact: true });
  await setRate(0);
  await page.goto(path);
  await expect(radio(page, "after")).toBeChecked();
  const statuses = () =>
    Promise.all(
      [without, during, after].map((text) =>
        status(text).evaluate((element) => getComputedStyle(element).opacity),
      ),
    );
  const show = (time: number) =>
    scene(page).evaluate((element, currentTime) => {
      for (const animation of element.getAnimations({ subtree: true }))
        animation.currentTime = currentTime;
    }, time);
  const opacityOf = (element: Locator) =>
    element.evaluate((node) => getComputedStyle(node).opacity);
  /** The fields and the ticks of Genie's jobs that are shown, and the state that the control looks to be in. */
  const shown = async () => {
    const names: string[] = [];
    for (const { name, after: filled } of crmFields)
      if ((await opacityOf(field(page, name).getByText(filled, { exact: true }))) === "1")
        names.push(name);
    const ticks = await scene(page)
      .locator("ul svg")
      .evaluateAll((all) => all.filter((one) => getComputedStyle(one).opacity === "1").length);
    const chosen = await scene(page)
      .locator("label")
      .evaluateAll((all) => all.findIndex((label) => getComputedStyle(label).opacity === "1"));
    return { names, ticks, chosen: crmStates[chosen]?.id };
  };
  await show(1200);
  expect(await statuses()).toEqual(["1", "0", "0"]);
  expect(await shown()).toEqual({ names: [], ticks: 0, chosen: "without" });
  for (const [time, names] of [
    [1400, ["Competitor", "Pain"]],
    [1700, ["Competitor", "Pain", "Signer"]],
  ] as const) {
    await show(time);
    expect(await statuses()).toEqual(["1", "0", "0"]);
    expect(await shown()).toEqual({ names, ticks: 0, chosen: "during" });
  }
  const names = crmFields.map(({ name }) => name);
  for (const [time, ticks] of [
    [2400, 2],
    [3400, 4],
  ] as const) {
    await show(time);
    expect(await statuses()).toEqual(["0", "1", "0"]);
    expect(await shown()).toEqual({ names, ticks, chosen: "during" });
  }
  await choose(page, "without");
  await expect(status(during)).toBeHidden();
  await choose(page, "after");
  await expect(status(during)).toBeHidden();
  await setRate(1000);
  await expect(status(after)).toHaveCSS("opacity", "1");

  await setRate(0);
  await choose(page, "during");
  await page.getByRole("link", { name: "Replay" }).click();
  await expect(radio(page, "after")).toBeChecked();
  await show(1200);
  expect(await statuses()).toEqual(["1", "0", "0"]);

  await setRate(1000);
  await page.goto(path);
  await expect(status(without)).toBeHidden();
  await expect(status(during)).toBeHidden();
  await expect(status(after)).toHaveCSS("opacity", "1");

  await setRate(0);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(path);
  const height = (await scene(page).boundingBox())?.height;
  for (const [time, opacities] of [
    [1000, ["1", "0", "0"]],
    [2600, ["0", "1", "0"]],
    [9000, ["0", "0", "1"]],
  ] as const) {
    await show(time);
    expect(await statuses()).toEqual(opacities);
    await expect(
      scene(page)
        .getByText(features[0]?.done.result ?? "")
        .and(page.locator(":visible")),
    ).toHaveCSS("opacity", time === 1000 ? "0" : "1");
    expect((await scene(page).boundingBox())?.height).toBe(height);
  }

  for (const width of [360, 1280]) {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.setViewportSize({ width, height: 740 });
    await page.goto(path);
    await expect(status(during)).toBeHidden();
    await expect(status(after)).toHaveCSS("opacity", "1");
  }
});

test("axe finds nothing in any state at any width, and the page does not scroll sideways", async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto(path);
  for (const width of [320, 768, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    for (const { id } of crmStates)
      await test.step(`${id} at ${width} px`, async () => {
        await choose(page, id);
        expect(await findFaults(page, ".crm-scene")).toEqual([]);
        const hidden = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
        expect(hidden).toBe(0);
      });
  }
});
