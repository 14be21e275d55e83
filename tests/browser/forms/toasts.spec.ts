import { expect, type Locator, type Page, type Route, test } from "@playwright/test";
import { endpoints } from "../../../src/paths";
import { newsletterForm } from "../../../views/content/forms";
import { findFaults } from "../support/find-faults";
import { again, consent, email, fillNewsletter, notice, submit, toasts } from "./sign-up";
import { moving } from "../support/moving";

test.use(moving);

test.beforeEach(async ({ page }) => {
  await fillNewsletter(page);
  await page.route(`**${endpoints.newsletter}`, failUnseen);
});

test("a sign-up whose form is off-screen shows a toast, which hover and focus pause", async ({
  page,
}) => {
  const region = page.getByRole("region", { name: "Notifications" });
  const expectTold = async (words: string) => {
    await expect(toasts(page).locator("p")).toHaveText(words);
    await expect(region.getByRole("listitem")).toHaveCount(1);
    await expect(notice(page)).toContainText(words);
    await expect(notice(page)).not.toBeInViewport();
    expect(await page.evaluate(() => scrollY)).toBe(0);
  };
  await expect(region.locator("#toasts")).toHaveAttribute("aria-live", "polite");

  await test.step("the keyboard dismisses it, and focus returns", async () => {
    await submit(page).click();
    await expectTold(newsletterForm.networkFailed);
    await toasts(page).hover();
    expect(await lifeOf(toasts(page))).toMatchObject({ state: "paused" });
    await page.mouse.move(10, 10);
    expect(await lifeOf(toasts(page))).toMatchObject({ state: "running" });
    await toasts(page).getByRole("button", { name: "Dismiss" }).focus();
    expect(await lifeOf(toasts(page))).toMatchObject({ state: "paused" });
    await page.keyboard.press("Enter");
    await expect(toasts(page)).toHaveCount(0);
    await expect(submit(page)).toBeFocused();
  });

  await test.step("an error disappears after 5 s, a success after 4 s", async () => {
    await submit(page).click();
    expect(await lifeOf(toasts(page))).toEqual({ state: "running", ms: 5000 });
    await endLife(page);
    await expect(toasts(page)).toHaveCount(0);
    await page.route(`**${endpoints.newsletter}`, succeedUnseen);
    await submit(page).click();
    await expectTold(newsletterForm.success.text);
    expect(await lifeOf(toasts(page))).toEqual({ state: "running", ms: 4000 });
    await endLife(page);
    await expect(toasts(page)).toHaveCount(0);
  });
});

test("at most three toasts are shown, all visible while one is hovered, and the oldest is replaced", async ({
  page,
}) => {
  await succeed(page);
  await toasts(page).last().hover();
  await succeed(page);
  await expect(toasts(page)).toHaveCount(2);
  await expect(toasts(page).last()).toHaveCSS("opacity", "1");
  await expect(toasts(page).first()).toHaveCSS("opacity", "1");
  await succeed(page);
  await expect(toasts(page)).toHaveCount(3);
  const oldest = await toasts(page).first().elementHandle();
  await succeed(page);
  await expect.poll(() => oldest?.evaluate((el) => el.isConnected)).toBe(false);
  await expect(toasts(page)).toHaveCount(3);
});

test("a toast is 356 px wide, follows the system's color scheme, and fits a phone", async ({
  page,
}) => {
  await submit(page).click();
  await toasts(page).hover();
  expect((await toasts(page).boundingBox())?.width).toBe(356);
  await page.emulateMedia({ colorScheme: "light" });
  await expect(toasts(page)).toHaveCSS("background-color", "rgb(246, 248, 251)");
  expect(await findFaults(page, "#toasts")).toEqual([]);
  await page.emulateMedia({ colorScheme: "dark" });
  await expect(toasts(page)).toHaveCSS("background-color", "rgb(22, 36, 62)");
  expect(await findFaults(page, "#toasts")).toEqual([]);
  await page.setViewportSize({ width: 320, height: 640 });
  const box = await toasts(page).boundingBox();
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(320);
});

test("a new error or success replaces an error", async ({ page }) => {
  await submit(page).click();
  await toasts(page).hover();
  const first = await toasts(page).elementHandle();
  await email(page).press("Enter");
  await expect.poll(() => first?.evaluate((el) => el.isConnected)).toBe(false);
  await expect(toasts(page)).toHaveCount(1);
  await succeed(page);
  await expect(toasts(page)).toHaveCount(1);
  await expect(toasts(page).locator("b")).toHaveText(newsletterForm.success.title);
});

test("a replaced toast whose button has focus passes it on", async ({ page }) => {
  await submit(page).click();
  const dismiss = toasts(page).getByRole("button", { name: "Dismiss" });
  await dismiss.focus();
  const first = await toasts(page).elementHandle();
  await page
    .locator("#toasts")
    .evaluate((list) => list.append(...[...list.children].map((one) => one.cloneNode(true))));
  await expect.poll(() => first?.evaluate((el) => el.isConnected)).toBe(false);
  await expect(dismiss).toBeFocused();
});

/**
 * Sends the form over a working network, then restores the typed values, the broken network and the pointer's position.
 */
async function succeed(page: Page): Promise<void> {
  const typed = await email(page).inputValue();
  await page.route(`**${endpoints.newsletter}`, succeedUnseen);
  await email(page).press("Enter");
  await again(page).press("Enter");
  await expect(email(page)).toHaveValue("");
  await email(page).fill(typed);
  await consent(page).press("Space");
  await page.route(`**${endpoints.newsletter}`, failUnseen);
}

/** Scrolls away before the response arrives. */
async function failUnseen(route: Route): Promise<void> {
  await lookAway(route);
  await route.abort();
}

async function succeedUnseen(route: Route): Promise<void> {
  await lookAway(route);
  await route.continue();
}

const lookAway = (route: Route) =>
  route
    .request()
    .frame()
    .evaluate(() => scrollTo({ top: 0, behavior: "instant" }));

/** Returns the state of a toast's second animation, at the end of which it disappears. */
function lifeOf(toast: Locator): Promise<{ state?: string; ms?: number }> {
  return toast.evaluate((el) => {
    const end = el
      .getAnimations()
      .find((one) => one instanceof CSSAnimation && one.animationName === "toast-out");
    const ms = Math.round(Number(end?.effect?.getComputedTiming().endTime));
    return { state: end?.playState ?? "none", ms };
  });
}

function endLife(page: Page): Promise<void> {
  return toasts(page).evaluate((el) => {
    for (const animation of el.getAnimations()) animation.finish();
  });
}
