import { expect, type Locator, type Page } from "@playwright/test";
import { paths } from "../../../src/paths";
import { player as words } from "../../../views/content/demo/player";

export const player = (page: Page): Locator => page.getByRole("group", { name: words.label });

type Key = "start" | "end" | "mute" | "unmute" | "back" | "play" | "pause" | "forward";

/** Returns a button of the player by its exact name. */
export const key = (page: Page, name: Key): Locator =>
  player(page).getByRole("button", { name: words[name], exact: true });

/** The button that plays the whole call. */
export const fullCall = (page: Page): Locator =>
  player(page).getByRole("button", { name: words.fullCall });

export const slider = (page: Page): Locator => page.getByRole("slider", { name: words.seek });

export const status = (page: Page): Locator => player(page).getByRole("status").first();

/** The lines that are visible. */
export const lines = (page: Page): Locator => player(page).locator("[data-line]:visible");

/** The text announced to screen readers. */
export const readOut = (page: Page): Locator => player(page).locator("[data-read-out]");

export const card = (page: Page): Locator => player(page).locator("[data-card]:visible");

/** Returns the current second of the call. */
export const second = async (page: Page): Promise<number> =>
  Number(await slider(page).inputValue());

/** Opens the demo page with a clock that the test controls, and hydrates the player. */
export async function openPlayer(page: Page, query = ""): Promise<void> {
  await page.clock.install({ time: "2026-11-21T09:30:00" });
  await page.goto(paths.demo.path + query);
  await wakePlayer(page);
  await page.clock.pauseAt("2026-11-21T09:40:00");
}

export async function wakePlayer(page: Page): Promise<void> {
  await player(page).scrollIntoViewIfNeeded();
  await player(page).dispatchEvent("pointerover");
  await expect(page.locator('[data-island="call"]')).toHaveAttribute("data-awake");
}
