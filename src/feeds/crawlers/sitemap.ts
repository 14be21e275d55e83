import { endpoints } from "../../paths";
import { pages } from "../../../views/pages/pages";
import type { FeedFile } from "../feed-file";

/** Every indexed page (https://www.sitemaps.org/protocol.html), with its last change if known. */
export const sitemap: FeedFile = {
  path: endpoints.sitemap,
  type: "application/xml; charset=utf-8",
  write: ({ siteUrl }) => {
    const urls = pages
      .filter(({ place }) => place.isIndexed)
      .map(({ place, published, modified = published }) => {
        const changed = modified ? `<lastmod>${modified}</lastmod>` : "";
        return `<url><loc>${Bun.escapeHTML(siteUrl + place.path)}</loc>${changed}</url>\n`;
      });
    return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join("")}</urlset>\n`;
  },
};
