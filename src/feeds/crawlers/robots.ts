import { endpoints } from "../../paths";
import type { FeedFile } from "../feed-file";

/** Pages that must not be indexed say so themselves, so robots have to be able to read them. */
export const robots: FeedFile = {
  path: endpoints.robots,
  type: "text/plain; charset=utf-8",
  write: ({ siteUrl }) =>
    `User-agent: *\nAllow: /\nDisallow: /api/\n\nSitemap: ${siteUrl}${endpoints.sitemap}\n`,
};
