import { expect, type Locator, type Page } from "@playwright/test";
import { paths } from "../../../src/paths";
import { holdRequests } from "./hold-requests";

export const headerIsAwake = (page: Page): Promise<void> =>
  expect(page.locator('[data-island="header"]')).toHaveAttribute("data-awake");

/** One entry of the bar that opens a dropdown. */
export const entry = (page: Page, name: string): Locator =>
  page.locator(".site-bar").getByRole("button", { name });

export const panel = (page: Page, name: string): Locator =>
  page.locator(`#menu-${name.toLowerCase()}`);

/** Opens the home page with its header awake and nothing of it hovered or focused. */
export async function openAwake(page: Page, path: string = paths.home.path): Promise<void> {
  await page.goto(path);
  await page.locator(".site-header > a").first().dispatchEvent("pointerover");
  await headerIsAwake(page);
}

/** Holds back the code of an island until the returned function is called. */
export const holdIsland = (page: Page, name: string): Promise<() => void> =>
  holdRequests(page, `**/assets/${name}-*.js`);
