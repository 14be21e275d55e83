import { expect, test } from "@playwright/test";
import { paths } from "../../../src/paths";
import { coPilot, coPilotQuestions } from "../../../views/content/co-pilot";
import { coPilotSteps } from "../../../views/content/co-pilot-steps";
import { player as words } from "../../../views/content/demo/player";
import { findFaults } from "../support/find-faults";
import { player, second, status, wakePlayer } from "../player/player";
import { moving } from "../support/moving";

const path = paths.coPilot.path;

test("each of the three steps seeks the call to its moment, and is marked meanwhile", async ({
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
  expect(await findFaults(page, "main")).toEqual([]);
});

test.describe("with motion", () => {
  test.use(moving);

  test("a step clicked before the player is awake plays from its moment", async ({ page }) => {
    await page.goto(path);
    const step = page.getByRole("link", { name: /^02 / });
    await step.click();
    await expect(step).toHaveAttribute("aria-current", "true");
    await expect(player(page).getByRole("button", { name: words.pause })).toBeInViewport();
    await expect(player(page).locator("li[aria-current]")).toContainText("Kestrel says");
  });
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
  const open = page.locator("#faq details[open]");
  await expect(open).toHaveId("faq-accuracy");
  await page.locator("#faq-crm summary").click();
  await expect(open).toHaveCount(1);
  await expect(open).toHaveId("faq-crm");
  await page.locator("#faq-crm summary").click();
  await expect(open).toHaveCount(0);
  await expect(page.locator("#faq details")).toHaveCount(coPilotQuestions.length);
});
