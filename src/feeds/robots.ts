import { endpoints } from "../paths";
import type { FeedFile } from "./feed-file";

/** Pages that no search should list say so themselves, which a robot must be let in to read. */
export const robots: FeedFile = {
  path: endpoints.robots,
  type: "text/plain; charset=utf-8",
  write: ({ siteUrl }) =>
    `User-agent: *\nAllow: /\nDisallow: /api/\n\nSitemap: ${siteUrl}${endpoints.sitemap}\n`,
};
