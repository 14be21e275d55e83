import { expect, type Locator, type Page } from "@playwright/test";
import { paths } from "../../../src/paths";
import { holdRequests } from "./hold-requests";

export const headerIsAwake = (page: Page): Promise<void> =>
  expect(page.locator('[data-island="header"]')).toHaveAttribute("data-awake");

/** Returns an entry of the navigation bar that opens a dropdown. */
export const entry = (page: Page, name: string): Locator =>
  page.locator(".site-bar").getByRole("button", { name });

export const panel = (page: Page, name: string): Locator =>
  page.locator(`#menu-${name.toLowerCase()}`);

/** Opens a page with its header hydrated, and nothing in it hovered or focused. */
export async function openAwake(page: Page, path: string = paths.home.path): Promise<void> {
  await page.goto(path);
  await page.locator(".site-header > a").first().dispatchEvent("pointerover");
  await headerIsAwake(page);
}

/** Holds an island's code back until the returned function is called. */
export const holdIsland = (page: Page, name: string): Promise<() => void> =>
  holdRequests(page, `**/assets/${name}-*.js`);
