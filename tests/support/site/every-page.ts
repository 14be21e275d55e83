import { paths, type Place } from "../../../src/paths";
import { cachedPages } from "../../../src/pages/page-routes";
import { startApp } from "./app";

/** An unknown address, for the 404 page. */
export const UNKNOWN_ADDRESS = "/no-such-page";

type ServedPage = { place: Place; address: string; status: number; html: string };

/** Requests every page of the site, and the 404 page. New pages are included automatically. */
export async function serveEveryPage(): Promise<ServedPage[]> {
  const app = startApp();
  const kept = cachedPages.map(({ page: { place }, status }) => ({
    place,
    address: status === 404 ? UNKNOWN_ADDRESS : place.path,
  }));
  // Session pages are rendered for each request and not cached.
  const others = Object.values(paths)
    .filter(({ path }) => !kept.some(({ address }) => address === path))
    .map((place) => ({ place, address: place.path }));
  return Promise.all(
    [...kept, ...others].map(async ({ place, address }) => {
      const response = await app.request(address);
      return { place, address, status: response.status, html: await response.text() };
    }),
  );
}

/** The part of a page between header and footer. */
export function mainOf(html: string): string {
  return /<main [^>]*>(.*)<\/main>/s.exec(html)?.[1] ?? "";
}
