import { expect, test } from "@playwright/test";
import { paths } from "../../../src/paths";
import { coPilot, coPilotQuestions } from "../../../views/content/co-pilot";
import { coPilotSteps } from "../../../views/content/co-pilot-steps";
import { type CrmStateId, crmFields, crmScene, crmStates } from "../../../views/content/crm-scene";
import { clockTime } from "../../../views/content/demo/call";
import { player as words } from "../../../views/content/demo/player";
import { callMoments } from "../../../views/content/demo/moments";
import { lineAt } from "../../../views/content/demo/lines";
import { demoDeal } from "../../../views/content/demo-deal";
import { controlAnimations } from "../support/control-animations";
import { findFaults } from "../support/find-faults";
import { player, second, status, wakePlayer } from "../player/player";
import { still } from "../support/still";

test.use(still);

const path = paths.coPilot.path;

test("the meeting comes first, then what each part of a call brings; each of the three steps seeks it to its moment, in view, and is marked meanwhile", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1366, height: 768 });
  await page.goto(path);
  await expect(page.getByRole("figure", { name: coPilot.hero.meeting })).toBeInViewport();
  await expect(page.locator("main li").getByText("15–30 minutes").first()).toBeVisible();
  for (const text of ["call summary", "action items"])
    await expect(page.locator("#steps li").getByText(text)).toBeVisible();
  await wakePlayer(page);
  for (const { number, title, at } of coPilotSteps) {
    const step = page.getByRole("link", { name: `${number} ${title}` });
    await step.click();
    expect(await second(page)).toBe(at);
    await expect(step).toHaveAttribute("aria-current", "true");
    const steps = page.getByRole("link", { name: /^0[123] / });
    await expect(steps.and(page.locator("[aria-current]"))).toHaveCount(1);
    await expect(page).toHaveURL(new RegExp(`${path}\\?at=${at}`));
    await expect(player(page).locator("li[aria-current]")).toBeInViewport({ ratio: 1 });
  }
});

test("the meeting keeps its size in every state, and shows either the cameras or the summary", async ({
  page,
}) => {
  await page.goto(path);
  const scene = page.getByRole("figure", { name: coPilot.hero.meeting });
  for (const width of [768, 1024, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    const sizes = [];
    for (const { id } of crmStates) {
      await scene.locator(`[value="${id}"]`).check();
      const isAfter = id === "after";
      await expect(scene.getByText(demoDeal.objection.heard)).toBeVisible({ visible: !isAfter });
      await expect(scene.getByText(crmScene.notes.after.title)).toBeVisible({ visible: isAfter });
      sizes.push(await scene.evaluate(({ clientHeight }) => clientHeight));
    }
    expect(new Set(sizes).size, `at ${width} px`).toBe(1);
  }
});

test("the record stands in one place without Genie and after the call, with its six fields empty, then filled; at 1366 × 768 the scene fits, and the call fills three", async ({
  page,
}) => {
  await page.goto(path);
  const scene = page.getByRole("figure", { name: coPilot.hero.meeting });
  const record = scene.locator("dl");
  const show = async (id: CrmStateId) => {
    await scene.locator(`[value="${id}"]`).check();
    await page.evaluate(() => scrollTo(0, 0));
    return record.boundingBox();
  };
  for (const [width, height] of [
    [360, 740],
    [1366, 768],
  ] as const) {
    await page.setViewportSize({ width, height });
    const place = await show("without");
    for (const { name, before, stale } of crmFields) {
      const field = record.locator("div", { has: page.getByText(name, { exact: true }) }).first();
      await expect(field.getByText(stale ? `${before}, ${stale}` : before)).toBeInViewport();
    }
    expect(await show("after")).toEqual(place);
    for (const { after, at } of crmFields) {
      await expect(record.getByText(after)).toBeInViewport({ ratio: 1 });
      await expect(record.getByText(clockTime(at)).first()).toBeInViewport({ ratio: 1 });
    }
    await show("during");
    await expect(record.getByText(/^\d\d:\d\d$/).filter({ visible: true })).toHaveCount(3);
    if (width > 360) await expect(scene).toBeInViewport({ ratio: 1 });
  }
});

test("the player's side panes end with a whole row, and no title stands alone", async ({
  page,
}) => {
  await page.goto(path);
  for (const [width, height] of [
    [768, 1024],
    [1280, 900],
    [1366, 768],
  ] as const) {
    await page.setViewportSize({ width, height });
    const lasts = await player(page)
      .locator("section ul")
      .evaluateAll((lists) =>
        lists.map((list) => {
          const edge = list.getBoundingClientRect();
          const shown = [...list.children].filter(
            (row) => row.getBoundingClientRect().left < edge.right,
          );
          const last = shown.at(-1);
          const isWhole = (last?.getBoundingClientRect().bottom ?? 0) <= edge.bottom + 1;
          return isWhole && !last?.querySelector("h3");
        }),
      );
    expect(lasts, `at ${width} px`).toEqual([true, true, true]);
  }
});

test.describe("with motion", () => {
  test.use({ contextOptions: { reducedMotion: "no-preference" } });

  test("the hero plays what Genie hears, its card, and the rep's question, and rests in the call", async ({
    page,
  }) => {
    const setRate = await controlAnimations(page);
    await setRate(0);
    await page.goto(path);
    const scene = page.getByRole("figure", { name: coPilot.hero.meeting });
    const heard = scene.locator("ol > li").last();
    const question = scene.getByText(lineAt(callMoments.question).text);
    await expect(scene.locator('[value="during"]')).toBeChecked();
    for (const part of [heard, heard.locator("> :last-child"), question])
      expect(await part.evaluate((el) => el.getAnimations().length)).toBe(1);
    await setRate(1);
    for (const part of [heard, heard.locator("> :last-child"), question]) {
      await expect.poll(() => part.evaluate((el) => el.getAnimations().length)).toBe(0);
      await expect(part).toHaveCSS("opacity", "1");
    }
    await scene.locator('[value="without"]').check();
    await expect(scene.getByText(coPilot.hero.unaided)).toBeVisible();
    await expect(question).toBeHidden();
  });

  test("a step plays from its moment with the player's buttons in view, even when clicked before the player is awake", async ({
    page,
  }) => {
    for (const [width, height] of [
      [360, 740],
      [768, 1024],
      [1280, 900],
      [1366, 768],
    ] as const) {
      await page.setViewportSize({ width, height });
      await page.goto(path);
      const step = page.getByRole("link", { name: /^02 / });
      await step.click();
      await expect(step).toHaveAttribute("aria-current", "true");
      await expect(player(page).getByRole("button", { name: words.pause })).toBeInViewport({
        ratio: 1,
      });
      await expect(player(page).locator("li[aria-current]")).toContainText("Kestrel says");
      if (width > 360) await expect(step).toBeInViewport({ ratio: 1 });
    }
  });
});

test("the last step shows all six CRM fields, on phones in the deal pane, which the first closes", async ({
  page,
}) => {
  await page.goto(path);
  await wakePlayer(page);
  const deal = player(page).getByRole("region", { name: words.panes.deal });
  for (const [width, height] of [
    [360, 740],
    [768, 900],
    [1366, 768],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.getByRole("link", { name: /^03 / }).click();
    for (const { field } of demoDeal.fieldChanges)
      await expect(deal.getByText(field, { exact: true })).toBeInViewport({ ratio: 1 });
    await page.getByRole("link", { name: /^01 / }).click();
    await expect(deal).toBeVisible({ visible: width > 360 });
  }
});

test("at 360 px the first screen reaches the card in Genie's panel and, after the call, the approved record; only the current step's text is shown, in room for the longest", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(path);
  const scene = page.getByRole("figure", { name: coPilot.hero.meeting });
  for (const text of [crmScene.genie.status.during, crmScene.genie.say])
    await expect(scene.getByText(text, { exact: true }).filter({ visible: true })).toBeInViewport({
      ratio: 1,
    });
  await scene.locator('[value="after"]').check();
  await expect(scene.getByText(crmScene.status.after)).toBeInViewport({ ratio: 1 });
  const list = page.locator("#steps");
  // The player opens at the second step.
  await expect(list.locator("[aria-current]")).toContainText(coPilotSteps[1].title);
  await expect(list.getByText(coPilotSteps[1].text)).toBeVisible();
  await wakePlayer(page);
  const heights = [];
  for (const step of coPilotSteps) {
    await list.getByRole("link", { name: step.title }).click();
    for (const { text } of coPilotSteps)
      await expect(list.getByText(text)).toBeVisible({ visible: text === step.text });
    heights.push(await list.evaluate((element) => element.clientHeight));
  }
  expect(new Set(heights).size).toBe(1);
});

test("without JavaScript a step is a link to the page at its moment", async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.setViewportSize({ width: 1366, height: 768 });
  await page.goto(`${baseURL}${path}`);
  await page.getByRole("link", { name: "02 Real-Time Intelligence" }).click();
  await expect(status(page)).toHaveText("Live Call Active");
  await expect(player(page).locator("li[aria-current]")).toContainText("Kestrel says");
  await expect(page.locator("#steps")).toBeInViewport({ ratio: 1 });
  await context.close();
});

test("one of the eight questions is open at a time, and a link with its id opens it", async ({
  page,
}) => {
  await page.goto(`${path}#faq-accuracy`);
  const open = page.locator("main details[open]");
  await expect(open).toHaveId("faq-accuracy");
  await page.locator("#faq-crm summary").click();
  await expect(open).toHaveCount(1);
  await expect(open).toHaveId("faq-crm");
  await page.locator("#faq-crm summary").click();
  await expect(open).toHaveCount(0);
  await expect(page.locator("main details")).toHaveCount(coPilotQuestions.length);
});

test("axe finds nothing on the page with a step selected", async ({ page }) => {
  await page.goto(`${path}?at=1468`);
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await findFaults(page), `at ${width} px`).toEqual([]);
  }
});
