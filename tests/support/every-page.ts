import { cachedPages } from "../../src/routes/pages";
import type { Page } from "../../views/page";
import { startApp } from "./app";

/** An address that is on no map, for the page that is shown there. */
export const UNKNOWN_ADDRESS = "/no-such-page";

export type ServedPage = { page: Page; address: string; status: number; html: string };

/** Every page of the site as it is served, the one of unknown addresses among them. New pages are in it by themselves. */
export async function serveEveryPage(): Promise<ServedPage[]> {
  const app = startApp();
  return Promise.all(
    cachedPages.map(async ({ page, status }) => {
      const address = status === 404 ? UNKNOWN_ADDRESS : page.place.path;
      const response = await app.request(address);
      return { page, address, status: response.status, html: await response.text() };
    }),
  );
}

/** A page's own part, between the header and the footer. */
export function mainOf(html: string): string {
  return /<main [^>]*>(.*)<\/main>/s.exec(html)?.[1] ?? "";
}
