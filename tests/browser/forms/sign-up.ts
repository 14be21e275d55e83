import { expect, type Locator, type Page, type Request } from "@playwright/test";
import { endpoints, paths } from "../../../src/paths";
import { formNotices } from "../../../views/content/form-notices";
import { holdRequests } from "../support/hold-requests";

/** The one sign-up form of a page: the newsletter's on the home page, the notify form elsewhere. */
export const form = (page: Page): Locator => page.locator("main form");
export const email = (page: Page): Locator => form(page).getByRole("textbox");
export const consent = (page: Page): Locator => form(page).getByRole("checkbox");
export const submit = (page: Page): Locator => form(page).getByRole("button");
/** What became of the form: an error inside it, or a success in its place. */
export const notice = (page: Page): Locator => page.locator("main .notice");
/** Brings the cleared form back after a success. */
export const again = (page: Page): Locator => page.locator("main [data-again]");
export const toasts = (page: Page): Locator => page.locator("#toasts").getByRole("listitem");

/** An address that no other test uses. */
export const newAddress = (): string => `ann-${crypto.randomUUID()}@example.com`;

/** Fills the home page's form in as it should be, with an address of its own, which it answers. */
export async function fillNewsletter(page: Page): Promise<string> {
  const address = newAddress();
  await page.goto(paths.home.path);
  await email(page).fill(address);
  await consent(page).check();
  return address;
}

/** Sends the form without the browser's own check, which would not let a wrong address through. */
export async function sendUnchecked(page: Page, address: string): Promise<void> {
  await form(page).evaluate((el: HTMLFormElement) => el.toggleAttribute("novalidate", true));
  await email(page).evaluate((el: HTMLInputElement) => el.setAttribute("type", "text"));
  await email(page).fill(address);
  await submit(page).click();
}

/** A failure in sight is told once, with its title. */
export async function expectFailure(page: Page, words: string): Promise<void> {
  await expect(notice(page)).toHaveText(`${formNotices.errorTitle} ${words}`);
  await expect(notice(page)).toHaveRole("alert");
  await expect(notice(page)).toBeInViewport();
  await expect(toasts(page)).toHaveCount(0);
}

/** Every post of the newsletter's form from now on. */
export function collectPosts(page: Page): Request[] {
  const posts: Request[] = [];
  page.on("request", (request) => {
    if (new URL(request.url()).pathname === endpoints.newsletter) posts.push(request);
  });
  return posts;
}

/** Holds every post back until it is let through. */
export const holdPosts = (page: Page): Promise<() => void> =>
  holdRequests(page, `**${endpoints.newsletter}`);
