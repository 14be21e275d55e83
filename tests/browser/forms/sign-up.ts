import { expect, type Locator, type Page, type Request } from "@playwright/test";
import { endpoints, paths } from "../../../src/paths";
import { formNotices } from "../../../views/content/form-notices";
import { holdRequests } from "../support/hold-requests";

/** The only sign-up form of a page: the newsletter form on the home page, the notify form elsewhere. */
export const form = (page: Page): Locator => page.locator("main form");
export const email = (page: Page): Locator => form(page).getByRole("textbox");
export const consent = (page: Page): Locator => form(page).getByRole("checkbox");
export const submit = (page: Page): Locator => form(page).getByRole("button");
/** The form's notice: an error inside it, or a success message in its place. */
export const notice = (page: Page): Locator => page.locator("main .notice");
/** The button that restores the cleared form after success. */
export const again = (page: Page): Locator => page.locator("main [data-again]");
export const toasts = (page: Page): Locator => page.locator("#toasts").getByRole("listitem");

/** Returns an address that no other test uses. */
export const newAddress = (): string => `ann-${crypto.randomUUID()}@example.com`;

/** Fills in the home page's form with valid values. Returns the address, which is new. */
export async function fillNewsletter(page: Page): Promise<string> {
  const address = newAddress();
  await page.goto(paths.home.path);
  await email(page).fill(address);
  await consent(page).check();
  return address;
}

/** Submits the form without the browser's validation, which would reject an invalid address. */
export async function sendUnchecked(page: Page, address: string): Promise<void> {
  await form(page).evaluate((el: HTMLFormElement) => el.toggleAttribute("novalidate", true));
  await email(page).evaluate((el: HTMLInputElement) => el.setAttribute("type", "text"));
  await email(page).fill(address);
  await submit(page).click();
}

/** Expects one error message with a title, in view. */
export async function expectFailure(page: Page, words: string): Promise<void> {
  await expect(notice(page)).toHaveText(`${formNotices.errorTitle} ${words}`);
  await expect(notice(page)).toHaveRole("alert");
  await expect(notice(page)).toBeInViewport();
  await expect(toasts(page)).toHaveCount(0);
}

/** Collects the newsletter form's requests from now on. */
export function collectPosts(page: Page): Request[] {
  const posts: Request[] = [];
  page.on("request", (request) => {
    if (new URL(request.url()).pathname === endpoints.newsletter) posts.push(request);
  });
  return posts;
}

/** Holds form posts back until the returned function is called. */
export const holdPosts = (page: Page): Promise<() => void> =>
  holdRequests(page, `**${endpoints.newsletter}`);
