import { home } from "../../views/content/home";
import { colorOf } from "../../views/content/colors";
import { site } from "../../views/content/site";
import { endpoints, icons, paths } from "../paths";
import type { FeedFile } from "./feed-file";

const png = (src: string, size: number, purpose = "any") => ({
  src,
  sizes: `${size}x${size}`,
  type: "image/png",
  purpose,
});

/** Describes the site as an installable app (https://www.w3.org/TR/appmanifest/). */
export const webManifest: FeedFile = {
  path: endpoints.webManifest,
  type: "application/manifest+json; charset=utf-8",
  summary: "The site as an installable app",
  write: () =>
    JSON.stringify({
      id: paths.home.path,
      name: `${site.brand}: ${site.tagline}`,
      short_name: site.brand,
      description: home.description,
      lang: "en",
      dir: "ltr",
      start_url: paths.home.path,
      scope: paths.home.path,
      display: "minimal-ui",
      background_color: colorOf("canvas"),
      theme_color: colorOf("canvas"),
      icons: [png(icons.small, 192), png(icons.large, 512), png(icons.maskable, 512, "maskable")],
    }),
};
