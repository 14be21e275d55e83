import type { Page } from "@playwright/test";

/** Returns the names of everything the page has stored in this browser, except cookies. */
export function storedKeys(page: Page): Promise<string[]> {
  return page.evaluate(async () => [
    ...Object.keys(localStorage),
    ...Object.keys(sessionStorage),
    ...(await indexedDB.databases()).map(({ name = "" }) => name),
    ...(await caches.keys()),
  ]);
}
